"""Bottega as something that is installed: its manifest, its pictures, and what is shown without a line."""

from __future__ import annotations

import struct
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.web.conftest import Visit
from tests.web.looks import check_accessible
from tests.web.visitor import Visitor

AWAY = "The server does not answer. Is it running? Try again in a moment."
PNG = b"\x89PNG\r\n\x1a\n"


def test_the_manifest_is_valid(visit: Visit) -> None:
    ada = visit("Ada")
    ada.goes("/")
    told = ada.context.new_cdp_session(ada.page).send("Page.getAppManifest")
    assert told["errors"] == []
    link = ada.page.locator("link[rel=manifest]").get_attribute("href")
    assert link is not None
    manifest = ada.get(link)
    assert manifest["name"] == "Bottega"
    assert manifest["display"] == "standalone"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon["purpose"] for icon in manifest["icons"]}
    for address in [manifest["start_url"], *[shortcut["url"] for shortcut in manifest["shortcuts"]]]:
        assert ada.context.request.get(address).ok


def test_pictures_are_as_large_as_the_manifest_says(visit: Visit) -> None:
    ada = visit("Ada")
    for icon in ada.get("/manifest.webmanifest")["icons"]:
        picture = ada.context.request.get(icon["src"])
        assert picture.headers["content-type"].startswith(icon["type"])
        if icon["type"] == "image/png":
            content = picture.body()
            assert content.startswith(PNG)
            width, height = struct.unpack(">II", content[16:24])
            assert f"{width}x{height}" == icon["sizes"]


def test_without_a_line_a_page_says_so(visit: Visit) -> None:
    ada = without_a_line(visit)
    ada.goes("/library")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    check_accessible(ada.page)
    ada.context.set_offline(False)
    ada.goes("/library")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Library")


def test_what_is_opened_without_a_line_comes_with_it(visit: Visit) -> None:
    ada = without_a_line(visit)
    ada.page.get_by_role("link", name="Library").first.click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(AWAY)
    check_accessible(ada.page)
    ada.context.set_offline(False)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Library")
    assert ada.page.evaluate("() => [...document.styleSheets].some((sheet) => /Library/.test(sheet.href))")


def test_where_nothing_is_kept_a_page_says_that_the_server_is_away(visit: Visit) -> None:
    ada = visit("Ada")
    ada.goes("/")
    loses_the_line(ada)
    ada.page.get_by_role("link", name="Library").first.click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(AWAY)


def test_a_page_that_is_only_slow_does_not_blame_the_server(visit: Visit) -> None:
    ada = visit("Ada")
    ada.page.clock.install()
    ada.goes("/")
    ada.page.wait_for_load_state("networkidle")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    ada.page.route("**/assets/Library-*.js", hold)
    with ada.page.expect_request("**/assets/Library-*.js"):
        ada.page.get_by_role("link", name="Library").first.click()
    with ada.page.expect_response("**/api/session"):
        ada.page.clock.fast_forward(5_000)
    ada.page.evaluate("() => null")
    assert not ada.page.get_by_text(AWAY).count()
    for route in held:
        route.continue_()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Library")


def without_a_line(visit: Visit) -> Visitor:
    """Somebody on the first page, which keeps what never changes, when the line is cut."""
    ada = visit("Ada", service_worker=True)
    ada.goes("/")
    ada.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    ada.page.reload()
    loses_the_line(ada)
    return ada


def loses_the_line(visitor: Visitor) -> None:
    """Cut the line, when all of the page has come: what is fetched just then is another matter."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.server_may_be_away = True
    visitor.context.set_offline(True)


def test_nothing_comes_from_elsewhere(visit: Visit) -> None:
    ada = visit("Ada")
    asked: set[str] = set()
    ada.page.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    for path in ("/", "/new", "/library/sagrada/rules", "/settings"):
        ada.goes(path)
        ada.page.wait_for_load_state("networkidle")
    assert asked - {""} == {urlsplit(ada.url).netloc}
