"""Whoever plays is "you" in the terminal, the others have names."""

import io
import random

import pytest

from ottery.locales import LANGUAGES, Text
from ottery.locales.text import has_text
from ottery.match import Course, telling
from ottery.terminal.plain import Plain
from ottery.terminal.saves import Shelf
from ottery.terminal.voice import Voice
from tests.toy import find

from .conftest import order_of

TABLES = [
    ("ottere", 3, {"draw-two": True, "skip": "jack", "target": 60}),
    ("otter", 1, {}),
    ("otter", 2, {"penalty": True}),
    ("otter", 5, {}),
    ("otters", 3, {}),
    ("why-i-otter", 2, {}),
    ("an-otter-won", 2, {}),
]
NAMELESS = {"otter-event-solo-lost"}


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_whatever_somebody_does_is_told_to_them_as_you(
    game: str, seats: int, options: dict[str, object]
) -> None:
    lots, met = random.Random(game), set()
    for deal in range(6):
        course = Course.begin(find(game), seats=seats, options=options, seed=str(deal))
        while not course.position.is_over and course.version < 200:
            step = course.play(lots.choice(course.position.legal()))
            told = [
                text
                for seat in range(1, seats + 1)
                for text in telling.events(step, seat)
                if _is_of(text, seat)
            ]
            met |= {text.key for text in told} - NAMELESS
    assert met
    assert [key for key in sorted(met) for lang in LANGUAGES if not has_text(f"{key}-you", lang)] == []


def _is_of(text: Text, seat: int) -> bool:
    return text.values.get("player") == seat


@pytest.mark.parametrize(
    ("language", "key", "seats", "mine", "theirs"),
    [
        ("en", "otters-event-seat", (1, 2), "You choose Bo.", "Ada chooses you."),
        ("da", "otters-event-seat", (1, 2), "Du vælger Bo.", "Ada vælger dig."),
        ("en", "otters-event-turn", (1, 2), "It is your turn.", "It is Ada's turn."),
        ("da", "otters-event-turn", (1, 2), "Turen går til dig.", "Turen går til Ada."),
    ],
)
def test_who_acts_and_who_is_meant(
    language: str, key: str, seats: tuple[int, int], mine: str, theirs: str
) -> None:
    text = Text.of(key, player=seats[0], other=seats[1])
    voice = Voice(language, ("Ada", "Bo"))
    assert voice.to(1)(text) == mine
    assert voice.to(2)(text) == theirs
    assert "Ada" in voice(text)


@pytest.mark.parametrize(
    ("language", "greeting", "lines"),
    [
        ("en", "You are Ada, and play with Sif.", ("You play pink 4.", "Your den: ", "Den of Sif: ")),
        ("da", "Du er Ada og spiller med Sif.", ("Du spiller lyserød 4.", "Din hule: ", "Hulen hos Sif: ")),
    ],
)
def test_a_game_speaks_of_me_as_you(
    shelf: Shelf, language: str, greeting: str, lines: tuple[str, ...]
) -> None:
    out = io.StringIO()
    Plain(shelf, language, io.StringIO("pink4\n"), out).run(order_of("why-i-otter", "greedy", 2, seed="5"))
    first, _, rest = out.getvalue().partition("\n")
    assert greeting in first
    assert all(line in rest for line in lines)
    assert "Ada" not in rest
