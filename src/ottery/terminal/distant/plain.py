"""The line client at a server's table. Lines are printed as things happen; what is typed is taken at any time, what
comes from a pipe whenever there is something to decide."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TextIO

from ...games import find
from ...games.game import Refused
from ...locales import Text
from ...wire import messages as m
from .. import reports
from ..prompts import chosen
from ..streams import Leave, Streams
from ..telling import Telling, english
from ..voice import Voice
from .address import Address
from .client import Client, new_id
from .cookies import Cookies
from .distant import Distant


class DistantPlain(Streams):
    """The client on two streams."""

    def __init__(self, cookies: Cookies, name: str, language: str, source: TextIO, out: TextIO) -> None:
        super().__init__(language, source, out)
        self._cookies, self._name = cookies, name
        self.lines: deque[str | None] = deque()
        self.bell = asyncio.Event()
        """Rings when a line has been typed, or something has happened at the table."""
        self._wanted = threading.Semaphore(0)
        self._is_reading = False

    def run(self, address: Address) -> None:
        """Play at a table, and at those that follow it, until the player leaves."""
        try:
            asyncio.run(self._run(address))
        except (Leave, KeyboardInterrupt):
            self.say(self.voice("terminal-farewell"))

    async def _run(self, address: Address | None) -> None:
        loop = asyncio.get_running_loop()
        thread = threading.Thread(target=self._listen, args=(loop,), daemon=True)
        thread.start()
        while address is not None:
            address = await DistantTable(self, address, self._cookies).play(self._name)

    def _listen(self, loop: asyncio.AbstractEventLoop) -> None:
        """In a thread that nobody waits for: every line of the input, None at its end."""
        with suppress(RuntimeError):  # the loop is closed: everything is over
            while True:
                self._wanted.acquire()
                line = self._source.readline()
                words = " ".join(line.split()) if line else None
                loop.call_soon_threadsafe(self._type, words)
                if words is None:
                    return

    def want_line(self) -> None:
        """Read one line more, unless one is waiting or being read."""
        if not self.lines and not self._is_reading:
            self._is_reading = True
            self._wanted.release()

    def _type(self, line: str | None) -> None:
        self._is_reading = False
        self.lines.append(line)
        self.bell.set()


class _Telling(Telling):
    hint = "terminal-distant-help"

    def told_anew(self) -> None:
        """After an undo the log is shorter than what was told."""
        self._heard[self.eyes] = min(self._heard.get(self.eyes, 0), len(self.session.log(self.eyes)))


COMMANDS = ("undo", "yes", "no", "say", "begin", "wait", "bot", "end", *Telling.commands)


class DistantTable:
    """One table on the line client."""

    def __init__(self, plain: DistantPlain, address: Address, cookies: Cookies) -> None:
        self._plain = plain
        self._client = Client(address, cookies, self._hear, self._lose)
        self._distant = Distant()
        self._telling: _Telling | None = None
        self._has_news = False
        self._tasks: set[asyncio.Task[object]] = set()
        self._end: m.Farewell | None = None
        self._next: str | None = None
        self._is_over = self._has_told_end = self._has_contributed = False
        self._asked_at = self._played_at = -1
        self._status = ""
        self._chat = 0
        self._asking: tuple[object, object] = (None, None)

    async def play(self, name: str) -> Address | None:
        """Play to the end; the table that follows, None when that was the last one."""
        page = await self._client.sit(name)
        game = reports.title(find(page.card.game), self._voice)
        self._say("terminal-distant-at", game=game, address=self._client.address.server)
        self._spawn(self._client.run())
        try:
            await self._loop()
        finally:
            tasks = list(self._tasks)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return None if self._next is None else Address(self._client.address.server, self._next)

    async def _loop(self) -> None:
        lines, bell = self._plain.lines, self._plain.bell
        while not self._is_over:
            await bell.wait()
            bell.clear()
            if self._has_news:
                self._has_news = False
                await self._tell()
            if not self._takes_lines():
                continue
            if lines:
                bell.set()
                await self._take(lines.popleft())
            else:
                self._plain.want_line()

    def _ring(self) -> None:
        self._has_news = True
        self._plain.bell.set()

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task: asyncio.Task[object] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @property
    def _voice(self) -> Voice:
        """Texts with the players' names, as far as they are known."""
        return self._distant.voice(self._plain.language) if self._distant.has_table else self._plain.voice

    def _say(self, text: Text | str, **values: str | int | Text) -> None:
        self._plain.say(self._voice(text, **values))

    # -- what comes

    def _hear(self, message: m.ServerMessage) -> None:
        self._distant.hear(message)
        self._client.held = self._distant.held
        self._ring()

    def _lose(self, farewell: m.Farewell | None) -> None:
        if farewell is not None:
            self._end = farewell
        elif self._distant.is_connected:
            self._say("terminal-distant-lost")
        self._distant.is_connected = False
        self._ring()

    def _takes_lines(self) -> bool:
        """A person may type at any time; a pipe is read when there is something to decide."""
        distant = self._distant
        if self._plain.is_watched:
            return True
        if not distant.has_game:
            return False
        if distant.table.phase != "playing" or distant.is_over:
            return self._has_told_end
        is_asked = distant.table.undo is not None and distant.table.you in distant.table.undo.waiting_for
        return is_asked or (bool(distant.legal()) and distant.version > self._played_at)

    # -- what is told

    async def _tell(self) -> None:
        if self._end is not None:
            self._say(self._end.text)
            raise Leave
        distant = self._distant
        if not distant.has_table:
            return
        if distant.must_contribute and not self._has_contributed:
            self._has_contributed = True
            self._spawn(self._client.ask(m.Contribute(id=new_id(), text=secrets.token_hex(16))))
        self._tell_table()
        if distant.has_game:
            await self._tell_game()
        if distant.table.phase == "closed":
            raise Leave

    def _tell_table(self) -> None:
        distant, voice = self._distant, self._voice
        status = voice(distant.table.status)
        if status != self._status and distant.table.phase != "playing":
            self._plain.say(status)
            if distant.is_host and any(seat.kind == "open" for seat in distant.table.seats):
                self._say("terminal-distant-begin")
        self._status = status
        for line in distant.chat[self._chat :]:
            self._plain.say(distant.news(line, voice))
        self._chat = len(distant.chat)
        asking = distant.table.absence, distant.table.undo
        if asking != self._asking:
            self._asking = asking
            self._tell_questions()

    def _tell_questions(self) -> None:
        table, voice = self._distant.table, self._voice
        if table.absence is not None and table.absence.choices:
            choices = ", ".join(voice(f"terminal-command-{c}").split()[0] for c in table.absence.choices)
            self._say("terminal-distant-absent", name=voice.name(table.absence.seat), choices=choices)
        if table.undo is not None and table.you in table.undo.waiting_for:
            self._say("terminal-distant-undo", name=voice.name(table.undo.seat))

    async def _tell_game(self) -> None:
        distant = self._distant
        if self._telling is None:
            with suppress(Refused):
                distant.cards = await self._client.deck(distant.table.game)
            self._telling = _Telling(self._plain, distant)
            self._telling.greet()
        self._telling.told_anew()
        self._telling.tell_news()
        if distant.is_over:
            self._tell_end(self._telling)
        elif distant.legal() and distant.version != self._asked_at:
            self._asked_at = distant.version
            self._telling.tell_changes()
            self._telling.ask()

    def _tell_end(self, telling: _Telling) -> None:
        if not self._has_told_end:
            self._has_told_end = True
            telling.report(reports.standing(self._distant, self._voice))
            if self._distant.table.you is None:
                raise Leave
            self._say("terminal-plain-again")

    # -- what is typed

    async def _take(self, line: str | None) -> None:
        if line is None:
            raise Leave
        legal = self._distant.legal() if self._distant.has_game else []
        word = chosen(line, legal)
        if word is not None:
            await self._play(word)
            return
        typed, _, rest = line.partition(" ")
        command = english(typed, COMMANDS, self._voice)
        common = self._telling.common() if self._telling else {}
        if command in common:
            common[command](rest)
        elif command == "quit":
            raise Leave
        elif command in ("yes", "no") or (self._has_told_end and command not in COMMANDS):
            await self._answer(is_yes=command == "yes")
        elif line:
            await self._ask_for(command, rest, line)

    async def _play(self, word: str) -> None:
        version = self._distant.version
        if await self._want(m.Play(id=new_id(), word=word, version=version)):
            self._played_at = version

    async def _answer(self, *, is_yes: bool) -> None:
        """Yes or no to what was asked last: another game, or a move taken back."""
        table = self._distant.table
        if table.undo is not None:
            await self._want(m.AnswerUndo(id=new_id(), version=self._distant.version, allow=is_yes))
        elif self._has_told_end and not is_yes:
            raise Leave
        elif self._has_told_end:
            await self._play_again()

    async def _play_again(self) -> None:
        table = self._distant.table
        if table.next_table is None and not await self._want(m.Rematch(id=new_id())):
            return
        while self._distant.table.next_table is None:
            self._plain.bell.clear()
            await self._plain.bell.wait()
        self._next, self._is_over = self._distant.table.next_table, True

    async def _ask_for(self, command: str, rest: str, line: str) -> None:
        """Wishes; whatever is none is tried as an action, so that the table says why not."""
        absence = self._distant.table.absence
        wishes: dict[str, Callable[[], m.Intent]] = {
            "say": lambda: m.Say(id=new_id(), text=rest[:200]),
            "begin": lambda: m.Start(id=new_id()),
            "undo": lambda: m.Undo(id=new_id(), version=self._distant.version),
        }
        if command in ("wait", "bot", "end") and absence is not None:
            await self._want(m.Decide(id=new_id(), seat=absence.seat, choice=command))  # type: ignore[arg-type]
        elif command in wishes and (rest or command != "say"):
            await self._want(wishes[command]())
        elif self._telling:
            await self._want(m.Play(id=new_id(), word=line[:60], version=self._distant.version))

    async def _want(self, wish: m.Intent) -> bool:
        """Ask for something; a refusal is told."""
        answer = await self._client.ask(wish)
        if isinstance(answer, m.Ack):
            return True
        told = self._voice(answer.error.text)
        self._plain.say(f"{answer.error.rule}: {told}" if answer.error.rule else told)
        return False
