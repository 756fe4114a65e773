"""Leaks: every byte that a viewer is sent, in many games, held against what that viewer may know.

``OTTERY_SECRECY_GAMES=1000`` plays so many random games of each instead of one.
"""

import hashlib
import os
from pathlib import Path
from typing import Any

import pytest

from ottery import bots
from ottery.games.position import Position
from ottery.kernel import jit, record, rng
from ottery.kernel.rng import Rng
from ottery.match import Step
from ottery.server.house import House
from ottery.server.live import Live
from ottery.server.shows import common_of, entry_of, game_info
from ottery.wire import encode
from ottery.wire import messages as m
from tests.toy import BUILT

from .playing import Refusal, deal, new_id, play_out, serving, state_of
from .rooms import Guest, house_of, open_table, play, settle, until

GAMES = ("pebbles", *BUILT)
SEATS = {"pebbles": 3, "nuts": 3, "ottere": 3, "otter": 3, "otters": 4, "why-i-otter": 2, "an-otter-won": 2}
OPTIONS: dict[str, dict[str, Any]] = {"ottere": {"target": 60, "reshuffle": True}, "otter": {"penalty": True}}
STEPS = 80 if jit.COMPILED else 16
"""Actions of a random game; interpreted rules take a thousand times longer."""

ROUNDS = range(int(os.environ.get("OTTERY_SECRECY_GAMES", "1")))
"""Random games of each game, for each property."""

GAME_FIELDS = [
    "version", "view", "legal", "slips", "expected", "round", "rounds", "over", "may_ask_undo", "pause", "clock",
    "outcome", "log",
]  # fmt: skip
"""All that a game message holds."""


def chance(text: str) -> Rng:
    source = Rng.new()
    rng.seed(source, hashlib.sha256(text.encode()).digest())
    return source


def pick(source: Rng, among: list[Any]) -> Any:
    return among[rng.below(source, len(among))]


async def table_of(house: Any, game: str, secret: str) -> tuple[Live, list[Guest], Guest]:
    """A table and a spectator."""
    live, guests = await open_table(house, game, SEATS[game], options=OPTIONS.get(game), secret=secret)
    watcher = Guest(None, 0)
    await live.attach(watcher, m.Hello())
    return live, guests, watcher


async def step(live: Live, guests: list[Guest], source: Rng) -> bool:
    """A random legal action by whose turn it is; False when the game is over."""
    match = live.table.match
    assert match is not None
    if match.to_move is None:
        return False
    answer = await play(live, guests[match.to_move - 1], pick(source, match.position.legal()))
    assert answer["type"] == "ack", answer
    return True


def world(live: Live, viewer: int | None, source: Rng) -> bytes:
    """The bytes that ``viewer`` would be sent if what is hidden from it were otherwise."""
    match = live.table.match
    assert match is not None
    true = match.course.position
    match.course.position = true.redealt(viewer, source)
    try:
        return shown(live, viewer)
    finally:
        match.course.position = true


def shown(live: Live, viewer: int | None) -> bytes:
    return encode(game_info(live.table, common_of(live.table, live.scene()), viewer, None))


@pytest.mark.parametrize("game", GAMES)
async def test_a_hidden_card_changed_changes_no_byte(tmp_path: Path, game: str) -> None:
    """View, legal words, slips, what is expected, outcome: all of it, at every step, for every viewer."""
    async with house_of(tmp_path) as house:
        source = chance(game)
        for number in ROUNDS:
            live, guests, _ = await table_of(house, game, f"bytes {game} {number}")
            for _ in range(STEPS):
                for viewer in (None, *range(1, len(guests) + 1)):
                    expected = shown(live, viewer)
                    for _ in range(2):
                        assert world(live, viewer, source) == expected, viewer
                if not await step(live, guests, source):
                    break
            house.unload(live.table.id)


