"""The full-screen client at a server's table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from ...games.game import Refused
from ...wire import messages as m
from ..app import OtteryApp
from ..reports import standing
from ..saves import Shelf
from ..screens.pages import Menu
from ..screens.stage import StageScreen
from .address import Address
from .client import Client, new_id
from .cookies import Cookies
from .distant import Distant
from .screens import DistantScreen, SayScreen, WaitScreen


class DistantApp(OtteryApp):
    """Shows one table after another, as its server tells it."""

    def __init__(self, shelf: Shelf, address: Address, cookies: Cookies, name: str, **looks: Any) -> None:
        super().__init__(shelf, **looks)
        self._cookies, self._called = cookies, name
        self._fault: Refused | None = None
        self._sit_at(address)

    def _sit_at(self, address: Address) -> None:
        self.distant = Distant()
        self.client = Client(address, self._cookies, self._hear, self._lose)
        self._has_contributed = self._is_dealt = False
        self._chat = 0

    def play(self) -> None:
        """Run until the player leaves; Refused when there is no way to the table."""
        self.run()
        if self._fault is not None:
            raise self._fault
        print(self.voice("terminal-distant-farewell" if self.farewell is None else self.farewell))  # noqa: T201

    def enter(self) -> None:
        """To the table."""
        self._go(WaitScreen())
        self.run_worker(self._talk(), group="talk", exclusive=True)

    async def _talk(self) -> None:
        try:
            await self.client.sit(self._called)
        except Refused as refused:
            self._fault = refused
            self.exit()
            return
        farewell = await self.client.run()
        self.farewell = farewell.text
        self.exit()

    # -- what comes

    def _hear(self, message: m.ServerMessage) -> None:
        self.distant.hear(message)
        self.client.held = self.distant.held
        if not self.distant.has_table or isinstance(message, m.Pong | m.Ack):
            return
        if self.distant.must_contribute and not self._has_contributed:
            self._has_contributed = True
            self.want(m.Contribute(id=new_id(), text=secrets.token_hex(16)))
        if isinstance(message, m.ChatNews):
            self._tell_chat()
        if self.distant.has_game and not self._is_dealt:
            self._is_dealt = True
            self.run_worker(self._deal())
        for screen in self.screen_stack:
            if isinstance(screen, WaitScreen):
                screen.show()
            elif isinstance(screen, DistantScreen):
                screen.hear(message)

    async def _deal(self) -> None:
        with suppress(Refused):
            self.distant.cards = await self.client.deck(self.distant.table.game)
        self._go(DistantScreen(self.distant))

    def _tell_chat(self) -> None:
        voice = self.distant.voice(self.language)
        for line in self.distant.chat[self._chat :]:
            self.notify(self.distant.news(line, voice), timeout=6, markup=False)
        self._chat = len(self.distant.chat)

    def _lose(self, farewell: m.Farewell | None) -> None:
        if farewell is None and self.distant.is_connected:
            self.notify(self.voice("terminal-distant-lost"), severity="warning", timeout=8, markup=False)
        self.distant.is_connected = False

    # -- what is wanted

    def want(self, wish: m.Intent, then: Callable[[], None] | None = None) -> None:
        """Ask for something; a refusal is shown, else ``then`` is called."""

        async def ask() -> None:
            answer = await self.client.ask(wish)
            if isinstance(answer, m.RefusedNews):
                self.tell_refusal(answer)
            elif then is not None:
                then()

        self.run_worker(ask())

    def tell_refusal(self, answer: m.RefusedNews) -> None:
        """Why something was not done: at the table if it is on top, else beside it."""
        text = self.distant.voice(self.language)(answer.error.text)
        if isinstance(self.screen, DistantScreen):
            self.screen.refuse(text, answer.error.rule)
        else:
            self.notify(text, severity="warning", timeout=8, markup=False)

    def say(self) -> None:
        """Say something to the others."""

        def chosen(text: str | None) -> None:
            if text:
                self.want(m.Say(id=new_id(), text=text[:200]))

        self.push_screen(SayScreen(self.voice("terminal-distant-say")), chosen)

    def again(self) -> None:
        """Another game with the same players."""
        if self.distant.table.next_table is not None:
            self.follow()
        else:
            self.want(m.Rematch(id=new_id()), self.follow)

    def follow(self) -> None:
        """To the table that follows this one."""
        table = self.distant.table.next_table
        if table is None:  # the message that names it is on its way
            self.set_timer(0.05, self.follow)
            return
        self._sit_at(Address(self.client.address.server, table))
        while len(self.screen_stack) > 2:
            self.pop_screen()
        self._go(WaitScreen())
        self.run_worker(self._talk(), group="talk", exclusive=True)

    # -- menus

    def open_menu(self, table: StageScreen) -> None:
        """What can be done beside playing."""
        voice = self.voice
        actions: dict[str, tuple[str, Callable[[], object]]] = {
            "back": (voice("terminal-menu-back"), lambda: None),
            **self._questions(),
            "rules": (voice("terminal-menu-rules"), table.action_rules),
            "scores": (voice("terminal-menu-scores"), table.action_scores),
            "log": (voice("terminal-menu-log"), table.action_log),
            "undo": (voice("terminal-distant-menu-undo"), table.action_undo),
            "say": (voice("terminal-distant-menu-say"), self.say),
            "language": (voice("terminal-menu-language"), self.action_language),
            "light": (voice("terminal-menu-light"), self.action_light),
            "leave": (voice("terminal-distant-menu-leave"), self.action_leave),
        }
        self._choose(voice("terminal-menu"), actions, table)

    def _questions(self) -> dict[str, tuple[str, Callable[[], object]]]:
        """What the table asks this player: about somebody who is away, about a move to be taken back."""
        table, voice = self.distant.table, self.distant.voice(self.language)
        found: dict[str, tuple[str, Callable[[], object]]] = {}
        if table.undo is not None and table.you in table.undo.waiting_for:
            for key, allow in (("allow", True), ("refuse", False)):
                wish = m.AnswerUndo(id=new_id(), version=self.distant.version, allow=allow)
                found[key] = voice(f"terminal-distant-menu-{key}"), partial(self.want, wish)
        absence = table.absence
        for choice in absence.choices if absence is not None else ():
            assert absence is not None
            decide = m.Decide(id=new_id(), seat=absence.seat, choice=choice)
            label = voice(f"terminal-distant-menu-{choice}", name=voice.name(absence.seat))
            found[choice] = label, partial(self.want, decide)
        return found

    def show_end(self, table: StageScreen) -> None:
        """How the game ended, and what now."""
        voice = self.distant.voice(self.language)
        actions: dict[str, tuple[str, Callable[[], object]]] = {}
        if self.distant.table.you is not None:
            actions["again"] = voice("terminal-end-again"), self.again
        actions |= {
            "log": (voice("terminal-end-log"), lambda: self.show_log(self.distant, None, table.show_results)),
            "look": (voice("terminal-end-look"), lambda: None),
            "leave": (voice("terminal-end-leave"), self.action_leave),
        }
        self._choose(voice("terminal-over"), actions, table, standing(self.distant, voice))

    def _choose(
        self,
        title: str,
        actions: dict[str, tuple[str, Callable[[], object]]],
        table: StageScreen,
        rows: Sequence[Any] = (),
    ) -> None:
        def chosen(answer: str | None) -> None:
            if answer is not None:
                actions[answer][1]()

        choices = [(name, label) for name, (label, _) in actions.items()]
        foot = self.voice("terminal-end-keys") if rows else ""
        delay = max(0.001, min(self.pace, 0.7))
        self.push_screen(Menu(title, choices, table.inks, rows, foot, delay), chosen)

    def action_leave(self) -> None:
        """Leave; the seat stays ours."""
        self.exit()
