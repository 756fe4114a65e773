"""What the line client says of a game, whether it is played here or at a server's table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

from ..locales import LANGUAGES, Text
from . import reports
from .boards import Scene, board_of
from .paint.inks import Inks
from .played import Played
from .prompts import ask, has_numbers
from .voice import Voice


class Mouth(ABC):
    """Where lines go to, and in which language."""

    language: str

    @abstractmethod
    def say(self, line: str = "") -> None:
        """Print a line."""


class Telling:
    """Tells of one game: what changed, what is expected, what has been asked for."""

    commands: tuple[str, ...] = ("rules", "log", "hand", "table", "score", "language", "help", "quit")
    """The English words; typed in the language of the terminal."""
    hint = "terminal-plain-help"

    def __init__(self, mouth: Mouth, session: Played) -> None:
        self._mouth, self.session = mouth, session
        self.board = board_of(session.game)
        self.eyes: int | None = session.humans[0] if len(session.humans) == 1 else None
        self._heard: dict[int | None, int] = {}
        self._seen: list[str] = []

    @property
    def voice(self) -> Voice:
        """Texts with the players' names."""
        return self.session.voice(self._mouth.language)

    def say(self, line: str = "") -> None:
        """Print a line."""
        self._mouth.say(line)

    # -- the game

    def greet(self) -> None:
        """What is played, with whom, and with which cards."""
        self.say(self._greeting())
        told = reports.provenance(self.session.deck, self.voice)
        if told:
            self.say(told)
        self.say(self.voice("terminal-plain-hint"))

    def _greeting(self) -> str:
        voice = self.voice
        title = reports.title(self.session.game, voice)
        if self.eyes is None:
            return voice("terminal-plain-greeting", game=title, players=voice.listing(voice.names))
        name, others = voice.name(self.eyes), [n for i, n in enumerate(voice.names, 1) if i != self.eyes]
        key = "terminal-plain-greeting-you" if others else "terminal-plain-greeting-alone"
        return voice(Text(key, {"game": title, "name": name, "others": voice.listing(others)}))

    def ask(self) -> list[str]:
        """Say what is expected and what may be done; the legal words."""
        legal = self.session.legal()
        scene = self._scene(legal)
        self.say(ask(self.board, scene))
        for number, word in enumerate(legal, 1):
            self.say(self._offer(f"{number:>3}  " if has_numbers(legal) else "  ", word, scene))
        return legal

    def _offer(self, number: str, word: str, scene: Scene) -> str:
        label = self.board.label(word, scene)
        return f"{number}{word}" if label == word else f"{number}{word}: {label}"

    def _scene(self, legal: list[str]) -> Scene:
        return Scene(
            view=self.session.view(self.eyes),
            seat=self.eyes,
            to_move=self.session.to_move,
            legal=tuple(legal),
            voice=self.voice.to(self.eyes),
            inks=Inks(self.board.colours, night=True),
            deck=self.session.deck,
            alone=len(self.session.humans) == 1,
        )

    def tell_news(self) -> None:
        """The lines of the log that were not told yet."""
        lines = self.session.told(self.eyes, self.voice)
        for line in lines[self._heard.get(self.eyes, 0) :]:
            self.say(line)
        self._heard[self.eyes] = len(lines)

    def tell_changes(self) -> None:
        """What lies on the table otherwise than when it was told last."""
        now = self._table()
        for line in now:
            if line not in self._seen:
                self.say(line)
        self._seen = now

    def _table(self) -> list[str]:
        scene = self._scene([])
        return [*self.board.describe(scene), *self.board.hand(scene)]

    # -- what is asked for

    def command(self, typed: str) -> str:
        """The English word of a command typed in the language of the terminal."""
        return english(typed, self.commands, self.voice)

    def common(self) -> dict[str, Callable[[str], None]]:
        """What each command does that changes nothing in the game."""
        return {
            "rules": lambda _: self.report(self._rules()),
            "log": lambda _: self._log(),
            "hand": lambda _: self._lines(self.board.hand(self._scene([]))),
            "table": lambda _: self._lines(self._table()),
            "score": lambda _: self.report(reports.standing(self.session, self.voice)),
            "language": lambda _: self._language(),
            "help": lambda _: self._lines(self.voice(self.hint).split("\n")),
        }

    def _rules(self) -> list[reports.Row]:
        session = self.session
        return reports.rules(session.game, session.options, self.voice, session.deck)

    def _log(self) -> None:
        self._lines(self.session.told(self.eyes, self.voice))

    def _language(self) -> None:
        following = LANGUAGES.index(self._mouth.language) + 1
        self._mouth.language = LANGUAGES[following % len(LANGUAGES)]
        self._seen = []
        self.say(self.voice("terminal-plain-language"))

    def _lines(self, lines: list[str]) -> None:
        for line in lines:
            self.say(line)

    def report(self, rows: list[reports.Row]) -> None:
        """A report, line by line."""
        for row in rows:
            text = f"{row.number}: {row.text}" if row.number else row.text
            if row.sort == "section":
                self.say()
            self.say(f"({self.voice('terminal-rule-off')}) {text}" if row.sort == "off" else text)


def english(typed: str, commands: Sequence[str], voice: Voice) -> str:
    """The English word of one of ``commands``, typed in the voice's language or in English."""
    typed = typed.casefold()
    return next((c for c in commands if typed in (c, *voice(f"terminal-command-{c}").split())), typed)
