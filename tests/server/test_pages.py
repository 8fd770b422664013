"""The pages: nothing in them that the content security policy would stop, and a label for every field."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import bottega.server

HOME = Path(bottega.server.__file__).parent / "pages"
ELSEWHERE = re.compile(r"https?://(?!HOST:PORT|www\.w3\.org/2000/svg)|url\(|@import|innerHTML|eval\(|\.style\b")
"""What leads to another host, or makes styles and scripts out of text."""
PATHS = {"/", "/docs", "/openapi.json"}
"""What pages lead to, apart from their own files."""
FIELDS = {"input", "select", "textarea"}

Attributes = dict[str, str | None]


class Page(HTMLParser):
    """A page as its elements."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, Attributes]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def values(self, name: str) -> list[str]:
        """The values of an attribute, wherever it stands."""
        return [str(attributes[name]) for _, attributes in self.elements if name in attributes]


@pytest.fixture(params=["index", "try"])
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(name: str) -> Page:
    return Page((HOME / f"{name}.html").read_text("utf-8"))


def test_no_script_and_no_style_stands_in_a_page(page: Page) -> None:
    assert all(attributes.get("src") for tag, attributes in page.elements if tag == "script")
    assert "style" not in [tag for tag, _ in page.elements]
    assert [
        key for _, attributes in page.elements for key in attributes if key == "style" or key.startswith("on")
    ] == []


@pytest.mark.parametrize("file", sorted(HOME.iterdir()), ids=lambda file: file.name)
def test_nothing_comes_from_elsewhere(file: Path) -> None:
    assert ELSEWHERE.findall(file.read_text("utf-8")) == []


def test_whatever_is_linked_is_there(page: Page) -> None:
    links = {link for link in [*page.values("href"), *page.values("src")] if not link.startswith("#")}
    files = {f"/pages/{file.name}" for file in HOME.iterdir()}
    assert links - files - PATHS == set()


def test_every_field_has_a_label(page: Page) -> None:
    fields = [attributes["id"] for tag, attributes in page.elements if tag in FIELDS]
    assert sorted(map(str, fields)) == sorted(page.values("for"))


def test_ids_are_there_and_only_once(page: Page, name: str) -> None:
    ids = page.values("id")
    script = (HOME / f"{name}.js").read_text("utf-8")
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:byId|getElementById)\("([\w-]+)"\)', script)) <= set(ids)
