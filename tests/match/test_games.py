"""Every game of the registry at a table: told to each viewer, recorded, replayed, taken back."""

from __future__ import annotations

import pytest

from ottery.games.game import Refused
from ottery.kernel import record as states
from ottery.kernel import rng
from ottery.kernel.jit import COMPILED
from ottery.locales import LANGUAGES, say
from ottery.match import Chair, Match, load, parse, write
from ottery.match.telling import named
from tests.bots.equal_views import source
from tests.toy import BUILT, find

TABLES = [(name, seats) for name in BUILT for seats in sorted({find(name).seats[0], find(name).seats[1]})]
STEPS = 60 if COMPILED else 30
FEWEST = [(name, find(name).seats[0]) for name in BUILT]


def table(game: str, seats: int, **more: object) -> Match:
    chairs = [Chair(f"P{seat}", who=f"w{seat}") for seat in range(1, seats + 1)]
    return Match.begin(find(game), chairs, **{"seed": f"{game} {seats}", **more})  # type: ignore[arg-type]


def play(match: Match, word: str) -> None:
    seat = match.to_move
    assert seat is not None
    match.play(word, seat=seat, who=f"w{seat}")


def at_random(match: Match, steps: int) -> list[str]:
    """Play at random; the words."""
    chance, words = source("at random"), []
    for _ in range(steps):
        if match.to_move is None:
            break
        legal = match.position.legal()
        words.append(legal[rng.below(chance, len(legal))])
        play(match, words[-1])
    return words


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_news_and_log_agree_and_have_words(game: str, seats: int) -> None:
    match = table(game, seats)
    viewers = [None, *range(1, seats + 1)]
    told = {viewer: [] for viewer in viewers}  # type: ignore[var-annotated]
    for _ in range(STEPS // 3):
        if not at_random(match, 1):
            break
        for viewer in viewers:
            told[viewer].append(match.news(viewer))
    for viewer in viewers:
        assert [entry.texts for entry in match.log(viewer)] == told[viewer]
    for texts in told[None] + told[1]:
        for text in texts:
            assert all(say(named(text, match.names), language) for language in LANGUAGES)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_record_is_the_game(game: str, seats: int) -> None:
    match = table(game, seats)
    words = at_random(match, STEPS)
    found = match.record()
    assert found.actions == words
    again = load(parse(write(found)), find)
    assert states.to_bytes(again.position.state) == states.to_bytes(match.position.state)
    assert again.rounds == match.course.rounds


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_record_for_a_viewer_hides_what_is_hidden(game: str, seats: int) -> None:
    match = table(game, seats)
    words = at_random(match, STEPS)
    for viewer in (None, 1):
        shown = match.record_for(viewer)
        assert not {"seed", "setup", "deck", "secret"} & shown.headers.keys()
        assert parse(write(shown)) == shown
        for word, seen, actor in zip(words, shown.actions, match.actors, strict=True):
            assert seen == word or ("?" in seen and actor != viewer)


@pytest.mark.parametrize(("game", "seats"), FEWEST)
def test_what_may_be_taken_back_is_the_same_again(game: str, seats: int) -> None:
    """Wherever an undo is allowed, it leads to the state before, and the action to the state after."""
    match = table(game, seats)
    for _ in range(STEPS // 3):
        before = states.to_bytes(match.position.state)
        words = at_random(match, 1)
        if not words:
            break
        seat = match.actors[-1]
        assert all(match.undo_hindrance(other) for other in range(1, seats + 1) if other != seat)
        if match.undo_hindrance(seat) is None:
            after = states.to_bytes(match.position.state)
            match.undo(seat=seat, who=f"w{seat}")
            assert states.to_bytes(match.position.state) == before
            play(match, words[0])
            assert states.to_bytes(match.position.state) == after


def may_undo(match: Match) -> bool:
    return match.undo_hindrance(match.actors[-1]) is None


def test_an_eight_can_be_taken_back_until_its_suit_is_named() -> None:
    setup = {"hands": [["8D", "KC", "5S"], ["9H", "2C"]], "starter": "9D", "stock": ["QS", "3H", "7C"]}
    match = table("ottere", 2, setup=setup)
    play(match, "8D")
    assert may_undo(match)
    play(match, "clubs")
    assert not may_undo(match)


def test_a_drawn_card_stays_drawn() -> None:
    setup = {"hands": [["KC", "5S"], ["9H", "2C"]], "starter": "9D", "stock": ["QS", "3H", "7C"]}
    match = table("ottere", 2, setup=setup)
    play(match, "draw")
    with pytest.raises(Refused) as refused:
        match.undo(seat=1, who="w1")
    assert refused.value.text.key == "match-undo-revealed"


def test_a_flip_can_be_taken_back_and_the_draw_before_it_not() -> None:
    setup = {
        "heads": ["higher", "even", "near"],
        "tails": ["star", "fish", "crab"],
        "hands": [["fish7", "clam3", "frog4"], ["crab10", "star1"]],
        "tummies": [["clam5"], ["fish2"], ["crab9"]],
        "deck": ["clam11", "frog8", "star12", "fish13"],
    }
    match = table("otter", 2, setup=setup)
    play(match, "draw")
    play(match, "flip tail 3")
    match.undo(seat=1, who="w1")
    assert not may_undo(match)
