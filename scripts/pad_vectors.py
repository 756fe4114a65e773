"""Hold the pad's sheets in the page to those in Python: pages of every kind, with what Python makes of them.

    python scripts/pad_vectors.py            write web/src/pad/vectors/*.json.gz and web/src/pad/sheets/cards.ts
    python scripts/pad_vectors.py --check    work all written ones out again; a line per difference, exit status 1

The page's tests read the same files. A page is random (possible and impossible), or built from edges.
"""

from __future__ import annotations

import gzip
import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

if __name__ == "__main__":  # small sums need no compiler; never in a process that has other work
    os.environ.setdefault("NUMBA_DISABLE_JIT", "1")

from ottery.games.an_otter_won import deck as won_deck
from ottery.games.an_otter_won.words import CONDITION_WORDS, OTTERS, SHAPES
from ottery.games.otters import pad as otters_pad
from ottery.games.otters.pad import PEARL_VALUES, PEARL_WORDS
from ottery.games.otters.state import PEARL_TOKENS
from ottery.games.scorepad import Page, Row, Value
from ottery.games.why_i_otter.words import BACK_WORDS, FRONT_WORDS
from ottery.pad import Cell, Player, Round, Sheet, dealer_of, reckon, room, statistics

WEB = Path(__file__).parent.parent / "web" / "src" / "pad"
EACH = 2500
EVENINGS = 250
RANKS = "A23456789TJQK"
NAMES = (
    "Ada",
    "Bo",
    "Cy",
    "Dea",
    "Eva",
    "Finn",
    "Gry",
    "Hal",
    "Ida",
    "Jon",
    "ada",
    "Kai",
    "Lea",
    "Mia",
    "Nis",
    "Ole",
    "Pia",
    "Rie",
    "Sam",
    "Tea",
)
WORDS_OF_NOTHING = ("", "x", "under", "under 9", "-4", "pink7", "most 7", "0", "19", "8D", "constructor")

Maker = Callable[[random.Random], Page]


def vectors(game: str) -> list[tuple[Page, Any]]:
    """Pages of a game, each with its tally."""
    chance = random.Random(f"pad {game}")  # noqa: S311  # the same pages every time
    pages = [MAKERS[game](chance) for _ in range(EACH)]
    return [(page, tally_of(game, page)) for page in pages]


def tally_of(game: str, page: Page) -> Any:
    """What Python makes of a page, as plain JSON values."""
    return json.loads(msgspec.json.encode(room.find(game).tally(page)))


# ------------------------------------------------------------------------------------------------ pages


def _rounds_page(
    chance: random.Random, seats: int, settings: dict[str, Any], cell: Callable[[], Value]
) -> Page:
    """Rounds of numbers: with holes, late comers and leavers."""
    count = chance.choice((0, 1, 1, 2, 3, 5, 8, 13))
    since = [chance.choice((0,) * 6 + (1, 2)) for _ in range(seats)]
    until = [chance.choice((None,) * 6 + (1, 3)) for _ in range(seats)]
    rows = []
    for i in range(count):
        present = [s <= i and (u is None or i < u) for s, u in zip(since, until, strict=True)]
        gaps = chance.random() < (0.5 if i == count - 1 else 0.05)
        cells = [cell() if here and not (gaps and chance.random() < 0.4) else None for here in present]
        rows.append(Row(cells, present, []))
    start = [chance.choice((0, 0, 0, settings.get("start", 0), 17, -5)) for _ in range(seats)]
    return Page(settings, [n if isinstance(n, int) else 0 for n in start], [u is None for u in until], rows)


def _ottere(chance: random.Random) -> Page:
    settings = {
        "scoring": chance.choice(("penalty", "penalty", "winner-collects", "winner-collects", "other", None)),
        "target": chance.choice((100, 200, 50, 1, 9999, 0, 10_000, "100", None)),
    }
    high = chance.choice((0, 5, 30, 120, 600))

    def cell() -> Value:
        kind = chance.random()
        if kind < 0.1:
            return 0
        if kind < 0.2:
            return chance.choices(RANKS, k=chance.choice((0, 1, 3, 6, 12)))
        if kind < 0.23:
            return [chance.choice(WORDS_OF_NOTHING), chance.choice(RANKS)]
        return chance.randint(-3 if kind > 0.97 else 0, high)

    return _rounds_page(chance, chance.choice((2, 2, 3, 4, 5, 6, 7)), settings, cell)


