"""From places on a picture to one action: each place chosen narrows the legal actions down until one is left."""

from __future__ import annotations

from collections.abc import Sequence

from .paint.picture import Picture, Spot


class Choosing:
    """A choice under way. ``open`` are the actions still possible, ``chosen`` the places picked so far."""

    def __init__(self, legal: Sequence[str] = ()) -> None:
        self.legal = tuple(legal)
        self.clear()

    def clear(self) -> None:
        """Begin again with all legal actions."""
        self.open = self.legal
        self.chosen: tuple[str, ...] = ()

    def take(self, spot: Spot, picture: Picture) -> str | None:
        """Choose a place of ``picture`` (painted for the actions now open); the action to play, None if not settled."""
        if spot.name in self.chosen:
            alone = self._alone(spot, picture)
            if len(alone) == 1:
                return alone[0]
            self.clear()
            return None
        words = tuple(w for w in self.open if w in spot.words)
        if len(words) == 1:
            return words[0]
        if words:
            self.open, self.chosen = words, (*self.chosen, spot.name)
        return None

    def _alone(self, spot: Spot, picture: Picture) -> list[str]:
        """The open actions that need no other place than those chosen (a head that is flipped, not swapped)."""
        others = [s for s in picture.spots if s.name not in self.chosen and not s.is_label]
        return [w for w in self.open if w in spot.words and not any(w in s.words for s in others)]


def listed(choosing: Choosing, picture: Picture) -> tuple[str, ...]:
    """The actions to be offered by name beside the picture: those without a place of their own, those of places that
    say so, and once something is chosen all that are left."""
    if choosing.chosen:
        return choosing.open
    quiet = {w for s in picture.spots if not s.listed for w in s.words}
    named = {w for s in picture.spots if s.listed for w in s.words}
    return tuple(w for w in choosing.open if w in named or w not in quiet)
