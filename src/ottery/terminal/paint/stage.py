"""The board with what belongs under every board: what is expected now, and the actions by name."""

from __future__ import annotations

from ..boards.board import Board, Scene
from ..choosing import Choosing, listed
from ..prompts import Prompt
from .picture import Box, Picture, wrap


def paint_stage(
    board: Board, scene: Scene, choosing: Choosing, prompt: Prompt, width: int, height: int
) -> Picture:
    """Board, sentence and named actions on one picture of the given size, in the middle where there is more room."""
    wide = min(width, board.most[0])
    sentence = wrap(prompt.sentence, wide - 4 - (len(prompt.rule) + 2 if prompt.rule else 0), 3)
    rows = 1
    while True:
        room = min(max(3, height - len(sentence) - rows), board.most[1])
        picture = board.draw(scene, wide, room)
        labels = [(w, board.label(w, scene)) for w in listed(choosing, picture)]
        places = _lay_out([label for _, label in labels], wide - 2)
        need = min(3, max(1, places[-1][1] + 1 if places else 1))
        if need <= rows:
            break
        rows = need
    block = Picture(wide, room + len(sentence) + rows, picture.ground)
    block.paste(picture)
    _paint_sentence(block, room, sentence, scene, prompt)
    for i, ((word, label), (x, y)) in enumerate(zip(labels, places, strict=True), 1):
        if y < need:
            place = Box(x + 1, room + len(sentence) + y, len(label) + len(str(i)) + 4, 1)
            _paint_label(block, place, scene, i, word, label)
    whole = Picture(width, height, picture.ground)
    whole.paste(block, (width - wide) // 2, max(0, (height - block.height) // 2))
    return whole


def _lay_out(labels: list[str], width: int) -> list[tuple[int, int]]:
    places, x, y = [], 0, 0
    for i, label in enumerate(labels, 1):
        need = len(label) + len(str(i)) + 4
        if x and x + need > width:
            x, y = 0, y + 1
        places.append((x, y))
        x += need + 1
    return places


def _paint_sentence(picture: Picture, y: int, lines: list[str], scene: Scene, prompt: Prompt) -> None:
    ink = scene.inks.ink("warn" if prompt.refused else "text", bold=True)
    x = 2
    if prompt.rule:
        picture.put(1, y, f" {prompt.rule} ", scene.inks.reversed("warn"))
        x = len(prompt.rule) + 4
    for i, line in enumerate(lines):
        picture.put(x, y + i, line, ink)


def _paint_label(picture: Picture, box: Box, scene: Scene, number: int, word: str, label: str) -> None:
    name = f"word {word}"
    under = scene.cursor == name
    picture.put(box.x, box.y, f" {number} ", scene.inks.reversed("second" if under else "first"))
    style = scene.inks.ink("text", "chosen" if under else "raised", bold=under)
    picture.put(box.x + len(str(number)) + 2, box.y, f" {label} ", style)
    picture.spot(name, box, (word,), is_label=True)
