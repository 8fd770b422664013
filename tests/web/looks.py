"""How a page looks: whether all can read it, and whether it fits."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.driving import prompt
from tests.web.needs import AXE

RUN_AXE = """async (rules) => {
  const some = rules.length ? {runOnly: {type: "rule", values: rules}} : {};
  const found = await axe.run(document, {resultTypes: ["violations"], ...some});
  const told = (node) => `  ${node.html.slice(0, 200)}\\n  ${node.failureSummary}`;
  return found.violations.map(({id, help, nodes}) => [`${id}: ${help}`, ...nodes.slice(0, 4).map(told)].join("\\n"));
}"""
IS_SIDEWAYS = "() => document.scrollingElement.scrollWidth > innerWidth"
IS_TALLER = "() => document.scrollingElement.scrollHeight > innerHeight"
OVERFLOWING = """(aside) => [...document.querySelectorAll("main *, main")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1
    && /auto|scroll/.test(getComputedStyle(each).overflowY) && !each.closest(aside))
  .map((each) => `${each.tagName}.${each.className} ${each.scrollHeight} > ${each.clientHeight}`)"""
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter((each) => each instanceof CSSTransition).map((each) => each.finished)).then(() => undefined)"""
"""Colours that change to others are no colours yet."""
THEMES = ("light", "dark")
ABOUT_COLOURS = ["color-contrast", "link-in-text-block"]
"""Rules of axe-core that look at colours: all others see the same by day and by night."""


def check_accessible(page: Page, *themes: str) -> None:
    """axe-core finds nothing, by day and by night: in a second theme, nothing about colours, which alone are others."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    before = page.evaluate("() => document.documentElement.dataset.theme")
    rules: list[str] = []
    for theme in themes or THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        page.evaluate(SETTLED)
        found = page.evaluate(RUN_AXE, rules)
        assert not found, "\n".join([f"{theme}, {page.url}", *found])
        rules = ABOUT_COLOURS
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", before)
    page.request_gc()  # axe-core leaves a range for each text it has looked at, and each slows down whatever is drawn


def check_not_sideways(page: Page) -> None:
    """Nobody has to push the page sideways."""
    assert not page.evaluate(IS_SIDEWAYS), f"{page.url} is wider than its window"


def check_fits(page: Page, scrolling: str = "aside") -> None:
    """All of a table is seen at once: neither the page nor what lies on the table has to be scrolled.

    What stands beside it may be, and what is named.
    """
    check_not_sideways(page)
    assert not page.evaluate(IS_TALLER), f"{page.url} is taller than its window"
    assert page.evaluate(OVERFLOWING, f"aside, {scrolling}") == []


def check_refused(page: Page) -> None:
    """A sentence says why something can't be done, with its rule, which is shown at a click."""
    refusal = prompt(page).get_by_role("alert")
    expect(refusal).to_be_visible()
    rule = refusal.get_by_role("button")
    number = rule.inner_text()
    assert re.fullmatch(r"[A-Z]{2}-[\w.]+", number)
    assert len(refusal.inner_text()) > len(number) + 20, "a sentence says why"
    rule.click()
    rules = page.get_by_role("tabpanel", name="Rules")
    expect(rules.get_by_text(number, exact=True).first).to_be_in_viewport()
    check_accessible(page)
