"""Cards, hands, piles and nameplates as they are drawn on every board.

What a card's state is shows in its shape: one that can be played stands a row higher in a heavy frame, the one under
the cursor lies open on top in a double frame, a chosen one is filled.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..boards.board import Mark, Scene
from .inks import Inks
from .picture import Box, Edge, Picture, cut


@dataclass(frozen=True)
class Face:
    """A card: the lines printed on it (each with its ink; ``plain`` alone is not bold), the place's name and the
    actions it stands for."""

    name: str
    lines: tuple[tuple[str, str], ...]
    words: tuple[str, ...] = ()
    tries: tuple[str, ...] = ()


def edge_of(mark: Mark) -> Edge:
    """The frame that tells a place's state."""
    if mark.cursor:
        return "double"
    return "heavy" if mark.legal or mark.chosen else "round"


def paint_frame(picture: Picture, box: Box, inks: Inks, mark: Mark) -> None:
    """The body and the frame of a card or plate in the state ``mark``."""
    body = "chosen" if mark.chosen else "raised" if mark.legal or mark.cursor else "card"
    ink = "second" if mark.cursor else "first" if mark.legal or mark.chosen else "edge"
    picture.fill(box, inks.on(body))
    picture.frame(box, inks.ink(ink, bold=mark.legal or mark.cursor), edge_of(mark))


def paint_card(picture: Picture, box: Box, scene: Scene, face: Face) -> None:
    """A card face up, and its spot."""
    mark = scene.mark(face.name, face.words)
    paint_frame(picture, box, scene.inks, mark)
    for y, (text, ink) in enumerate(face.lines[: box.height - 2], 1):
        picture.put(box.x + 1, box.y + y, cut(text, box.width - 2), scene.inks.ink(ink, bold=ink != "plain"))
    picture.spot(face.name, box, face.words, face.tries)


def paint_back(picture: Picture, box: Box, inks: Inks, mark: Mark | None = None, label: str = "") -> None:
    """A card face down."""
    paint_frame(picture, box, inks, mark or Mark())
    inner = box.inset(1, 1)
    picture.fill(inner, inks.ink("first"), "▒")
    if label:
        picture.center(inner, inner.height // 2, f" {label} ", inks.ink("text", "card", bold=True))


def paint_hand(picture: Picture, box: Box, scene: Scene, faces: list[Face], wide: int = 5) -> None:
    """Cards side by side in ``box``, over one another where there are many, in several rows where there are more."""
    if not faces:
        return
    least = min(3, wide)
    per_row = max(1, (box.width - wide) // least + 1)
    rows = -(-len(faces) // per_row)
    per_row = -(-len(faces) // rows)
    step = min(wide + 1, (box.width - wide) // (per_row - 1)) if per_row > 1 else wide
    drop = max(2, (box.height - 1) // rows) if rows > 1 else 0
    tall = min(box.height - 1 - drop * (rows - 1), 2 + max(len(f.lines) for f in faces))
    left = box.x + (box.width - (step * (per_row - 1) + wide)) // 2
    last = None
    for i, face in enumerate(faces):
        lifted = 0 if scene.mark(face.name, face.words).legal else 1
        place = Box(left + step * (i % per_row), box.y + lifted + drop * (i // per_row), wide, max(3, tall))
        paint_card(picture, place, scene, face)
        if face.name == scene.cursor:
            last = face, place
    if last:
        paint_card(picture, last[1], scene, last[0])
        picture.spots.insert(0, picture.spots.pop())


@dataclass(frozen=True)
class Plate:
    """A player at the table: what is printed under the name, and the place's name and actions."""

    seat: int
    lines: tuple[tuple[str, str], ...]
    words: tuple[str, ...] = ()
    tries: tuple[str, ...] = ()
    out: bool = False


def paint_plates(picture: Picture, box: Box, scene: Scene, plates: list[Plate], most: int = 26) -> None:
    """Nameplates side by side in ``box``."""
    if not plates:
        return
    width = min(most, (box.width + 1) // len(plates) - 1)
    left = box.x + (box.width - (width + 1) * len(plates) + 1) // 2
    for i, plate in enumerate(plates):
        paint_plate(picture, Box(left + i * (width + 1), box.y, width, box.height), scene, plate)


def paint_plate(picture: Picture, box: Box, scene: Scene, plate: Plate) -> None:
    """One nameplate; whose turn it is shows by an arrow before the name and a heavy frame."""
    name = f"seat {plate.seat}"
    mark, inks = scene.mark(name, plate.words), scene.inks
    turn = scene.to_move == plate.seat
    picture.fill(box, inks.on("card"))
    picture.frame(
        box,
        inks.ink("second" if mark.cursor or mark.legal else "first" if turn else "edge", bold=turn),
        "double" if mark.cursor else "heavy" if mark.legal or turn else "dashed" if plate.out else "round",
    )
    title = f"▶ {scene.voice.name(plate.seat)}" if turn else scene.voice.name(plate.seat)
    picture.put(
        box.x + 1,
        box.y + (box.height > 2),
        cut(title, box.width - 2),
        inks.ink("faint" if plate.out else "text", bold=True),
    )
    for y, (text, ink) in enumerate(plate.lines[: max(0, box.height - 3)], 2):
        picture.put(box.x + 1, box.y + y, cut(text, box.width - 2), inks.ink("faint" if plate.out else ink))
    picture.spot(name, box, plate.words, plate.tries)