def _any_game(chance: random.Random) -> Page:
    start = chance.choice((0, 0, 0, 501, -20, None, "x"))
    settings = {
        "best": chance.choice(("highest", "lowest", None, "middle")),
        "collects": chance.choice((False, False, True, 1, None)),
        "target": chance.choice((None, 100, 0, -100, 501, 10, 2_000_000, True, 12.5)),
        "rounds": chance.choice((None, None, 1, 3, 8, 0, 501)),
        "start": start,
        "negative": chance.choice((True, False, None)),
    }
    wide = chance.choice((3, 30, 400, 999_999))

    def cell() -> Value:
        return (
            ["3"]
            if chance.random() < 0.01
            else chance.choice((0, chance.randint(-wide, wide), chance.randint(0, wide)))
        )

    return _rounds_page(chance, chance.choice((1, 2, 3, 4, 6, 10, 20)), settings, cell)


def _otter(chance: random.Random) -> Page:
    seats = chance.choice((1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 6, 12, 20))
    if seats == 1:
        return _rounds_page(
            chance, 1, {}, lambda: chance.choice((0, 62, 63, -1, chance.randint(0, 62), ["7"]))
        )
    active = [chance.random() > 0.05 for _ in range(seats)]
    rows = []
    for _ in range(chance.choice((0, 1, 2, 3, 4, 5, 6, 9, 15))):
        cells: list[Value] = [0] * seats
        if chance.random() > 0.06:
            cells[chance.randrange(seats)] = 1
        if chance.random() < 0.05:
            cells[chance.randrange(seats)] = chance.choice((1, 2, -1, None, ["1"]))
        rows.append(Row(cells, [True] * seats, []))
    if chance.random() < 0.2:
        rows.append(Row([None] * seats, [True] * seats, []))
    return Page({}, [0] * seats, active, rows)


def _otters(chance: random.Random) -> Page:
    seats = chance.randint(2, 5)
    bag = [word for word, n in zip(PEARL_WORDS, PEARL_TOKENS, strict=True) for _ in range(n)]
    chance.shuffle(bag)
    cells: list[Value] = []
    for _ in range(seats):
        held = [bag.pop() for _ in range(min(len(bag), chance.choice((0, 1, 3, 5, 8))))]
        if held and chance.random() < 0.3:
            held.append(f"under {held.pop()}")
        held += ["abracadabra"] * chance.choice((0, 0, 0, 1, 2, 3))
        held += [
            chance.choice((*PEARL_WORDS, "under 1", *WORDS_OF_NOTHING))
            for _ in range(chance.choice((0,) * 9 + (1, 2, 9)))
        ]
        cells.append(chance.choice((held,) * 12 + (None, 4)))
    rows = [Row(cells, [True] * seats, [])]
    return Page(
        {},
        [0] * seats,
        [chance.random() > 0.03 for _ in range(seats)],
        rows if chance.random() > 0.01 else [],
    )


def _why_i_otter(chance: random.Random) -> Page:
    fronts, backs = list(FRONT_WORDS), list(BACK_WORDS)
    chance.shuffle(fronts)
    chance.shuffle(backs)
    own = chance.choice((0, 2, 4, 6, 7, 8, 10, 14))
    used = chance.choice((14, 14, 14, 14, 13, 15, own))
    cells: list[Value] = [fronts[:own], fronts[own : max(own, used)]]
    common = backs[: chance.choice((4, 4, 4, 4, 3, 5, 0))]
    _spoil(chance, cells, common, (*FRONT_WORDS, *BACK_WORDS))
    return Page(
        {}, [0, 0], [True, True], [Row(cells, [True, True], common)] if chance.random() > 0.01 else []
    )


