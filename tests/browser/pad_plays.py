"""Each game on the pad as a list of steps, so that anything can happen between two of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from .conftest import Pad

Step = Callable[[Pad], None]


def _number(value: int) -> Step:
    return lambda pad: pad.number(value)


def _card(rank: str) -> Step:
    """A card tapped into the hand that is being counted."""

    def tap(pad: Pad) -> None:
        if not pad.page.locator(".ranks").count():
            pad.button("pad-cards").click()
        pad.page.click(f".ranks button:has-text('{rank}')")

    return tap


def _out(name: str) -> Step:
    return lambda pad: pad.page.click(f".who:has-text('{name}')")


def _pearl(seat: int, kind: int) -> Step:
    def tap(pad: Pad) -> None:
        pad.page.locator(".players button").nth(seat).click()
        pad.page.locator(".pearl").nth(kind).click()

    return tap


def _lay(pile: int, card: int) -> Step:
    def tap(pad: Pad) -> None:
        pad.page.locator(".piles button").nth(pile).click()
        pad.page.locator(".card").nth(card).click()

    return tap


def _next(pad: Pad) -> None:
    pad.button("pad-next").click()


@dataclass(frozen=True)
class Play:
    """A game from the empty sheet to its result; ``winner`` and, where points decide, ``points``."""

    game: str
    names: str
    steps: tuple[Step, ...]
    winner: str
    totals: tuple[str, ...] = ()
    before: Callable[[Pad], None] = field(default=lambda _pad: None)
    turns: tuple[Step, ...] = ()
    """The same in steps that two windows can take by turns, where the steps above are too small for that."""

    def begin(self, pad: Pad) -> None:
        """The empty sheet."""
        pad.begin(self.game, self.names, lambda: self.before(pad))

    def check(self, pad: Pad) -> None:
        """The result as it has to be."""
        pad.result.wait_for()
        assert self.winner in pad.result.inner_text()
        if self.totals:
            assert tuple(pad.totals) == self.totals


def _golf(pad: Pad) -> None:
    pad.button("pad-best-lowest").click()
    pad.page.get_by_label(pad.say("pad-rounds"), exact=True).fill("2")


PLAYS = {
    "ottere": Play(
        "ottere",
        "Ada Bo",
        (_number(12), _number(0), _card("8"), _card("8"), _card("K"), _next, _number(7)),
        "Bo",
        ("122", "7"),
        turns=tuple(map(_number, (12, 0, 110, 7))),
    ),
    "ottere-collects": Play(
        "ottere",
        "Ada Bo Cy Dea",
        tuple(map(_number, (0, 15, 8, 32, 0, 15, 8, 32))),
        "Ada",
        ("110", "0", "0", "0"),
        lambda pad: pad.button("pad-scoring-winner-collects").click(),
    ),
    "otter": Play("otter", "Ada Bo", tuple(map(_out, ("Bo", "Ada", "Bo", "Bo"))), "Bo"),
    "party": Play(
        "otter",
        "Ada Bo Cy Dea Eva",
        (*map(_out, ("Bo", "Ada", "Bo")), lambda pad: pad.button("pad-party-over").click()),
        "Bo",
    ),
    "otters": Play(
        "otters",
        "Ada Bo",
        (_pearl(0, 2), _pearl(0, 2), _pearl(0, 6), _pearl(1, 3), _pearl(1, 1)),
        "Bo",
        ("3", "4"),
    ),
    "why-i-otter": Play(
        "why-i-otter",
        "Ada Bo",
        (
            *(_lay(0, n) for n in (0, 3, 9, 15)),
            *(_lay(1, n) for n in (0, 1, 2, 3, 4, 5, 12, 13)),
            *(_lay(2, n) for n in (6, 7, 8, 9, 10, 11)),
        ),
        "Ada",
        ("11", "1"),
    ),
    "an-otter-won": Play(
        "an-otter-won",
        "Ada Bo",
        (
            *(_lay(0, n) for n in (0, 1, 2, 6, 9, 13, 14)),
            *(_lay(1, n) for n in (3, 4, 5, 7, 8)),
            *(_lay(2, n) for n in (10, 11, 12, 15, 16)),
        ),
        "Ada",
        ("19", "16"),
    ),
    "rounds": Play("rounds", "Ada Bo", tuple(map(_number, (-3, 1250, 4, 0))), "Ada", (), _golf),
}
