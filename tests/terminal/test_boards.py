"""Every board over random play of its game: nothing legal is out of reach, every word has a text, all sizes hold."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from msgspec import structs

from ottery import games
from ottery.games.otter.heads import HEADS
from ottery.kernel import rng
from ottery.kernel.rng import Rng
from ottery.locales import LANGUAGES
from ottery.terminal.boards import Scene, board_of
from ottery.terminal.boards.board import Board
from ottery.terminal.choosing import Choosing
from ottery.terminal.paint.inks import Inks
from ottery.terminal.paint.picture import Picture
from ottery.terminal.paint.stage import paint_stage
from ottery.terminal.prompts import Prompt, ask
from ottery.terminal.session import Session
from ottery.terminal.voice import Voice
from tests.toy import find

from .conftest import session_of
from .test_picture import contrast

SIZES = ((80, 18), (140, 50), (60, 14), (20, 5), (1, 1))
"""What a terminal of 80 × 24 leaves for the picture, and others."""
STEPS = 40


class Case(NamedTuple):
    """A game to be shown."""

    game: str
    seats: int
    options: dict[str, object]


CASES = (
    Case("pebbles", 3, {}),
    Case("ottere", 2, {}),
    Case(
        "ottere", 7, {"draw-two": True, "stacking": True, "reverse": True, "skip": "queen", "free-draw": True}
    ),
    Case("otter", 1, {}),
    Case("otter", 2, {"penalty": True}),
    Case("otter", 4, {"heads": "random"}),
    Case("otter", 20, {}),
    Case("otters", 2, {}),
    Case("otters", 5, {}),
    Case("why-i-otter", 2, {}),
    Case("an-otter-won", 2, {}),
)


def name_of(case: Case) -> str:
    return f"{case.game}-{case.seats}"


def table(case: Case, seed: int) -> Session:
    return session_of(case.game, "human", case.seats, str(seed), **case.options)


def scenes(case: Case, seed: int, steps: int = STEPS) -> Iterator[tuple[Session, Scene]]:
    """What the seat to move sees, over random play with a bot's choices in between."""
    session = table(case, seed)
    pick = random.Random(seed)
    for _ in range(steps):
        yield session, scene_of(session, session.to_move)
        if session.to_move is None:
            return
        session.play(pick.choice(session.position.legal()))


def scene_of(
    session: Session, seat: int | None, language: str = "en", chosen: Choosing | None = None
) -> Scene:
    legal = tuple(session.position.legal()) if seat == session.to_move else ()
    return Scene(
        view=session.position.view(seat),
        seat=seat,
        to_move=session.to_move,
        legal=chosen.open if chosen else legal,
        voice=Voice(language, tuple(c.name for c in session.chairs)),
        inks=Inks(board_of(session.game).colours, night=True),
        chosen=chosen.chosen if chosen else (),
        deck=session.deck,
    )


def paint(session: Session, choosing: Choosing, width: int = 80, height: int = 18) -> Picture:
    scene = scene_of(session, session.to_move, chosen=choosing)
    return paint_stage(board_of(session.game), scene, choosing, Prompt("What now?"), width, height)