def _an_otter_won(chance: random.Random) -> Page:
    values = [str(n) for n in range(1, 19)]
    chance.shuffle(values)
    river, own, other = (chance.choice((n, n, n, n, n - 1, n + 1, 0)) for n in (7, 5, 5))
    cells: list[Value] = [values[river : river + own], values[river + own : river + own + other]]
    common = values[:river]
    _spoil(chance, cells, common, values)
    settings = {"deck": chance.choice((None, None, _deck(chance)))} if chance.random() > 0.1 else {}
    return Page(
        settings, [0, 0], [True, True], [Row(cells, [True, True], common)] if chance.random() > 0.01 else []
    )


def _spoil(chance: random.Random, cells: list[Value], common: list[str], words: Any) -> None:
    """Now and then something that cannot be."""
    if chance.random() < 0.12:
        part = chance.choice((common, cells[0], cells[1]))
        assert isinstance(part, list)
        part.append(chance.choice((*words, *WORDS_OF_NOTHING)))
    if chance.random() < 0.04:
        cells[chance.randrange(2)] = chance.choice((None, 3))


def _deck(chance: random.Random) -> list[Any]:
    values = chance.sample(range(1, 19), 18)
    cards: list[list[Any]] = []
    for value in values:
        more = chance.randint(0, 9)
        cards.append(
            [
                value,
                chance.choice(OTTERS),
                chance.choice(SHAPES),
                chance.choice(CONDITION_WORDS),
                [more, chance.randint(0, more)],
            ]
        )
    if chance.random() < 0.2:
        spot = chance.randrange(18)
        cards[spot][chance.randrange(5)] = chance.choice(
            (0, 19, True, "pink", "each", "each  pink", [1], [2, 3], [100, 0], "most 1", None)
        )
    return cards if chance.random() > 0.03 else cards[:17]


MAKERS: dict[str, Maker] = {
    "ottere": _ottere,
    "otter": _otter,
    "otters": _otters,
    "why-i-otter": _why_i_otter,
    "an-otter-won": _an_otter_won,
    "rounds": _any_game,
}

# ----------------------------------------------------------------------------------------------- sheets


def evenings() -> list[list[Any]]:
    """Some sheets at a time, with the outcome of each and the statistics of all."""
    chance = random.Random("pad evenings")  # noqa: S311  # the same sheets every time
    return [_told([_sheet(chance, i) for i in range(5)]) for _ in range(EVENINGS)]


def _told(sheets: list[Sheet]) -> list[Any]:
    return [msgspec.to_builtins(sheets), [outcome_of(sheet) for sheet in sheets], standings_of(sheets)]


def _sheet(chance: random.Random, number: int) -> Sheet:
    """A sheet whose players come, go, stay away and come back."""
    game = chance.choice(room.GAMES)
    page = MAKERS[game](chance)
    names = chance.sample(NAMES, len(NAMES))
    players = [
        Player(2 * i + 1, names[i], start, *_stay(chance, is_active=active))
        for i, (start, active) in enumerate(zip(page.start, page.active, strict=True))
    ]
    rounds = [
        Round({str(p.id): Cell(value) for p, value in zip(players, row.cells, strict=True)}, row.common)
        for row in page.rows
    ]
    name = chance.choice(("", "Golf")) if game == room.ROUNDS else ""
    dealer = chance.choice((None, *(p.id for p in players)))
    sheet = Sheet(f"s{number}", game, players, name, page.settings, rounds, dealer)
    sheet.plays_on, sheet.closed = chance.random() < 0.2, chance.random() < 0.3
    return sheet


def _stay(chance: random.Random, *, is_active: bool) -> tuple[int, int | None, list[tuple[int, int]]]:
    away = [(chance.randint(0, 2), chance.randint(2, 4))] if chance.random() < 0.1 else []
    return chance.choice((0, 0, 0, 0, 0, 1)), None if is_active else chance.randint(0, 4), away


