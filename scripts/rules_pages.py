"""Write the page of each game, in every language, from its numbered rules and its texts.

    python scripts/rules_pages.py [--check] [FOLDER]

Writes ``docs/games/<game>.md`` and ``docs/games/<game>.da.md``. With ``--check`` nothing is written: a line per page
that differs from the texts, and exit status 1 if there is any.
"""

import os
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

if __name__ == "__main__":  # reading rules needs no compiler; never in a process that has other work
    os.environ.setdefault("NUMBA_DISABLE_JIT", "1")

from ottery import games
from ottery.games.game import Game, Option, Value
from ottery.locales import LANGUAGES, Text, say

FOLDER = Path("docs/games")
ENDING = {"en": ".md", "da": ".da.md"}
DECKS = "../decks.md"


def page(game: Game, language: str) -> str:
    """The whole page of ``game`` in Markdown."""
    return "\n".join([*_head(game, language), *_rules(game, language), *_options(game, language)])


def _head(game: Game, language: str) -> Iterator[str]:
    least, most = game.seats
    other = next(o for o in LANGUAGES if o != language)
    players = "page-players-fixed" if least == most else "page-players"
    yield f"<!-- {_say('page-made', language)} -->"
    yield f"# {_say(f'{game.name}-title', language)}"
    yield f"\n*{_say(f'{game.name}-tagline', language)}*\n"
    yield f"{_say(players, language, least=least, most=most)} {_say('page-numbers', language)}"
    yield f"[{_say('page-other-language', language)}]({game.name}{ENDING[other]})."
    if (Path(str(game.rules.__file__)).parent / "deck.toml").exists():  # type: ignore[attr-defined]
        yield _say("page-deck", language, link=DECKS)


def _rules(game: Game, language: str) -> Iterator[str]:
    for section, rules in groupby(game.words.RULES, key=lambda rule: rule.section):
        yield f"\n## {_say(f'{game.name}-section-{section}', language)}\n"
        for rule in rules:
            words = _say(f"{game.name}-{rule.number.lower()}", language)
            when = f"*{_say('page-when', language, option=f'`{rule.when}`')}* " if rule.when else ""
            yield f"- **{rule.number}** {when}{words}"


def _options(game: Game, language: str) -> Iterator[str]:
    titles = [_say(f"page-option{part}", language) for part in ("", "-does", "-values", "-default")]
    yield f"\n## {_say('page-options', language)}\n"
    yield f"{_say('page-options-intro', language)}\n"
    yield f"| {' | '.join(titles)} |"
    yield "|---|---|---|---|"
    for option in game.options:
        default = _word(option.default, language)
        cells = [f"`{option.name}`", _does(game, option, language), _values(game, option, language), default]
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |"
    yield ""


def _does(game: Game, option: Option, language: str) -> str:
    key = f"{game.name}-option-{option.name}"
    needs = f" ({_say('page-needs', language, option=f'`{option.needs}`')})" if option.needs else ""
    return f"{_say(key, language)}: {_say(f'{key}-help', language)}{needs}"


def _values(game: Game, option: Option, language: str) -> str:
    if option.kind == "flag":
        return _say("page-on-off", language)
    if option.kind == "whole":
        least, most = option.allowed
        return _say("page-whole", language, least=str(least), most=str(most))
    words = [_word(value, language) for value in option.allowed]
    if option.kind == "seat":
        return ", ".join([_say("page-seat", language), *words])
    said = [_say(f"{game.name}-option-{option.name}-{value}", language) for value in option.allowed]
    return ", ".join(f"{word} ({what})" for word, what in zip(words, said, strict=True))


def _word(value: Value, language: str) -> str:
    if isinstance(value, bool):
        return _say("page-on" if value else "page-off", language)
    return str(value) if isinstance(value, int) else f"`{value}`"


def _say(key: str, language: str, /, **values: str | int) -> str:
    """A text on one line."""
    return " ".join(say(Text.of(key, **values), language).split())


def pages(folder: Path) -> dict[Path, str]:
    """Every page and what must stand in it."""
    found = [games.find(name) for name in games.NAMES]
    return {
        folder / f"{g.name}{ENDING[language]}": page(g, language) for g in found for language in LANGUAGES
    }


def main(arguments: list[str]) -> int:
    """Write or check all pages; the number of pages that differ from their texts is told by line."""
    folder = Path(next((a for a in arguments if not a.startswith("-")), FOLDER))
    wanted = pages(folder)
    differing = [p for p, text in wanted.items() if not p.exists() or p.read_text("utf-8") != text]
    strangers = [p for p in sorted(folder.glob("*.md")) if p not in wanted]
    if "--check" in arguments:
        for path in differing:
            print(f"{path}: not what the game's texts say; run: make pages")
        for path in strangers:
            print(f"{path}: no game of this name")
        return int(bool(differing or strangers))
    folder.mkdir(parents=True, exist_ok=True)
    for path in differing:
        path.write_text(wanted[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