@pytest.mark.parametrize("game", GAMES)
async def test_the_log_names_nothing_that_a_viewer_does_not_see(tmp_path: Path, game: str) -> None:
    """In all worlds that look the same to a viewer before and after an action, the log entry is the same."""
    async with house_of(tmp_path) as house:
        source, compared = chance(f"log {game}"), 0
        for number in ROUNDS:
            live, guests, _ = await table_of(house, game, f"log {game} {number}")
            for _ in range(STEPS):
                if not await step(live, guests, source):
                    break
                compared += entries_alike(live, len(guests), source)
            house.unload(live.table.id)
        assert compared >= STEPS // 2


def entries_alike(live: Live, seats: int, source: Rng) -> int:
    """Compare the newest log entry with what it would be in other worlds; how many there were."""
    true, compared = live.table.last, 0
    assert true is not None
    assert live.table.match is not None
    actor = live.table.match.actors[-1]
    for viewer in (None, *range(1, seats + 1)):
        for _ in range(4):
            other = like(true, viewer, source)
            if other is not None:
                compared += 1
                assert entry_of(other, actor, viewer) == entry_of(true, actor, viewer)
    return compared


def like(true: Step, viewer: int | None, source: Rng) -> Step | None:
    """A world that looks the same to ``viewer`` before and after the action."""
    before = true.before.redealt(viewer, source)
    if true.action not in before.actions():
        return None
    after = before.after(true.action)
    return Step(before, true.action, after) if after.view(viewer) == true.after.view(viewer) else None


@pytest.mark.parametrize("game", GAMES)
async def test_a_viewer_of_two_worlds_receives_the_same_stream(tmp_path: Path, game: str) -> None:
    """Two tables that differ in hidden things alone: all bytes to one viewer are equal as long as its views are."""
    async with house_of(tmp_path) as house:
        source, compared = chance(f"stream {game}"), 0
        for viewer in (1, None) * (8 * len(ROUNDS)):
            if compared >= STEPS * len(ROUNDS):
                break
            one, guests, watcher = await table_of(house, game, f"{compared}")
            two, others, other_watcher = await table_of(house, game, f"{compared}")
            match, twin = one.table.match, two.table.match
            assert match is not None
            assert twin is not None
            twin.course.position = twin.course.position.redealt(viewer, source)
            seen = [guests[0], others[0]] if viewer else [watcher, other_watcher]
            for guest in seen:
                guest.raw.clear()
            for _ in range(STEPS):
                both = [a for a in match.position.actions() if a in twin.position.actions()]
                both = [a for a in both if same_after(match.position, twin.position, a, viewer)]
                if not both or match.to_move is None or match.to_move != twin.to_move:
                    break
                word, name = match.game.words.ACTIONS[pick(source, both)], new_id()
                mover = match.to_move - 1
                await play(one, guests[mover], word, name)
                await play(two, others[mover], word, name)
                first, second = (b"".join(guest.raw) for guest in seen)
                assert first.replace(one.table.id.encode(), b"") == second.replace(two.table.id.encode(), b"")
                compared += 1
        assert compared >= 4


def same_after(one: Position, two: Position, action: int, viewer: int | None) -> bool:
    return one.after(action).view(viewer) == two.after(action).view(viewer)


@pytest.mark.parametrize("game", GAMES)
async def test_secret_seed_and_contributions_stay_in_the_house_until_the_end(
    tmp_path: Path, game: str
) -> None:
    async with house_of(tmp_path) as house:
        source = chance(f"seed {game}")
        live, guests, watcher = await table_of(house, game, hashlib.sha256(game.encode()).hexdigest())
        match = live.table.match
        assert match is not None
        hidden = [live.table.opened.secret, match.course.config.seed, *match.pledge["contributions"]]
        keys = [bytes(record.to_bytes(match.position.state.rng)).hex()]  # type: ignore[attr-defined]
        for _ in range(STEPS):
            if not await step(live, guests, source):
                break
        sent = b"".join(
            data for guest in (*guests, watcher) for data in guest.raw if b'"phase":"over"' not in data
        )
        assert len(sent) > 1000
        for secret in (*hidden, *keys):
            assert secret.encode() not in sent
        if live.table.is_live:
            assert all(guest.table["fairness"]["secret"] is None for guest in guests)


