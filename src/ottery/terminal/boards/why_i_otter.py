"""The table of Why I Otter: the river between two dens, and the scoring cards with what each would bring now."""

from __future__ import annotations

from typing import Any

from ...locales import Text
from ..paint.cards import Face, paint_back, paint_card, paint_hand
from ..paint.inks import Colours, Pair
from ..paint.picture import Box, Picture, wrap
from .board import Board, Mark, Scene

_KEY = "why-i-otter"
_SHAPES = {"pink": "●", "yellow": "▲", "blue": "■"}


class WhyIOtterBoard(Board):
    """See the module."""

    colours = Colours(
        Pair("#35605a", "#9cc7b4"),
        Pair("#a2275f", "#ff9cc4"),
        (
            ("pink", Pair("#b3296d", "#ff93c3")),
            ("yellow", Pair("#7a5b00", "#f2cc4d")),
            ("blue", Pair("#1f56a6", "#83b8ff")),
        ),
    )
    emblem = ("● ▲ ■", "≈≈≈≈≈≈≈≈", "(-.-)~~~", "≈≈≈≈≈≈≈≈")

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        """The other's den, river and scoring cards, the own den, the hand."""
        picture = Picture(width, height, scene.inks.ink("text", "ground"))
        mine = scene.seat or 1
        left = max(1, (width - 96) // 2)
        _paint_den(picture, Box(left, 0, width - 2, 2), scene, 3 - mine)
        hand = 5
        spare = max(0, height - 16)
        y = 2 + min(1, spare)
        _paint_river(picture, Box(left, y, 50, 7), scene)
        _paint_scoring(picture, Box(left + 51, y, min(46, width - left - 52), 7), scene)
        _paint_den(picture, Box(left, height - hand - 2, width - 2, 2), scene, mine)
        faces = [_hand_face(scene, card) for card in scene.view.hand]
        paint_hand(picture, Box(1, height - hand, width - 2, hand), scene, faces, 20)
        return picture

    def ask(self, scene: Scene) -> str | None:
        """By the phase."""
        return scene.say(f"{_KEY}-phase-{scene.view.phase}") + "."

    def label(self, word: str, scene: Scene) -> str:
        """The otter, with its river side where it is known."""
        if word.startswith("river "):
            card = scene.view.river[int(word[-1]) - 1]
            return _both(scene, card) if card else word
        card = next((c for c in scene.view.hand if c.front == word), None)
        return _both(scene, card) if card else scene.voice(front_text(word))

    def describe(self, scene: Scene) -> list[str]:
        """Dens, river, scoring cards, what was led."""
        view, say = scene.view, scene.say
        lines = []
        for seat in (1, 2):
            den = ", ".join(scene.voice(front_text(c.front)) for c in view.dens[seat - 1]) or "–"
            lines.append(say("terminal-wio-tell-den", player=seat, den=den, stars=view.scores[seat - 1]))
        for i, card in enumerate(view.river, 1):
            if card:
                lines.append(say("terminal-wio-tell-river", place=i, card=_both(scene, card)))
        if view.top:
            lines.append(say("terminal-wio-tell-top", back=_side(scene, view.top.back), count=view.pile))
        lines += [say("terminal-wio-tell-scoring", back=_side(scene, c.back)) for c in view.scoring]
        if view.led:
            lines.append(
                say("terminal-wio-tell-led", player=view.leader, card=scene.voice(front_text(view.led.front)))
            )
        return lines

    def hand(self, scene: Scene) -> list[str]:
        """The otters held."""
        return [scene.say("terminal-wio-tell-hand", card=_both(scene, card)) for card in scene.view.hand]


BOARD = WhyIOtterBoard()


def front_text(word: str) -> Text:
    """An otter, as players say it."""
    return Text.of(f"{_KEY}-front-{word[:-1]}", number=int(word[-1]))


def back_text(word: str) -> Text:
    """A scoring condition, as players say it."""
    kind, _, name = word.partition(" ")
    of = (
        Text.of(f"{_KEY}-otters-number", number=int(name))
        if name.isdecimal()
        else Text.of(f"{_KEY}-otters-{name}")
    )
    return Text.of(f"{_KEY}-back-{kind}", otters=of)


def _side(scene: Scene, back: str | None) -> str:
    return scene.voice(back_text(back)) if back else "?"


def _short(scene: Scene, back: str | None) -> str:
    """A scoring condition as it fits on a card."""
    if back is None:
        return "?"
    kind, _, name = back.partition(" ")
    if name.isdecimal():
        return scene.say(f"terminal-wio-{kind}", what=scene.say("terminal-wio-number", number=name))
    return scene.say(f"terminal-wio-{kind}", what=scene.say(f"terminal-wio-{name}"))


def _both(scene: Scene, card: Any) -> str:
    front = scene.voice(front_text(card.front)) if card.front else "?"
    return f"{front} ({_side(scene, card.back)})"


def _ink_of_back(back: str | None) -> str:
    name = (back or "").partition(" ")[2]
    return name if name in _SHAPES else "text"


def _front_line(scene: Scene, word: str) -> tuple[str, str]:
    colour = word[:-1]
    return f"{_SHAPES[colour]} {scene.voice(front_text(word))}", colour


def _back_lines(scene: Scene, back: str | None, width: int, rows: int) -> tuple[tuple[str, str], ...]:
    return tuple((line, _ink_of_back(back)) for line in wrap(_short(scene, back), width, rows))


def _hand_face(scene: Scene, card: Any) -> Face:
    lines = (_front_line(scene, card.front), *_back_lines(scene, card.back, 18, 1))
    return Face(f"hand {card.front}", lines, scene.with_word(card.front), (card.front,))


def _paint_river(picture: Picture, box: Box, scene: Scene) -> None:
    """Pile and river; while there is no river, the otter that was led."""
    view = scene.view
    paint_back(picture, Box(box.x, box.y, 10, 6), scene.inks, Mark(), str(view.pile))
    if view.top:
        top = Box(box.x, box.y, 10, 6)
        picture.fill(top.inset(1, 1), scene.inks.on("card"))
        for i, line in enumerate(wrap(_short(scene, view.top.back), 8, 3), 1):
            picture.put(top.x + 1, top.y + i, line, scene.inks.ink(_ink_of_back(view.top.back)))
        picture.put(top.x + 1, top.y + 4, f"× {view.pile}", scene.inks.ink("faint"))
    for i, card in enumerate(view.river):
        if card:
            paint_card(
                picture, Box(box.x + 11 + 13 * i, box.y, 13, 6), scene, _river_face(scene, i + 1, card)
            )
    if view.led:
        sign, colour = _front_line(scene, view.led.front)
        told = scene.say("terminal-wio-led", player=view.leader)
        picture.put(box.x + 1, box.y + 6, f"{told} ", scene.inks.ink("faint"))
        picture.put(box.x + len(told) + 2, box.y + 6, f" {sign} ", scene.inks.reversed(colour))
    else:
        beats = " ▸ ".join(scene.say(f"{_KEY}-colour-{c}") for c in ("blue", "yellow", "pink", "blue"))
        picture.put(
            box.x + 1, box.y + 6, scene.say("terminal-wio-beats", order=beats), scene.inks.ink("faint")
        )


def _river_face(scene: Scene, place: int, card: Any) -> Face:
    word = f"river {place}"
    lines = _back_lines(scene, card.back, 11, 3)
    lines = (_front_line(scene, card.front), *lines) if card.front else (("≈≈≈≈≈≈≈≈≈≈≈", "first"), *lines)
    return Face(word, lines, scene.with_word(word), (word,))


def _paint_scoring(picture: Picture, box: Box, scene: Scene) -> None:
    """Four places; each filled one with what it counts in either den now."""
    view, inks = scene.view, scene.inks
    picture.frame(Box(box.x, box.y, box.width, 6), inks.ink("edge"), "round")
    picture.put(box.x + 2, box.y, f" {scene.say('terminal-wio-scoring')} ", inks.ink("first", bold=True))
    mine = scene.seat or 1
    for i in range(4):
        y = box.y + 1 + i
        if i >= len(view.scoring):
            picture.put(box.x + 2, y, "· · ·", inks.ink("edge"))
            continue
        back = view.scoring[i].back
        own, other = (_matching(view.dens[seat - 1], back) for seat in (mine, 3 - mine))
        told = f"{own}:{other}"
        picture.put(
            box.x + 2,
            y,
            _short(scene, back)[: box.width - 5 - len(told)],
            inks.ink(_ink_of_back(back), bold=True),
        )
        picture.put(box.x + box.width - 2 - len(told), y, told, inks.ink("text", bold=True))


def _matching(den: list[Any], back: str) -> int:
    """How many otters of a den a scoring card looks at: what everybody can count on the table."""
    name = back.partition(" ")[2]
    return sum(card.front.startswith(name) or card.front.endswith(name) for card in den)


def _paint_den(picture: Picture, box: Box, scene: Scene, seat: int) -> None:
    """A player's line: name, stars if the game ended now, hand, and the otters of the den."""
    view, inks = scene.view, scene.inks
    turn = view.to_move == seat
    name = f"{'▶' if turn else ' '} {scene.voice.name(seat)}"
    picture.put(box.x, box.y, name, inks.ink("second" if turn else "text", bold=True))
    told = scene.say("terminal-wio-plate", stars=view.scores[seat - 1], cards=view.hand_sizes[seat - 1])
    picture.put(box.x + len(name) + 2, box.y, told, inks.ink("text"))
    x = box.x + len(name) + len(told) + 4
    if seat != scene.seat and view.shown[seat - 1]:
        known = " ".join(f"{_SHAPES[c.front[:-1]]}{c.front[-1]}" for c in view.shown[seat - 1])
        picture.put(x, box.y, scene.say("terminal-wio-shown", cards=known), inks.ink("faint"))
    x = box.x + 2
    if not view.dens[seat - 1]:
        picture.put(x, box.y + 1, scene.say("terminal-wio-empty"), inks.ink("faint"))
    for card in view.dens[seat - 1]:
        colour = card.front[:-1]
        picture.put(x, box.y + 1, f" {_SHAPES[colour]}{card.front[-1]} ", inks.reversed(colour))
        x += 5