def within_reach(session: Session) -> set[str]:
    """Every action that choosing two places, one after the other, can lead to."""
    legal = session.position.legal()
    found = set()
    first = paint(session, Choosing(legal))
    for spot in first.spots:
        choosing = Choosing(legal)
        word = choosing.take(spot, first)
        if word is not None:
            found.add(word)
        elif choosing.chosen:
            second = paint(session, choosing)
            for other in second.spots:
                narrowed = Choosing(legal)
                narrowed.take(spot, first)
                word = narrowed.take(other, second)
                found |= {word} if word else set()
    return found


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_every_legal_action_is_within_reach(case: Case) -> None:
    for i, (session, _) in enumerate(scenes(case, 3)):
        if i % 4 == 0 and session.to_move is not None:
            assert within_reach(session) == set(session.position.legal())


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_spot_means_legal_actions_and_tries_words_of_the_game(case: Case) -> None:
    for session, scene in scenes(case, 5):
        picture = board_of(session.game).draw(scene, 80, 16)
        names = [spot.name for spot in picture.spots]
        assert len(names) == len(set(names))
        for spot in picture.spots:
            assert set(spot.words) <= set(scene.legal)
            assert set(spot.tries) <= set(session.game.words.ACTIONS)


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_screen_of_80_by_24_holds_every_place(case: Case) -> None:
    for session, _ in scenes(case, 7):
        picture = paint(session, Choosing(session.position.legal()))
        for spot in picture.spots:
            box = spot.box
            inside = (
                box.x >= 0
                and box.y >= 0
                and box.x + box.width <= picture.width
                and box.y + box.height <= picture.height
            )
            assert inside, spot


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_the_cursor_can_be_seen_wherever_it_can_go(case: Case) -> None:
    for i, (session, scene) in enumerate(scenes(case, 13)):
        if i % 8:
            continue
        board = board_of(session.game)
        plain = board.draw(scene, 80, 16)
        for spot in plain.spots:
            if spot.words or spot.tries:
                pointed = board.draw(scene.under(spot.name), 80, 16)
                assert any(plain.line(y) != pointed.line(y) for y in range(16)), spot


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_every_position_has_words_in_every_language(case: Case, language: str) -> None:
    for session, _ in scenes(case, 11):
        for seat in {session.to_move, 1, None}:
            scene = scene_of(session, seat, language)
            board = board_of(session.game)
            assert all(line.strip() for line in [*board.describe(scene), *board.hand(scene)])
            assert all(board.label(word, scene) for word in scene.legal)
            assert ask(board, scene)
            board.draw(scene, 80, 16)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_boards_of_any_size(case: Case, size: tuple[int, int]) -> None:
    for session, scene in scenes(case, 13, 25):
        picture = paint_stage(
            board_of(session.game), scene, Choosing(scene.legal), Prompt("What now?"), *size
        )
        assert (picture.width, picture.height) == size
        assert all(sum(len(s.text) for s in picture.line(y)) == picture.width for y in range(picture.height))


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_equal_views_give_equal_pictures(case: Case) -> None:
    """A board gets nothing but the view: what is hidden cannot reach the screen."""
    source = Rng.new()
    rng.seed(source, bytes(32))
    for session, scene in scenes(case, 17):
        view = session.position.redealt(scene.seat, source).view(scene.seat)
        board = board_of(session.game)
        assert board.draw(scene, 80, 16).text() == board.draw(replace(scene, view=view), 80, 16).text()


def test_every_game_has_a_board_of_its_own_and_a_toy_the_general_one() -> None:
    boards = {type(board_of(games.find(name))) for name in games.NAMES}
    assert len(boards) == len(games.NAMES)
    assert Board not in boards
    assert type(board_of(find("pebbles"))) is Board


@pytest.mark.parametrize("name", ["pebbles", *games.NAMES])
@pytest.mark.parametrize("night", [False, True])
def test_every_ink_can_be_read(name: str, night: bool) -> None:
    colours = board_of(find(name)).colours
    inks = Inks(colours, night=night)
    for ink in ("text", "faint", "warn", "first", "second", *(more for more, _ in colours.more)):
        for ground in ("ground", "card", "raised"):
            assert contrast(inks.hex(ink), inks.hex(ground)) >= 4.5, (ink, ground)


@pytest.mark.parametrize("name", games.NAMES)
def test_an_emblem_has_at_most_four_short_lines(name: str) -> None:
    emblem = board_of(games.find(name)).emblem
    assert len(emblem) <= 4
    assert all(len(line) <= 12 for line in emblem)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_head_of_otter_fits_its_frame(language: str) -> None:
    """Also "Outside" and "Lavvandet", in front and behind."""
    session = table(Case("otter", 4, {"heads": "random"}), 1)
    view: Any = session.position.view(1)
    voice = Voice(language)
    for i, head in enumerate(HEADS):
        backs = [HEADS[(i + n) % len(HEADS)] for n in range(3)]
        otters = [structs.replace(o, head=head, head_back=b) for o, b in zip(view.otters, backs, strict=True)]
        scene = replace(scene_of(session, 1, language), view=structs.replace(view, otters=otters), legal=())
        picture = paint_stage(board_of(session.game), scene, Choosing(), Prompt("What now?"), 80, 18)
        rows = str(picture.text()).splitlines()
        assert f" {voice(f'otter-head-{head}')}" in rows[1]
        assert all(f"↔ {voice(f'otter-head-{back}')}" in rows[2] for back in backs)
        assert rows[1].count("│") == rows[2].count("│") == 6
