"""Ottere: cards as words of the notation (``TH``), and as people read them (10♥)."""

from __future__ import annotations

from collections.abc import Iterable

RANKS = "A23456789TJQK"
SUIT_LETTERS = "CDHS"
CARDS = tuple(rank + suit for rank in RANKS for suit in SUIT_LETTERS)
"""The words by number: suits within ranks."""

_SIGNS = dict(zip(SUIT_LETTERS, "♣♦♥♠", strict=True))


def face(word: str) -> str:
    """A card as people read it."""
    return word[0].replace("T", "10") + _SIGNS[word[1]]


def faces(words: Iterable[str]) -> str:
    """Several cards as people read them."""
    return ", ".join(face(word) for word in words)
