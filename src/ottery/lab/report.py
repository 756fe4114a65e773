"""The balance of a game as a page: one HTML file with its plots drawn in (``pip install ottery[lab]``)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

import msgspec

from .. import games as house
from ..games.game import Value
from . import plots
from .balance import Effect, Figure, Report, Spread, Table
from .batch.observing import common_of

_STYLE = """
:root { color-scheme: light dark; --ink: #1d2b33; --paper: #fbf8f2; --line: #cfc7b8; --soft: #5b6a72 }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e4da; --paper: #182127; --line: #42505a; --soft: #a9b6bd } }
body { font: 16px/1.55 Georgia, serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem }
h1, h2, h3 { font-family: system-ui, sans-serif; line-height: 1.2 }
table { border-collapse: collapse; width: 100%; font: 15px system-ui, sans-serif }
th, td { text-align: right; padding: .3rem .5rem; border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left }
.scroll { overflow-x: auto; margin: 1rem 0 }
figure { margin: 1rem 0 } figure svg { max-width: 100%; height: auto; background: #fff; border-radius: 6px }
figcaption, .note { color: var(--soft); font-size: .95rem }
"""


def page(report: Report) -> str:
    """The page."""
    title = f"The balance of {_title(report.game)}"
    parts = [f"<h1>{title}</h1>", _intro(report), _overview(report)]
    parts += [_again(report.again)] if report.again else []
    parts += [part for table in report.tables for part in _table_parts(table, _common(report))]
    parts += _options(report) if report.options else []
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    return f'<!doctype html>\n<html lang="en"><head>{head}<style>{_STYLE}</style></head>\n<body>\n' + (
        "\n".join(parts) + "\n</body></html>\n"
    )


def _title(name: str) -> str:
    return " ".join(word.capitalize() if word != "i" else "I" for word in name.split("-"))


def _common(report: Report) -> str:
    """What the things are called that lie before everybody and say what may be played."""
    return common_of(house.find(report.game))[0]


def _intro(report: Report) -> str:
    games = sum(table.games for table in (*report.tables, *report.options))
    decks = {
        "reconstructed": "The deck is <strong>reconstructed</strong>: parts of the real cards are not published, so "
        "what is said about single cards is about this deck.",
        "house": "The deck is a house deck, not the published one.",
        "published": "The deck is the published one.",
    }
    return (
        f"<p>{games:,} games, every seat played by <em>{escape(report.bots)}</em>, seed "
        f"<code>{escape(report.seed)}</code>. {decks.get(report.deck, 'The cards are those that the rules list.')} "
        "What is true of this player need not be true of better ones.</p>"
        '<p class="note">Ranges are 95 % intervals; behind actions, rounds and margin they go from the 5th to the 95th '
        "of a hundred games. Shares of the victory are multiplied by the number of seats: 1 is a fair share. Whoever "
        "plays alone wins a game or loses it. Where many cards are compared, one in twenty looks good or bad by chance "
        "alone.</p>"
    )


def _overview(report: Report) -> str:
    return "<h2>At a glance</h2>" + _by_seats(report)


def _again(report: Report) -> str:
    bots, games = escape(report.bots), sum(table.games for table in report.tables)
    said = f"The same tables, every seat played by <em>{bots}</em>: {games:,} games."
    return f"<h2>Played by {bots}</h2><p>{said}</p>" + _by_seats(report)


def _by_seats(report: Report) -> str:
    """A row a table: those where somebody plays alone have columns of their own."""
    alone = [_row_alone(table) for table in report.tables if table.seats == 1]
    more = [_row(str(table.seats), table) for table in report.tables if table.seats > 1]
    return (_grid(_HEADS_ALONE, alone) if alone else "") + (_grid(("seats", *_HEADS), more) if more else "")


_HEADS = ("games", "who begins gets", "shared victories", "actions", "rounds", "margin")
_HEADS_ALONE = ("seats", "games", "games won", "actions", "rounds")


def _row(name: str, table: Table) -> list[str]:
    first = _range(table.begins[0]) if table.begins else "–"
    ties = _range(table.ties, scale=100, unit=" %")
    rest = [_mean(found) for found in (table.actions, table.rounds, table.margin)]
    return [name, f"{table.games:,}", first, ties, *rest]


def _row_alone(table: Table) -> list[str]:
    won = _range(table.begins[0], scale=100, unit=" %") if table.begins else "–"
    return ["1, alone", f"{table.games:,}", won, _mean(table.actions), _mean(table.rounds)]


def _mean(found: Spread) -> str:
    return f"{found.mean.mean:,.1f} ({found.low:,.0f}–{found.high:,.0f})"


def _seats(table: Table) -> str:
    return "1 seat, alone" if table.seats == 1 else f"{table.seats} seats"


def _table_parts(table: Table, common: str) -> Iterable[str]:
    yield f"<h2>{_seats(table)}</h2>"
    if table.stuck:
        yield f'<p class="note">{table.stuck} games had no end within the limit and are left out.</p>'
    if table.seats > 1:
        names = [
            "who begins",
            "the next",
            *[f"the {k}th" if k > 3 else "the third" for k in range(3, table.seats + 1)],
        ]
        plot = plots.bars(names[: len(table.begins)], table.begins, 1.0, "share of the victory × seats")
        yield _figure(plot, "What a seat gets by its place after who begins.")
    yield from _spread_parts(table)
    yield from _effect_parts("had it at the start", table, table.dealt)
    yield from _effect_parts("took it at least once", table, table.played, _BESIDE)
    yield from _common_parts(table, common)


def _spread_parts(table: Table) -> Iterable[str]:
    """How games differ in length and score; what is the same in all of them is said in words."""
    spreads = {"actions": table.actions, "rounds": table.rounds}
    margin = {"margin": table.margin} if len(table.margin.counts) > 1 else {}
    differing = {n: s for n, s in (spreads | margin).items() if len(s.counts) > 1}
    if differing:
        same = [_count(s.median, n) for n, s in spreads.items() if n not in differing]
        said = ["how long games are"] if len(same) < len(spreads) else []
        said += ["how far the best score ends from the worst"] if margin else []
        alike = f" All have {' and '.join(same)}." if same else ""
        told = ", and ".join(said).capitalize()
        yield _figure(plots.histograms(list(differing.items())), f"{told}.{alike}")


def _count(number: float, things: str) -> str:
    return f"one {things[:-1]}" if number == 1 else f"{number:g} {things}"


_BESIDE = " It goes along with winning or losing; it need not cause it."


def _effect_parts(said: str, table: Table, effects: Sequence[Effect], doubt: str = "") -> Iterable[str]:
    if effects:
        best = f" (the {plots.MOST_EFFECTS // 2} best and worst of {len(effects)})"
        shown = best if len(effects) > plots.MOST_EFFECTS else ""
        alone = f"How much more often whoever {said} wins"
        gets = alone if table.seats == 1 else f"What seats that {said} get more than the others"
        yield _figure(plots.effects(table, effects), f"{gets}{shown}.{doubt}")


def _common_parts(table: Table, common: str) -> Iterable[str]:
    """What the things do that lie before everybody."""
    if table.present:
        more = "often the game is won" if table.seats == 1 else "of the victory falls to who begins"
        yield f"<h3>The {common} on the table as the game begins</h3>"
        said = f"How much more {more}, and how many more actions a game has, with each of the {common} on the table "
        yield _figure(
            plots.presences(table), f"{said}as the game begins. Chance lays them there, so it is a cause."
        )
    if table.followed:
        yield f"<h3>The {common} that were followed</h3>"
        yield from _effect_parts("followed it at least once", table, table.followed, _BESIDE)


def _options(report: Report) -> list[str]:
    """A row an option; those that change nothing here are named below."""
    default = next(t for t in report.tables if t.seats == report.options[0].seats)
    named = [(", ".join(f"{k} = {_word(v)}" for k, v in t.options.items()), t) for t in report.options]
    idle = [name for name, table in named if _is_alike(table, default)]
    rows = [_row(name, table) for name, table in (("as it is", default), *named) if name not in idle]
    parts = [f"<h2>Options, at {_seats(default)}</h2>"]
    parts += [_grid(("option", *_HEADS), rows)] if len(rows) > 1 else []
    parts += [_idle(idle, report.bots)] if idle else []
    other = [(name, table) for name, table in named if table.present != default.present]
    return [*parts, *(part for name, table in other for part in _option_parts(name, table, _common(report)))]


def _word(value: Value) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _is_alike(table: Table, default: Table) -> bool:
    """Whether the very same games were played: the deals are the same, whatever the options."""
    return msgspec.structs.replace(table, options=default.options) == default


def _idle(names: Sequence[str], bots: str) -> str:
    which = f"<strong>{escape('; '.join(names))}</strong>"
    said = f"Left out, because it changes nothing in these games: {which}. Where every seat is played by"
    return f'<p class="note">{said} <em>{escape(bots)}</em>, what it is about never happens.</p>'


def _option_parts(name: str, table: Table, common: str) -> Iterable[str]:
    """What an option lets chance lay on the table."""
    if table.present:
        yield f"<h3>{escape(name)}</h3>"
        yield from _common_parts(table, common)


def _range(figure: Figure, scale: float = 1, unit: str = "") -> str:
    digits = 1 if unit else 3
    low, middle, high = (f"{scale * x:.{digits}f}" for x in (figure.low, figure.mean, figure.high))
    return f"{middle}{unit} ({low}–{high})"


def _grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    top = "".join(f"<th>{escape(head)}</th>" for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(c)}</td>" for c in row) + "</tr>" for row in rows)
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _figure(svg: str, caption: str) -> str:
    return f"<figure>{svg}<figcaption>{escape(caption)}</figcaption></figure>"
