"""docs/protocol.md: the sessions on the page are what the engine answers."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ottery.engine import Session
from ottery.engine.requests import KINDS
from ottery.match import record
from tests.toy import BUILT

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
REST = "…"
TITLES = re.findall(r"^### (.+)$", PAGE, re.MULTILINE)


def session(title: str) -> list[tuple[str, Any]]:
    """The requests and replies under a title."""
    block = PAGE.partition(f"### {title}\n")[2].partition("```text\n")[2].partition("```")[0]
    lines = block.splitlines()
    assert all(line.startswith("> ") for line in lines[::2])
    assert all(line.startswith("< ") for line in lines[1::2])
    return [(ask[2:], _read(reply[2:])) for ask, reply in zip(lines[::2], lines[1::2], strict=True)]


def _read(text: str) -> Any:
    return json.loads(text.replace(f", {REST}}}", f', "{REST}": 0}}').replace(f", {REST}]", f', "{REST}"]'))


def agrees(shown: Any, found: Any) -> bool:
    """Whether a reply is the one on the page, which may leave out the end of a list or object."""
    if isinstance(shown, dict) and isinstance(found, dict):
        named = shown.keys() - {REST}
        is_whole = named == found.keys() or (REST in shown and named <= found.keys())
        return is_whole and all(agrees(shown[key], found[key]) for key in named)
    if isinstance(shown, list) and isinstance(found, list):
        if shown[-1:] == [REST]:
            shown, found = shown[:-1], found[: len(shown) - 1]
        return len(shown) == len(found) and all(map(agrees, shown, found))
    return bool(shown == found)


@pytest.mark.parametrize("title", TITLES)
def test_a_session_on_the_page(title: str) -> None:
    engine = Session(names=BUILT)
    steps = session(title)
    assert len(steps) >= 5
    for ask, shown in steps:
        found = json.loads(json.dumps(engine.answer(ask.encode())))
        assert agrees(shown, found), f"{ask}\nthe page: {shown}\nthe engine: {found}"


def test_every_game_has_a_session() -> None:
    begun = {json.loads(ask).get("game") for title in TITLES for ask, _ in session(title)}
    assert begun - {None} == set(BUILT)


def test_the_page_names_every_request() -> None:
    for kind in KINDS:
        assert f'{{"do":"{kind}"' in PAGE


def test_a_reply_that_differs_is_seen() -> None:
    """The comparison itself, seen failing."""
    assert agrees({"a": [1, REST], REST: 0}, {"a": [1, 2], "b": 3})
    for shown, found in (
        ({"a": 1}, {"a": 1, "b": 2}),
        ({"a": 1, REST: 0}, {"b": 2}),
        ({"a": 2, REST: 0}, {"a": 1, "b": 2}),
        ([1, 2], [1]),
        ([2, REST], [1, 2]),
    ):
        assert not agrees(shown, found)


def test_the_record_on_the_page_can_be_read() -> None:
    block = PAGE.partition("## Records")[2].partition("```\n")[2].partition("```")[0]
    found = record.parse(block.replace("2. …\n", ""))
    assert found.actions == ["7S", "8D", "hearts", "draw", "9H"]
    assert list(found.headers) == ["game", "players", "options", "seed"]
