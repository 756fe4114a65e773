"""Who may know and do what at a table, and what its page says."""

from __future__ import annotations

from typing import Literal

from ..wire.bodies import TablePage
from .errors import Denied
from .house import House
from .live import Live
from .shows import card_of, fairness_of

Right = Literal["join", "watch", "play", "host"]


async def rights(house: House, live: Live, device: int) -> list[Right]:
    """What a device can do at a table."""
    table = live.table
    mine = table.seats_of(device)
    links = await house.store.granted(device, table.id) if device else set()
    found: list[Right] = []
    is_banned = device in table.banned
    is_open = table.phase == "waiting" and not table.is_full()
    if is_open and not is_banned and (mine or table.settings.public or "invite" in links):
        found.append("join")
    if not mine and table.settings.spectators and not is_banned and (table.settings.public or links):
        found.append("watch")
    if mine:
        found.append("play")
    if table.host in mine:
        found.append("host")
    return found


async def check_may_know(house: House, live: Live, device: int) -> list[Right]:
    """What a device can do; denied, as if there were no table, to whoever has no link to a private one."""
    found = await rights(house, live, device)
    if not found and not live.table.settings.public and not await house.store.granted(device, live.table.id):
        raise Denied("unknown", "table-unknown")
    return found


async def check_may_watch(house: House, live: Live, device: int) -> None:
    """Denied to whoever may not watch, and when too many do."""
    if "watch" not in await check_may_know(house, live, device):
        raise Denied("forbidden", "table-no-watching")
    if len(live.watchers) >= house.settings.most_watchers:
        raise Denied("limit", "table-too-many")


async def page_of(house: House, live: Live, device: int) -> TablePage:
    """A table's page for a device."""
    table = live.table
    may = await check_may_know(house, live, device)
    mine = table.seats_of(device)
    return TablePage(
        card=card_of(table, live.scene(), mine),
        options=table.opened.options,
        settings=table.settings,
        fairness=fairness_of(table),
        your_seats=mine,
        may=list(may),
    )
