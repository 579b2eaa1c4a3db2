"""One open page looked at in every language and in both themes."""

from __future__ import annotations

from collections.abc import Iterator

from tests.browser import Screen, axe_complaints

from wormery.locales import LANGUAGES

WIDER = "document.documentElement.scrollWidth > innerWidth"


def every_language(screen: Screen, api: str = "") -> Iterator[str]:
    """Switch an open page to each language in turn, with the texts that the API sends.

    `api` is part of the address that the page asks for them.
    """
    page = screen.page
    now = page.evaluate("document.documentElement.lang")
    for language in (now, *(other for other in LANGUAGES if other != now)):
        if language != now:
            if api:
                with page.expect_response(lambda answer: api in answer.url and answer.ok):
                    screen.choose(language=language)
            else:
                screen.choose(language=language)
            page.locator(f"html[lang='{language}']").wait_for()
        screen.settle(30)
        yield language


def assert_accessible(screen: Screen, inside: str = "html") -> None:
    """Run axe-core by day and by night."""
    for theme in ("light", "dark"):
        screen.choose(theme=theme)
        complaints = axe_complaints(screen.page, theme, inside)
        assert not complaints, theme
    screen.choose(theme="light")
