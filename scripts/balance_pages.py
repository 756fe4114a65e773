"""Write docs/balance: the report of every game, its figures, and a page that sums them up.

python scripts/balance_pages.py [--games 4000] [--keep FOLDER] [GAME …]
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from ottery import games
from ottery.lab import balance, report
from ottery.lab.balance import Figure, Report, Table

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "balance"
SEED = "docs"
INTRO = """# The balance of the games

Made by `make balance`. In every game all seats were played by the **greedy** bot of that game, which looks one action
ahead; better players may see other figures. Seed `{seed}`, so the figures can be made again. Ranges are 95 %
intervals. The share of who begins is multiplied by the number of seats: 1 is fair (alone: the part of games won).

Decks ([which is which](../decks.md)): {decks}.
What a report says of single cards of a reconstructed deck is about that deck, not about the printed cards.

| game | seats | games | who begins gets | shared victories | actions | rounds | margin |
|---|---|---|---|---|---|---|---|
"""
OUTRO = """
`margin` is the distance from the best score to the worst, `actions` and `rounds` are means. Each report has the plots,
the cards and the options; the `.json` beside it the same figures for programs.
"""


def main() -> None:
    """Play, write, sum up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("names", nargs="*", metavar="GAME", default=list(games.NAMES))
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name in asked.names:
        print(name, file=sys.stderr, flush=True)
        found = balance.balance(games.find(name), games=asked.games, seed=SEED, kept=asked.keep)
        figures = msgspec.json.format(msgspec.json.encode(found), indent=1)
        (FOLDER / f"{name}.json").write_bytes(figures + b"\n")
        (FOLDER / f"{name}.html").write_text(report.page(found), "utf-8")
    write_index()


def write_index() -> None:
    """The page that sums up the reports there are."""
    files = [FOLDER / f"{name}.json" for name in games.NAMES]
    reports = [msgspec.json.decode(file.read_bytes(), type=Report) for file in files if file.exists()]
    decks = "; ".join(f"{one.game} {one.deck}" for one in reports)
    rows = [_row(one, table) for one in reports for table in one.tables]
    text = INTRO.format(seed=SEED, decks=decks) + "\n".join(rows) + "\n" + OUTRO
    (FOLDER / "README.md").write_text(text, "utf-8")


def _row(one: Report, table: Table) -> str:
    cells = [
        f"[{one.game}]({one.game}.html)",
        str(table.seats),
        f"{table.games:,}",
        _range(table.begins[0], 2),
    ]
    cells += [f"{100 * table.ties.mean:.1f} %"]
    cells += [f"{s.mean.mean:,.1f}" for s in (table.actions, table.rounds, table.margin)]
    return f"| {' | '.join(cells)} |"


def _range(figure: Figure, digits: int) -> str:
    return f"{figure.mean:.{digits}f} ({figure.low:.{digits}f}–{figure.high:.{digits}f})"


if __name__ == "__main__":
    main()
