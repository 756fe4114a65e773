"""Write docs/balance: the report of every game, its figures, and a page that sums them up.

    python scripts/balance_pages.py [--part 1] [--keep FOLDER] [GAME …]
    python scripts/balance_pages.py --draw

The greedy player plays ``GAMES`` games a table with every option. Then the adult plays the tables as they are once
more where its search is quick enough for as many games as tell something (``AGAIN``). ``--part 0.1`` plays a tenth.
``--draw`` plays nothing: it makes the pages anew from the figures that are there.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

from ottery import games
from ottery.cli.common import Progress, bots_ready
from ottery.lab import balance, report
from ottery.lab.balance import Figure, Report, Table

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "balance"
SEED = "docs"
BETTER = "adult"
GAMES = {"ottere": 2000, "otter": 1000, "otters": 2000, "why-i-otter": 4000, "an-otter-won": 4000}
"""Games of greedy players a table."""
AGAIN = {"ottere": 400, "why-i-otter": 2000, "an-otter-won": 2000}
"""Games of adults a table. In the others one takes a second or more, and as many as tell something hours."""
INTRO = """# The balance of the games

Made by `make balance`. In every game all seats were played by the **greedy** bot of that game, which looks one action
ahead; better players may see other figures, which is why the **{better}**, who [searches](../bots.md), played three
games once more. Seed `{seed}`, so the figures can be made again. Ranges are 95 % intervals. The share of who begins is
multiplied by the number of seats: 1 is fair. For whoever plays alone it is the games won.

Decks ([which is which](../decks.md)): {decks}.
What a report says of single cards of a reconstructed deck is about that deck, not about the printed cards.
"""
HEAD = """
| game | seats | games | who begins gets | shared victories | actions | rounds | margin |
|---|---|---|---|---|---|---|---|
"""
COMPARED = """
## Does who begins fare alike among better players?

That two ranges overlap does not say that the figures are equal. *Differs* stands where the difference is larger than
its own 95 % interval. Otter and Otters were not played again: there a game of adults takes a second or more, and as
many as tell something take hours (`ottery balance otters --bot {better} --no-options --games 1000`).

| game | seats | games | greedy: who begins gets | {better}: who begins gets | |
|---|---|---|---|---|---|
"""
PRESENT = """
## What lies on the table as the game begins

Where chance decides which of them lie there, what each changes for who begins (shares × seats; alone: how much more
often the game is won) and for the length of the game. In bold what differs from nothing; of so many, one in twenty does
by chance alone.

| game | seats | with | games with it | who begins gets more | more actions |
|---|---|---|---|---|---|
"""
OUTRO = """
`margin` is the distance from the best score to the worst, `actions` and `rounds` are means. Each report has the plots,
the cards and the options; the `.json` beside it the same figures for programs.
"""


def main() -> None:
    """Play, write, sum up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(games.NAMES))
    parser.add_argument("--part", type=float, default=1.0)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--draw", action="store_true")
    asked = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name in asked.names:
        print(name, file=sys.stderr, flush=True)
        write(read(name) if asked.draw else play(name, asked.part, asked.keep))
    write_index()


def read(name: str) -> Report:
    """The figures that were written last."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=Report)


def play(name: str, part: float, kept: Path | None) -> Report:
    """A game's balance between greedy players, and perhaps once more between better ones."""
    game = games.find(name)
    measure = partial(balance.balance, game, seed=SEED, kept=kept, tell=Progress())
    found = measure(games=_count(part, GAMES[name]))
    if name not in AGAIN:
        return found
    bots_ready(game, [BETTER])
    again = measure(games=_count(part, AGAIN[name]), bot=BETTER, with_options=False)
    return msgspec.structs.replace(found, again=again)


def _count(part: float, most: int) -> int:
    return max(2, round(part * most))


def write(found: Report) -> None:
    """A report and its figures."""
    figures = msgspec.json.format(msgspec.json.encode(found), indent=1)
    (FOLDER / f"{found.game}.json").write_bytes(figures + b"\n")
    (FOLDER / f"{found.game}.html").write_text(report.page(found), "utf-8")


def write_index() -> None:
    """The page that sums up the reports there are."""
    files = [FOLDER / f"{name}.json" for name in games.NAMES]
    reports = [read(file.stem) for file in files if file.exists()]
    decks = "; ".join(f"{one.game} {one.deck}" for one in reports)
    text = INTRO.format(seed=SEED, decks=decks, better=BETTER) + HEAD
    text += "\n".join(_row(one, table) for one in reports for table in one.tables) + "\n" + OUTRO
    text += COMPARED.format(better=BETTER) + "\n".join(_compared(reports)) + "\n"
    text += PRESENT + "\n".join(_present(reports)) + "\n"
    (FOLDER / "README.md").write_text(text, "utf-8")


def _compared(reports: list[Report]) -> Iterator[str]:
    """A row for each table that was played twice."""
    for one in reports:
        for table, again in zip(one.tables, one.again.tables if one.again else [], strict=False):
            ours, theirs = table.begins[0], again.begins[0]
            halves = [(figure.high - figure.low) / 2 for figure in (ours, theirs)]
            differs = "differs" if abs(ours.mean - theirs.mean) > math.hypot(*halves) else ""
            cells = [f"[{one.game}]({one.game}.html)", str(table.seats), f"{again.games:,}"]
            yield f"| {' | '.join([*cells, _range(ours, 2), _range(theirs, 2), differs])} |"


def _present(reports: list[Report]) -> Iterator[str]:
    """A row for each thing that lies on some tables as a game begins."""
    for one in reports:
        for table in (*one.tables, *one.options):
            said = "".join(f", {k} = {v}" for k, v in table.options.items())
            for each in sorted(table.present, key=lambda each: -each.begins.mean):
                cells = [f"[{one.game}]({one.game}.html)", f"{table.seats}{said}", each.word]
                cells += [f"{each.begins.count:,}", _change(each.begins, 2), _change(each.actions, 1)]
                yield f"| {' | '.join(cells)} |"


def _change(figure: Figure, digits: int) -> str:
    mean, low, high = (f"{x:+.{digits}f}" for x in (figure.mean, figure.low, figure.high))
    text = f"{mean} ({low} … {high})"
    return f"**{text}**" if figure.low > 0 or figure.high < 0 else text


def _row(one: Report, table: Table) -> str:
    first, is_alone = table.begins[0], table.seats == 1
    won = f"{100 * first.mean:.0f} % won ({100 * first.low:.0f}–{100 * first.high:.0f})"
    cells = [
        f"[{one.game}]({one.game}.html)",
        "1, alone" if is_alone else str(table.seats),
        f"{table.games:,}",
        won if is_alone else _range(first, 2),
        "–" if is_alone else f"{100 * table.ties.mean:.1f} %",
        *(f"{s.mean.mean:,.1f}" for s in (table.actions, table.rounds)),
        "–" if is_alone else f"{table.margin.mean.mean:,.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def _range(figure: Figure, digits: int) -> str:
    return f"{figure.mean:.{digits}f} ({figure.low:.{digits}f}–{figure.high:.{digits}f})"


if __name__ == "__main__":
    main()
