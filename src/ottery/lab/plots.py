"""The plots of a report, as SVG that stands in the page (``pip install ottery[lab]``)."""

from __future__ import annotations

import importlib
import io
from collections.abc import Sequence
from typing import Any

from .balance import Effect, Figure, Spread, Table

MOST_EFFECTS = 24
"""Bars in a plot of cards: half from the top, half from the bottom."""
_INK, _WARM, _COOL = "#24424f", "#b5542b", "#2f7f86"


class NoPlots(Exception):
    """The library that draws is not installed; the text says so in a line."""


def check() -> None:
    """NoPlots if no page can be made."""
    _pyplot()


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


def bars(names: Sequence[str], figures: Sequence[Figure], fair: float, label: str) -> str:
    """A point and its interval for each name, beside the line at ``fair``."""
    figure, axes = _pyplot().subplots(figsize=(7, 0.5 + 0.45 * len(names)))
    _draw_points(axes, names, figures, fair)
    axes.set_xlabel(label)
    _explain(axes, figures, fair)
    return _svg(figure)


def _side(figure: Figure, fair: float) -> int:
    """1 where an interval lies above ``fair``, -1 where it lies below, 0 where it holds it."""
    return (figure.low > fair) - (figure.high < fair)


_SIDES = {1: ("^", _COOL, "more"), -1: ("v", _WARM, "less"), 0: ("o", _INK, "may be chance")}


def _explain(axes: Any, figures: Sequence[Figure], fair: float) -> None:
    """A legend of the signs and colours that there are, and of the line."""
    sides = [side for side in _SIDES if any(_side(figure, fair) == side for figure in figures)]
    for side in sides:
        marker, colour, said = _SIDES[side]
        axes.plot([], [], marker=marker, color=colour, linewidth=2, label=said)
    axes.plot([], [], color="#999", linewidth=1, label="a fair share" if fair else "no difference")
    axes.legend(loc="lower left", bbox_to_anchor=(0, 1), ncols=4, frameon=False, fontsize="small")


def _draw_points(axes: Any, names: Sequence[str], figures: Sequence[Figure], fair: float) -> None:
    places = range(len(names))
    axes.axvline(fair, color="#999", linewidth=1)
    for place, figure in zip(places, figures, strict=True):
        marker, colour, _ = _SIDES[_side(figure, fair)]
        axes.plot([figure.low, figure.high], [place, place], color=colour, linewidth=2)
        axes.plot([figure.mean], [place], marker=marker, color=colour)
    axes.set_yticks(list(places), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.spines[["top", "right"]].set_visible(False)


_GAIN = "gain: share of the victory × seats"
_GAIN_ALONE = "games won more often, percentage points"


def effects(table: Table, found: Sequence[Effect]) -> str:
    """What each thing gains, the best first; of many the best and the worst."""
    ordered = sorted(found, key=lambda effect: -effect.gain.mean)
    if len(ordered) > MOST_EFFECTS:
        ordered = [*ordered[: MOST_EFFECTS // 2], *ordered[-MOST_EFFECTS // 2 :]]
    gains = [_percent(e.gain) if table.seats == 1 else e.gain for e in ordered]
    return bars([e.word for e in ordered], gains, 0.0, _GAIN_ALONE if table.seats == 1 else _GAIN)


def _percent(figure: Figure) -> Figure:
    return Figure(100 * figure.mean, 100 * figure.low, 100 * figure.high, figure.count)


def presences(table: Table) -> str:
    """What each thing that lies before everybody changes: for who begins, and for the length of the game."""
    found = sorted(table.present, key=lambda each: -each.begins.mean)
    is_alone = table.seats == 1
    shares = [_percent(each.begins) if is_alone else each.begins for each in found]
    actions = [each.actions for each in found]
    figure, axes = _pyplot().subplots(1, 2, figsize=(9, 0.5 + 0.45 * len(found)), sharey=True)
    _draw_points(axes[0], [each.word for each in found], shares, 0.0)
    _draw_points(axes[1], [each.word for each in found], actions, 0.0)
    _explain(axes[0], [*shares, *actions], 0.0)
    axes[0].set_xlabel(_GAIN_ALONE if is_alone else _GAIN)
    axes[1].set_xlabel("more actions")
    return _svg(figure)


def histograms(spreads: Sequence[tuple[str, Spread]]) -> str:
    """How many games have each number, side by side, with their means."""
    figure, axes = _pyplot().subplots(1, len(spreads), figsize=(3 * len(spreads), 2.4), squeeze=False)
    for axis, (name, found) in zip(axes[0], spreads, strict=True):
        widths = [b - a for a, b in zip(found.edges, found.edges[1:], strict=False)]
        lefts = [edge - 0.5 for edge in found.edges[:-1]]  # whole numbers: a bar stands around its own
        axis.bar(lefts, found.counts, width=widths, align="edge", color=_COOL)
        axis.axvline(found.mean.mean, color=_WARM, linewidth=1.5, label="mean")
        axis.set_xlabel(name)
        axis.spines[["top", "right"]].set_visible(False)
    axes[0][0].set_ylabel("games")
    axes[0][0].legend(loc="lower left", bbox_to_anchor=(0, 1), frameon=False, fontsize="small")
    return _svg(figure)
