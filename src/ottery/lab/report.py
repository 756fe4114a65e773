"""The balance of a game as a page: one HTML file with its plots drawn in (``pip install ottery[lab]``)."""

from __future__ import annotations

import importlib
import io
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from .. import games as house
from .balance import Effect, Figure, Report, Spread, Table
from .batch.observing import common_of

MOST_EFFECTS = 24
"""Bars in a plot of cards: half from the top, half from the bottom."""
_INK, _WARM, _COOL = "#24424f", "#b5542b", "#2f7f86"
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
.scroll { overflow-x: auto }
figure { margin: 1rem 0 } figure svg { max-width: 100%; height: auto; background: #fff; border-radius: 6px }
figcaption, .note { color: var(--soft); font-size: .95rem }
"""


class NoPlots(Exception):
    """The library that draws is not installed; the text says so in a line."""


def check() -> None:
    """NoPlots if no page can be made."""
    _pyplot()


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
        '<p class="note">Ranges are 95 % intervals. Shares of the victory are multiplied by the number of seats: 1 is '
        "a fair share (alone: the share of games won). Where many cards are compared, one in twenty looks good or bad "
        "by chance alone.</p>"
    )


def _overview(report: Report) -> str:
    return "<h2>At a glance</h2>" + _by_seats(report)


def _again(report: Report) -> str:
    bots, games = escape(report.bots), sum(table.games for table in report.tables)
    said = f"The same tables, every seat played by <em>{bots}</em>: {games:,} games."
    return f"<h2>Played by {bots}</h2><p>{said}</p>" + _by_seats(report)


def _by_seats(report: Report) -> str:
    return _grid(("seats", *_HEADS), [_row(str(table.seats), table) for table in report.tables])


_HEADS = ("games", "who begins gets", "shared victories", "actions", "rounds", "margin")


def _row(name: str, table: Table) -> list[str]:
    first = _range(table.begins[0]) if table.begins else "–"
    ties = _range(table.ties, scale=100, unit=" %")
    rest = [f"{s.mean.mean:,.1f} ({s.low:g}–{s.high:g})" for s in (table.actions, table.rounds, table.margin)]
    return [name, f"{table.games:,}", first, ties, *rest]


def _seats(table: Table) -> str:
    return f"{table.seats} {'seat' if table.seats == 1 else 'seats'}"


def _table_parts(table: Table, common: str) -> Iterable[str]:
    yield f"<h2>{_seats(table)}</h2>"
    if table.stuck:
        yield f'<p class="note">{table.stuck} games had no end within the limit and are left out.</p>'
    if table.seats > 1:
        names = ["begins", *[f"{k} later" for k in range(1, table.seats)]]
        plot = _bars(names, table.begins, 1.0, "share of the victory × seats")
        yield _figure(plot, "What a seat gets by its place after who begins. The line is a fair share.")
    spreads = (("actions", table.actions), ("rounds", table.rounds), ("margin", table.margin))
    differing = [(name, found) for name, found in spreads if len(found.counts) > 1]
    if differing:
        same = "".join(
            f" All have {s.median:g} {n}." for n, s in spreads if len(s.counts) == 1 and n != "margin"
        )
        said = f"How long games are, and how far the best score ends from the worst.{same}"
        yield _figure(_histograms(differing), said)
    yield from _effect_parts("dealt at the start", table.dealt)
    yield from _effect_parts("taken at least once", table.played, _BESIDE)
    yield from _common_parts(table, common)


_BESIDE = " It goes along with winning or losing; it need not cause it."


def _effect_parts(said: str, effects: Sequence[Effect], doubt: str = "") -> Iterable[str]:
    if effects:
        best = f" (the {MOST_EFFECTS // 2} best and worst of {len(effects)})"
        shown = best if len(effects) > MOST_EFFECTS else ""
        caption = f"What seats with it get more than seats without it: {said}{shown}.{doubt}"
        yield _figure(_effects(effects), caption)


def _common_parts(table: Table, common: str) -> Iterable[str]:
    """What the things do that lie before everybody."""
    if table.present:
        more = "often the game is won" if table.seats == 1 else "of the victory falls to who begins"
        yield f"<h3>The {common} on the table as the game begins</h3>"
        said = f"How much more {more}, and how many more actions a game has, with each of the {common} on the table "
        yield _figure(
            _presences(table), f"{said}as the game begins. Chance lays them there, so it is a cause."
        )
    if table.followed:
        yield f"<h3>The {common} that were followed</h3>"
        yield from _effect_parts("followed at least once", table.followed, _BESIDE)


def _options(report: Report) -> list[str]:
    default = next(t for t in report.tables if t.seats == report.options[0].seats)
    named = [(" ".join(f"{k} = {v}" for k, v in t.options.items()), t) for t in report.options]
    rows = [_row(name, table) for name, table in (("as it is", default), *named)]
    grid = f"<h2>Options, at {_seats(default)}</h2>" + _grid(("option", *_HEADS), rows)
    other = [(name, table) for name, table in named if table.present != default.present]
    return [grid, *(part for name, table in other for part in _option_parts(name, table, _common(report)))]


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


def _pyplot() -> Any:
    try:
        mpl: Any = importlib.import_module("matplotlib")
    except ImportError:
        raise NoPlots("a report needs matplotlib: pip install 'ottery[lab]' (or ask for --json)") from None
    mpl.use("svg")
    mpl.rcParams |= {"svg.hashsalt": "ottery", "svg.fonttype": "none", "font.family": "sans-serif"}
    return importlib.import_module("matplotlib.pyplot")


def _svg(figure: Any) -> str:
    """The drawing alone, the same for the same figures."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None}, bbox_inches="tight")
    _pyplot().close(figure)
    text = out.getvalue()
    return text[text.index("<svg") :]


def _bars(names: Sequence[str], figures: Sequence[Figure], fair: float, label: str) -> str:
    figure, axes = _pyplot().subplots(figsize=(7, 0.5 + 0.45 * len(names)))
    _draw_points(axes, names, figures, fair)
    axes.set_xlabel(label)
    return _svg(figure)


def _draw_points(axes: Any, names: Sequence[str], figures: Sequence[Figure], fair: float) -> None:
    places = range(len(names))
    axes.axvline(fair, color="#999", linewidth=1)
    for place, figure in zip(places, figures, strict=True):
        sides = figure.low > fair, figure.high < fair
        colour = _COOL if sides[0] else _WARM if sides[1] else _INK
        axes.plot([figure.low, figure.high], [place, place], color=colour, linewidth=2)
        axes.plot([figure.mean], [place], marker="^" if sides[0] else "v" if sides[1] else "o", color=colour)
    axes.set_yticks(list(places), names)
    axes.invert_yaxis()
    axes.spines[["top", "right"]].set_visible(False)


def _effects(effects: Sequence[Effect]) -> str:
    ordered = sorted(effects, key=lambda effect: -effect.gain.mean)
    if len(ordered) > MOST_EFFECTS:
        ordered = [*ordered[: MOST_EFFECTS // 2], *ordered[-MOST_EFFECTS // 2 :]]
    return _bars(
        [e.word for e in ordered], [e.gain for e in ordered], 0.0, "gain: share of the victory × seats"
    )


def _presences(table: Table) -> str:
    found = sorted(table.present, key=lambda each: -each.begins.mean)
    shares, actions = [each.begins for each in found], [each.actions for each in found]
    figure, axes = _pyplot().subplots(1, 2, figsize=(9, 0.5 + 0.45 * len(found)), sharey=True)
    _draw_points(axes[0], [each.word for each in found], shares, 0.0)
    _draw_points(axes[1], [each.word for each in found], actions, 0.0)
    axes[1].invert_yaxis()  # the axis is shared, and each drawing turns it
    axes[0].set_xlabel("more often won" if table.seats == 1 else "gain: share of the victory × seats")
    axes[1].set_xlabel("more actions")
    return _svg(figure)


def _histograms(spreads: Sequence[tuple[str, Spread]]) -> str:
    figure, axes = _pyplot().subplots(1, len(spreads), figsize=(3 * len(spreads), 2.4), squeeze=False)
    for axis, (name, found) in zip(axes[0], spreads, strict=True):
        widths = [b - a for a, b in zip(found.edges, found.edges[1:], strict=False)]
        axis.bar(found.edges[:-1], found.counts, width=widths, align="edge", color=_COOL)
        axis.axvline(found.mean.mean, color=_WARM, linewidth=1.5)
        axis.set_xlabel(name)
        axis.spines[["top", "right"]].set_visible(False)
    return _svg(figure)