async def test_undo_data_and_the_first_state_are_sent_to_nobody(tmp_path: Path) -> None:
    """A message holds the view and what follows from it: its fields are these and no others."""
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "nuts", 2)
        await play(live, ada, "mark")
        await live.ask(ada, m.Undo(id=new_id(), version=1))
        await live.ask(bo, m.AnswerUndo(id=new_id(), version=1, allow=True))
        await settle(live)
        assert list(bo.game) == GAME_FIELDS
        assert list(bo.game["view"]) == ["turn", "marked", "rolled", "nut", "own", "picks"]
        assert bo.game["view"]["own"][0] is None


async def test_a_secret_choice_is_a_question_mark_to_others_until_it_is_revealed(tmp_path: Path) -> None:
    async with house_of(tmp_path) as house:
        live, (ada, bo) = await open_table(house, "nuts", 2)
        await play(live, ada, "pick 2")
        assert ada.game["log"]["entries"][-1]["word"] == "pick 2"
        assert bo.game["log"]["entries"][-1]["word"] == "pick ?"
        assert b"pick 2" not in b"".join(bo.raw)
        assert "pick ?" in live.table.match.record_for(2).actions  # type: ignore[union-attr]


async def test_a_spectator_sees_no_hand_and_a_player_cannot_watch_the_own_game(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seats = await deal([running.player("Ada"), running.player("Bo")])
        watcher = await running.player("Di").sit_watching(seats[0])
        assert watcher.game["view"]["secret"] is None
        assert watcher.game["legal"] == []
        assert watcher.table["you"] is None
        mine = await seats[0].player.sit(seats[0].table["id"])
        await mine.until_game()
        assert mine.table["you"] == 1


async def test_spectators_cannot_act(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seats = await deal([running.player("Ada"), running.player("Bo")])
        watcher = await running.player("Di").sit_watching(seats[0])
        wishes: list[dict[str, Any]] = [
            {"kind": "play", "word": "take 1", "version": 0},
            {"kind": "undo", "version": 0},
            {"kind": "answer-undo", "version": 0, "allow": True},
            {"kind": "say", "text": "psst"},
            {"kind": "kick", "seat": 2},
            {"kind": "put-bot", "seat": 2, "level": "greedy"},
            {"kind": "give-host", "seat": 1},
            {"kind": "mute", "seat": 1, "muted": True},
            {"kind": "change", "chat": False},
            {"kind": "decide", "seat": 1, "choice": "end"},
            {"kind": "contribute", "text": "x"},
            {"kind": "start"},
            {"kind": "stand-in"},
            {"kind": "come-back"},
            {"kind": "leave"},
            {"kind": "rematch"},
        ]
        before = running.server.house.live[seats[0].table["id"]].table.seq
        for wish in wishes:
            answer = await watcher.ask(**wish)
            assert answer["error"]["kind"] == "forbidden", wish
        assert running.server.house.live[seats[0].table["id"]].table.seq == before


async def test_watching_can_be_switched_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seats = await deal([running.player("Ada"), running.player("Bo")])
        watcher = await running.player("Di").sit_watching(seats[0])
        assert (await seats[0].ask("change", spectators=False))["type"] == "ack"
        assert await watcher.closed() == 4003
        again = await watcher.player.sit(seats[0].table["id"])
        assert await again.closed() == 4003


async def test_simultaneous_choices_are_in_no_message_before_the_reveal(tmp_path: Path) -> None:
    """Otters' cards that everybody answers at once: asked one after another, what was chosen stays with who chose."""
    async with house_of(tmp_path) as house:
        seen = 0
        for seed in range(40):
            live, guests = await open_table(house, "otters", 4, secret=f"{seed}")
            source, match = chance(f"choices {seed}"), live.table.match
            assert match is not None
            for _ in range(80):
                if match.to_move is None:
                    break
                mover = match.to_move
                legal = match.position.legal()
                eager = [w for w in legal if w in ("one-hand-washes-the-other", "all-pass")]
                word = pick(source, eager or legal)
                await play(live, guests[mover - 1], word)
                for guest in guests:
                    entry = guest.game["log"]["entries"][-1]
                    if guest.viewer != mover and "?" in entry["word"]:
                        seen += 1
                        assert entry["word"] != word
                        assert word not in [
                            text for told in entry["texts"] for text in told["values"].values()
                        ]
            if seen > STEPS // 2:
                break
        assert seen > STEPS // 2


async def test_bots_get_a_position_that_only_looks_like_the_true_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bytes] = []

    class Spy:
        level = "greedy"

        def choose(self, position: Position, seat: int, source: Rng) -> int:
            seen.append(record.to_bytes(position.state))
            return position.actions()[-1]

    monkeypatch.setattr(bots, "bot_at_hand", lambda level, game: Spy())
    async with house_of(tmp_path) as house:
        live, _ = await open_table(house, "nuts", 1, bots=1, options={"first": 2})
        match = live.table.match
        assert match is not None
        await until(live, lambda: match.version >= 1)
    true = {record.to_bytes(step.before.state) for step in match.course.steps()}
    assert seen
    assert not true & set(seen)


async def test_after_a_rematch_everybody_sees_the_own_seat_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        seats = await deal([running.player("Ada"), running.player("Bo")])
        await play_out(seats)
        await seats[0].ask("rematch")
        table = (await seats[1].until_table(lambda t: t["next_table"] is not None))["next_table"]
        new = [await seat.player.sit(table) for seat in seats]
        for seat in new:
            await seat.contribute()
        for seat in new:
            await seat.until_game()
        assert [seat.table["you"] for seat in new] == [2, 1]
        state = state_of(running, table)
        assert [seat.game["view"]["secret"] for seat in new] == [int(state.secret[1]), int(state.secret[0])]


async def test_replays_and_whole_records_come_after_the_end_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as running:
        ada, bo = await deal([running.player("Ada"), running.player("Bo")])
        table = ada.table["id"]
        with pytest.raises(Refusal) as refused:
            await ada.player.get(f"/api/tables/{table}/replay", seat=2)
        assert refused.value.key == "table-not-over"
        with pytest.raises(Refusal) as refused:
            await ada.player.get(f"/api/tables/{table}/record", seat=2)
        assert refused.value.kind == "seat"
        during = await ada.player.get(f"/api/tables/{table}/record", seat=1)
        assert "seed" not in during
        assert "secret" not in during
        await play_out([ada, bo])
        after = await ada.player.get(f"/api/tables/{table}/record", seat=2)
        assert "[seed" in after
        replay = await ada.player.get(f"/api/tables/{table}/replay", seat=2, count=200)
        assert replay["total"] == ada.game["version"] + 1 == len(replay["frames"])
        first = next(message["game"] for message in bo.told if message["type"] == "game")
        assert replay["frames"][0]["view"] == first["view"]
        assert replay["frames"][-1]["view"] == bo.game["view"]


async def test_what_bots_are_called_tells_nothing_of_the_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Names come from the commitment, which everybody sees."""

    async def names(house: House, secrets: list[str]) -> set[str]:
        found = set()
        for secret in secrets:
            live, _ = await open_table(house, "pebbles", 1, bots=1, secret=secret, pace=10.0)
            found.add(live.table.seat(2).name)
        return found

    async with house_of(tmp_path) as house:
        assert len(await names(house, [f"{0:04x}{k:060x}" for k in range(12)])) > 1
        monkeypatch.setattr("ottery.server.table.commitment", lambda secret: "0123456789abcdef")
        assert len(await names(house, [f"{k:04x}{0:060x}" for k in range(12)])) == 1
