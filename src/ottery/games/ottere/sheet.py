"""Ottere: the score sheet. Plain numbers and card words for a pad on paper; the end of a round uses the same rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from ...locales import Text
from ..game import Line
from .faces import CARDS, RANKS, SUIT_LETTERS, face
from .scoring import card_points, hand_points, is_better, round_score
from .state import KINDS, OVER, SUITS, State

Scoring = Literal["penalty", "winner-collects"]


def card_number(word: str) -> int:
    """The number of a card such as ``8D``; ValueError for any other word."""
    if len(word) != 2 or word[0] not in RANKS or word[1] not in SUIT_LETTERS:
        raise ValueError(f"expected a card such as 8D or TH, got {word!r}")
    return SUITS * RANKS.index(word[0]) + SUIT_LETTERS.index(word[1])


def points_of_card(word: str) -> int:
    """What one card counts (R18)."""
    return int(card_points(card_number(word)))


def points_of_hand(words: Iterable[str]) -> int:
    """What a hand counts (R18)."""
    return sum(points_of_card(word) for word in words)


def score_round(points: Sequence[int], scoring: Scoring = "penalty") -> list[int]:
    """What each player writes down for a round, from the points left in the hands (0: went out; none: blocked).

    R19 penalty: everybody their own. R20 winner-collects: the single lowest hand gets the differences.
    """
    least, collects = min(points), int(scoring == "winner-collects")
    holders, together, n = list(points).count(least), sum(points), len(points)
    return [int(round_score(collects, own, least, holders, together, n)) for own in points]


def rank(totals: Sequence[int], scoring: Scoring = "penalty") -> list[int]:
    """Each player's place, 1 the best; equal totals share a place (R21)."""
    collects = int(scoring == "winner-collects")
    return [1 + sum(bool(is_better(collects, other, own)) for other in totals) for own in totals]


def is_finished(totals: Sequence[int], target: int = 100) -> bool:
    """Whether a total has reached the target (R21)."""
    return max(totals) >= target


def winners(totals: Sequence[int], scoring: Scoring = "penalty") -> list[int]:
    """The indices of those who win with these totals; several share (R21)."""
    return [i for i, place in enumerate(rank(totals, scoring)) if place == 1]


def lines(s: State) -> list[Line]:
    """The totals, part by part: what was brought into the last finished round, and what it gave."""
    found: list[Line] = []
    for p in range(s.seats):
        before = int(s.totals[p]) - (int(s.last[p]) if s.done else 0)
        if before:
            found.append(Line(p, before, Text.of("ottere-line-before")))
        if s.done:
            found += _of_round(s, p)
    return found


def _of_round(s: State, seat: int) -> list[Line]:
    """The lines of the last round; card by card while the hands still lie open."""
    score = int(s.last[seat])
    if s.phase != OVER:
        return [Line(seat, score, Text.of("ottere-line-round", number=int(s.round_no) - 1))]
    if s.collects:
        return _collected(s, seat, score)
    return _penalties(s, seat) or [Line(seat, 0, Text.of("ottere-line-out"))]


def _penalties(s: State, seat: int) -> list[Line]:
    hand, twins = int(s.hands[seat]), int(s.twins[seat])
    cards = [c for c in range(KINDS) for _ in range((hand >> c & 1) + (twins >> c & 1))]
    return [Line(seat, int(card_points(c)), Text.of("ottere-line-card", card=face(CARDS[c]))) for c in cards]


def _collected(s: State, seat: int, score: int) -> list[Line]:
    if not score:
        return [Line(seat, 0, Text.of("ottere-line-nothing"))]
    points = [int(hand_points(int(s.hands[p]), int(s.twins[p]))) for p in range(s.seats)]
    others = [p for p in range(s.seats) if p != seat]
    key = "ottere-line-difference" if points[seat] else "ottere-line-collected"
    return [Line(seat, points[p] - points[seat], Text.of(key, player=p + 1)) for p in others]


def extras(s: State) -> dict[str, list[int]]:
    """The totals, which are also the scores."""
    return {"totals": [int(s.totals[p]) for p in range(s.seats)]}


def finished_rounds(s: State) -> tuple[int, list[int]]:
    """How many rounds have ended, and each seat's score of the last one."""
    return int(s.done), [int(s.last[p]) for p in range(s.seats)] if s.done else []