def outcome_of(sheet: Sheet) -> Any:
    """What follows from a sheet beyond its page: over, winners, places, who deals."""
    outcome = reckon(sheet)
    dealers = [dealer_of(sheet, i) for i in range(len(sheet.rounds) + 2)]
    return [outcome.over, outcome.winners, outcome.totals, outcome.places, dealers]


def standings_of(sheets: list[Sheet]) -> Any:
    """The statistics, as plain JSON values."""
    return [
        [s.game, s.lowest, s.name, s.played, round(s.won, 6), s.total, s.best, s.worst]
        for s in statistics(sheets)
    ]


# ------------------------------------------------------------------------------------------------ files


def cards() -> str:
    """What the page has to know of the cards, as TypeScript."""
    deck = [_row(card) for card in won_deck.default()["card"]]
    lines = ",\n".join(f"  {json.dumps(row)}" for row in deck)
    return (
        "// Made by scripts/pad_vectors.py from the games' own data; do not edit.\n"
        "// prettier-ignore\n"
        'import type { Card } from "./an-otter-won";\n\n'
        f"export const PEARLS: readonly string[] = {json.dumps(PEARL_WORDS)};\n"
        f"export const VALUES: readonly number[] = {json.dumps(PEARL_VALUES)};\n"
        f"export const TOKENS: readonly number[] = {json.dumps(PEARL_TOKENS)};\n"
        f"export const ABRACADABRAS = {otters_pad.most_cards('abracadabra')};\n"
        f"export const HANDS_OFF = {otters_pad.most_cards('hands-off')};\n\n"
        "/** The deck of the house; a table may have its own. */\n"
        "// prettier-ignore\n"
        f"export const DECK: Card[] = [\n{lines},\n];\n"
    ).replace("// prettier-ignore\nimport", "import")


def _row(card: dict[str, Any]) -> list[Any]:
    points = card["points"]
    both = points if isinstance(points, list) else [points, 0]
    return [card["value"], card["otter"], card["shape"], card["condition"], both]


def write(folder: Path) -> None:
    """Write all vectors."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in room.GAMES:
        text = json.dumps(
            [[msgspec.to_builtins(page), tally] for page, tally in vectors(game)], separators=(",", ":")
        )
        (folder / f"{game}.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    text = json.dumps(evenings(), separators=(",", ":"))
    (folder / "evenings.json.gz").write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    (WEB / "sheets" / "cards.ts").write_text(cards(), "utf-8")


def differences(folder: Path) -> Iterator[str]:
    """Work all written pages out again."""
    for game in room.GAMES:
        path = folder / f"{game}.json.gz"
        if not path.exists():
            yield f"{path}: missing"
            continue
        found = json.loads(gzip.decompress(path.read_bytes()))
        if len(found) < EACH:
            yield f"{path}: {len(found)} pages, expected {EACH}"
        for i, (page, tally) in enumerate(found):
            if tally_of(game, msgspec.convert(page, Page)) != tally:
                yield f"{path.name}: page {i} comes out otherwise: {json.dumps(page)}"
                break
    yield from _evening_differences(folder / "evenings.json.gz")
    if (WEB / "sheets" / "cards.ts").read_text("utf-8") != cards():
        yield "web/src/pad/sheets/cards.ts: the games' data have changed"


def _evening_differences(path: Path) -> Iterator[str]:
    for i, (plain, *told) in enumerate(json.loads(gzip.decompress(path.read_bytes()))):
        sheets = msgspec.convert(plain, list[Sheet])
        if [[outcome_of(sheet) for sheet in sheets], standings_of(sheets)] != told:
            yield f"{path.name}: evening {i} comes out otherwise: {json.dumps(plain)}"
            return


def main() -> int:
    """Write, or check; see the module's text."""
    if "--check" not in sys.argv[1:]:
        write(WEB / "vectors")
        return 0
    faults = list(differences(WEB / "vectors"))
    for fault in faults:
        print(fault)
    if faults:
        print("run: python scripts/pad_vectors.py, then the page's tests")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
