"""Rules, standings and log as lines of text, the same for the screen and for the line client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from ..games.game import Game, RuleText
from ..games.position import Result
from .played import Played
from .voice import Voice

Sort = Literal["title", "section", "text", "off", "mark"]


class Row(NamedTuple):
    """A line of a report and what sort of line it is (``off``: does not apply here; ``mark``: stands out)."""

    sort: Sort
    text: str
    number: str = ""


def title(game: Game, voice: Voice) -> str:
    """What a game is called."""
    found = voice.any_of(f"{game.name}-title", f"{game.name}-name")
    return found or game.name.replace("-", " ").capitalize()


def seats_words(game: Game, voice: Voice, form: str = "") -> str:
    """How many can play a game; ``form`` is ``-short`` where there is little room."""
    least, most = game.seats
    if least == most:
        return voice(f"terminal-seats{form}-exact", least=least)
    return voice(f"terminal-seats{form}", least=least, most=most)


def rules(
    game: Game, options: Mapping[str, Any], voice: Voice, deck: Mapping[str, Any] | None = None
) -> list[Row]:
    """The numbered rules by sections; those of options that are off are marked as such. First where ``deck`` is from,
    unless it is the published one."""
    told = provenance(deck or {}, voice)
    rows = [Row("mark", told)] if told else []
    section = None
    for rule in game.words.RULES:
        if rule.section != section:
            section = rule.section
            key = f"{game.name}-section-{section}"
            rows.append(Row("section", voice.any_of(key) or section.replace("-", " ").capitalize()))
        text = voice.any_of(f"{game.name}-{rule.number.lower()}") or ""
        rows.append(Row("text" if _applies(game, rule, options) else "off", text, rule.number))
    return rows


def provenance(deck: Mapping[str, Any], voice: Voice) -> str | None:
    """The sentence that says where a deck is from; None for a published one."""
    found = deck.get("provenance")
    return voice(f"terminal-provenance-{found}") if found in ("reconstructed", "house") else None


def _applies(game: Game, rule: RuleText, options: Mapping[str, Any]) -> bool:
    if rule.when is None:
        return True
    option = next((o for o in game.options if o.name == rule.when), None)
    if option is None:
        return True
    value = options.get(option.name, option.default)
    return bool(value) if option.kind == "flag" else value != option.default


def standing(session: Played, voice: Voice) -> list[Row]:
    """Who has won, every column of the result, and how each score came about; before the end the rounds alone."""
    result = session.result()
    rows = []
    if result is not None:
        rows = [Row("mark", winners(result, session, voice)), Row("text", "")]
        rows += [Row("text", line) for line in _columns(session, result, voice)]
    if sum(any(scores) for scores in session.rounds) > (result is not None):  # a single one is the result
        rows += [Row("section", voice("terminal-rounds"))]
        rows += [Row("text", line) for line in _rounds(session, voice)]
    if result is not None and result.lines:
        rows += [Row("section", voice("terminal-lines"))]
        rows += _lines(result, voice)
    return rows or [Row("text", voice("play-no-scores"))]


def winners(result: Result, session: Played, voice: Voice) -> str:
    """The sentence that says who has won."""
    names = [voice.name(seat) for seat in result.winners]
    if len(session.humans) == 1 and result.winners == session.humans:
        return voice("terminal-won-you")
    if not names:
        return voice("terminal-won-nobody")
    return voice("terminal-won", names=voice.listing(names), count=len(names))


def _columns(session: Played, result: Result, voice: Voice) -> list[str]:
    """A line a seat: the score, and the columns that say something else; a column that says the same names it."""
    columns = [("", list(voice.names)), (voice("terminal-points"), [str(score) for score in result.scores])]
    for name, values in result.extras.items():
        if len(values) == len(session.chairs):
            label = voice.any_of(f"{session.game.name}-extra-{name}", f"terminal-column-{name}") or name
            column = label, [str(value) for value in values]
            if values == result.scores:
                columns[1] = column
            else:
                columns.append(column)
    return aligned(columns)


def _rounds(session: Played, voice: Voice) -> list[str]:
    numbers = [str(i) for i in range(1, len(session.rounds) + 1)]
    columns = [(voice("terminal-round-column"), numbers)]
    columns += [(name, [str(row[i]) for row in session.rounds]) for i, name in enumerate(voice.names)]
    return aligned(columns)


def aligned(columns: list[tuple[str, list[str]]]) -> list[str]:
    """Columns under their heads; the first one to the left, numbers to the right."""
    widths = [max(len(head), *map(len, cells)) for head, cells in columns]
    rows = [[head for head, _ in columns], *zip(*(cells for _, cells in columns), strict=True)]
    return [
        "  ".join(c.rjust(w) if i else c.ljust(w) for i, (c, w) in enumerate(zip(row, widths, strict=True)))
        for row in rows
    ]


def _lines(result: Result, voice: Voice) -> list[Row]:
    return [
        Row("text", f"{voice.name(line.seat + 1)}: {line.points:+d}  {voice(line.text)}")
        for line in result.lines
    ]
