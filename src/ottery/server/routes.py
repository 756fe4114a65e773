"""The HTTP routes, all under ``/api``."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.connection import WebSocket
from litestar.datastructures import Cookie
from litestar.handlers import websocket
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, FromPath, QueryParameter

from .. import __version__, bots
from ..games.game import Game
from ..games.position import configured
from ..match.pledge import new_secret
from ..wire import bodies
from ..wire import messages as m
from ..wire.parts import Error
from . import access, replays, sockets
from . import events as e
from .deeds import check_name, free_seat
from .devices import digest, new_token
from .errors import Denied, NotReady
from .examples import example
from .house import place_for
from .live import Live
from .server import Server
from .shows import card_of
from .store import Access, Kind, Row

Asked = Request[Any, Any, Any]
Seat = Annotated[int | None, QueryParameter(ge=1, le=20, description="A seat (1 …); none: a spectator.")]

Before = Annotated[float, QueryParameter(description="Only tables changed before this time.")]

LINKS: dict[Kind, int] = {"invite": 20, "watch": 20, "seat": 60}
"""Links of each kind that a table may have."""

LISTED = 50

REFUSALS = {
    400: ResponseSpec(Error, description="It cannot be read: the body says why."),
    404: ResponseSpec(Error, description="There is no such thing, or not for this device."),
    409: ResponseSpec(Error, description="Not as things stand: the body says why."),
}


def server_of(asked: Asked | WebSocket[Any, Any, Any]) -> Server:
    """The server that answers."""
    return cast(Server, asked.app.state.server)


def address_of(asked: Asked) -> str:
    """The address that asks."""
    return asked.client.host if asked.client else ""


def token_of(asked: Asked) -> str | None:
    """What the cookie of whoever asks says."""
    return asked.cookies.get(server_of(asked).devices.cookie_name)


def give(asked: Asked, cookie: Cookie | None) -> None:
    """Send a cookie with the answer, whatever that will be."""
    if cookie is not None:
        asked.scope["state"]["cookie"] = cookie


async def device_of(asked: Asked) -> int:
    """The device that asks, 0 for one that is not known."""
    devices, token = server_of(asked).devices, token_of(asked)
    device = await devices.find(token)
    give(asked, devices.renew(token))
    return device or 0


async def visitor_of(asked: Asked) -> int:
    """The device that asks, 0 for one that is not known: it is offered a cookie, whatever the answer will be. Whoever
    has one before they use a link or take a seat can send that again when the answer is lost."""
    device = await device_of(asked)
    give(asked, server_of(asked).devices.offer(token_of(asked)))
    return device


async def known_device(asked: Asked) -> int:
    """The device that asks, a new one if need be."""
    device = await device_of(asked)
    if not device:
        device, cookie = await server_of(asked).devices.add(token_of(asked))
        give(asked, cookie)
    return device


# ----------------------------------------------------------------------------------------- the house


@get("/health", summary="Is it well?", tags=["house"], responses=REFUSALS)
async def health(request: Asked) -> bodies.Health:
    """Whether the server works, and which games are ready."""
    server = server_of(request)
    return bodies.Health(
        ok=True,
        release=__version__,
        ready={name: name in server.house.ready for name in server.names},
        tables=len(server.house.live),
        connections=server.doors.connections,
    )


@get("/games", summary="What can be played", tags=["house"], sync_to_thread=False, responses=REFUSALS)
def list_games(request: Asked) -> bodies.Games:
    """The games with their seats, options and rules, and the bots."""
    server = server_of(request)
    sheets = []
    for name in server.names:
        game = server.find(name)
        sheets.append(
            bodies.GameSheet(
                name=name,
                seats=game.seats,
                options=list(game.options),
                rules=list(game.words.RULES),
                ready=name in server.house.ready,
            )
        )
    usual = server.settings.usual_level
    return bodies.Games(games=sheets, levels=list(bots.LEVELS), usual_level=usual, release=__version__)


@get("/games/{name:str}/deck", summary="A game's deck", tags=["house"], responses=REFUSALS)
async def show_deck(request: Asked, name: FromPath[str]) -> bodies.Deck:
    """The deck as data, and where it comes from."""
    server = server_of(request)
    game = _find_ready(server, name)
    deck = game.setup.deck_of(configured(game, seats=game.seats[0]))
    return bodies.Deck(game=name, provenance=deck.get("provenance"), deck=deck)


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def show_openapi(request: Asked) -> dict[str, Any]:
    """This document."""
    return request.app.openapi_schema.to_schema()


@post("/verify", status_code=200, summary="Check a record", tags=["house"], responses=REFUSALS)
async def check(
    request: Asked, data: Annotated[bodies.Check, Body(examples=example("check"))]
) -> bodies.Checked:
    """Check a whole record: the commitment, the seed, the deal and every move."""
    server = server_of(request)
    server.doors.try_key(address_of(request))
    return await replays.check_record(data.record, partial(_find_ready, server))


# -------------------------------------------------------------------------------------------- tables


@get("/tables", summary="Public tables", tags=["tables"], responses=REFUSALS)
async def list_tables(request: Asked, before: Before = 1e12) -> bodies.Listing:
    """Public tables that are waiting or playing, the latest change first."""
    return _listing(await server_of(request).house.store.public_tables(before, LISTED), [])


@post("/tables", status_code=201, summary="Open a table", tags=["tables"], responses=REFUSALS)
async def open_table(
    request: Asked, data: Annotated[bodies.Create, Body(examples=example("create"))]
) -> bodies.Created:
    """Open a table. The same ``id`` from the same device opens one table, however often it is sent."""
    server = server_of(request)
    server.doors.open_table(address_of(request))
    if not any(isinstance(wish, bodies.Me) for wish in data.seats):
        raise Denied("unreadable", "table-needs-you")
    options = server.house.check(data.game, [_place(w, 0) for w in data.seats], data.options)
    await _check_few(server, await device_of(request))
    device = await known_device(request)
    places = _unlike([_place(wish, device) for wish in data.seats])
    host = next(k for k, place in enumerate(places, 1) if place.device is not None)
    opened = e.Opened(
        game=data.game, options=options, settings=data.settings, places=places, secret=new_secret(), host=host
    )
    name = await server.house.open(opened, f"{device}:{data.id}")
    live = await server.house.get(name)
    links = [await _link(server, live, Access(kind, None)) for kind in _wanted_links(live)]
    return bodies.Created(table=name, seats=live.table.seats_of(device), links=links)


@get("/tables/{table:str}", summary="A table", tags=["tables"], responses=REFUSALS)
async def show_table(request: Asked, table: FromPath[str]) -> bodies.TablePage:
    """What this device may know of a table and do there. A private table is unknown without a link to it."""
    server = server_of(request)
    device = await visitor_of(request)
    return await access.page_of(server.house, await server.house.get(table), device)


@post("/tables/{table:str}/enter", status_code=200, summary="Use a link", tags=["tables"], responses=REFUSALS)
async def enter(
    request: Asked, table: FromPath[str], data: Annotated[bodies.Enter, Body(examples=example("enter"))]
) -> bodies.TablePage:
    """Exchange the secret of a link for what it allows; a seat's link moves the seat to this device."""
    server = server_of(request)
    server.doors.try_key(address_of(request))
    live = await server.house.get(table)
    found, device = await _use_link(request, table, digest(data.key))
    if found.kind == "seat":
        await live.move(device, found.seat or 0)
    else:
        await server.house.store.grant(device, table, found.kind)
    return await access.page_of(server.house, live, device)


@post("/tables/{table:str}/join", status_code=200, summary="Take a seat", tags=["tables"], responses=REFUSALS)
async def join(
    request: Asked, table: FromPath[str], data: Annotated[bodies.Join, Body(examples=example("join"))]
) -> bodies.Joined:
    """Take an open seat, or get one's own again."""
    server = server_of(request)
    live = await server.house.get(table)
    check_name(data.name)
    await _check_may_join(server, live, await device_of(request), data.seat)
    device = await known_device(request)
    seat, again = await live.join(device, data.name, data.seat, f"{device}:{data.id}", another=data.another)
    return bodies.Joined(table=table, seat=seat, again=again)


@post(
    "/tables/{table:str}/leave",
    status_code=200,
    summary="Give a seat up",
    tags=["tables"],
    responses=REFUSALS,
)
async def leave(
    request: Asked, table: FromPath[str], data: Annotated[bodies.SeatAnd, Body(examples=example("seat"))]
) -> bodies.TablePage:
    """Give a seat up: before the deal it is open again, later a bot plays it."""
    server = server_of(request)
    live = await server.house.get(table)
    device = await device_of(request)
    await live.act(device, data.seat, m.Leave(id=data.id))
    return await access.page_of(server.house, live, device)


@post(
    "/tables/{table:str}/rematch", status_code=200, summary="Play again", tags=["tables"], responses=REFUSALS
)
async def rematch(
    request: Asked, table: FromPath[str], data: Annotated[bodies.SeatAnd, Body(examples=example("seat"))]
) -> bodies.Created:
    """One new table for all who sat here, seats moved round by one; whoever asks, and as often as they like."""
    server = server_of(request)
    live = await server.house.get(table)
    device = await device_of(request)
    if data.seat not in live.table.seats_of(device):
        raise Denied("seat", "table-not-yours")
    name = await server.house.rematch(live)
    seats = (await server.house.get(name)).table.seats_of(device)
    return bodies.Created(table=name, seats=seats, links=[])


@post(
    "/tables/{table:str}/links", status_code=201, summary="Make a link", tags=["tables"], responses=REFUSALS
)
async def make_link(
    request: Asked, table: FromPath[str], data: Annotated[bodies.MakeLink, Body(examples=example("link"))]
) -> bodies.Link:
    """A link for others, or for another device of one's own. Only people at the table make them."""
    server = server_of(request)
    live = await server.house.get(table)
    device = await device_of(request)
    async with live.lock:  # nobody else gets the seat meanwhile
        mine = live.table.seats_of(device)
        if not mine or (data.kind == "seat" and data.seat not in mine):
            raise Denied("seat", "table-not-yours")
        return await _link(server, live, Access(data.kind, data.seat if data.kind == "seat" else None))


@get(
    "/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    summary="A record",
    tags=["tables"],
    responses=REFUSALS,
)
async def show_record(request: Asked, table: FromPath[str], seat: Seat = None) -> str:
    """The game as text: while it runs what this viewer may know, afterwards all of it."""
    server = server_of(request)
    live = await server.house.get(table)
    device = await device_of(request)
    may = await access.check_may_know(server.house, live, device)
    if live.table.is_live and seat is not None and seat not in live.table.seats_of(device):
        raise Denied("seat", "table-not-yours")
    if live.table.is_live and not {"play", "watch"}.intersection(may):
        raise Denied("forbidden", "table-no-watching")
    return replays.record_of(live.table, seat)


@get("/tables/{table:str}/replay", summary="A finished game", tags=["tables"], responses=REFUSALS)
async def show_replay(
    request: Asked,
    table: FromPath[str],
    seat: Seat = None,
    start: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=1, le=replays.MOST)] = 100,
) -> bodies.Replay:
    """A finished game from any seat, a part at a time."""
    server = server_of(request)
    live = await server.house.get(table)
    await access.check_may_know(server.house, live, await device_of(request))
    return await asyncio.to_thread(replays.replay_of, live.table, seat, start, count)


# ------------------------------------------------------------------------------------------- devices


@get("/me/tables", summary="My tables", tags=["devices"], responses=REFUSALS)
async def my_tables(request: Asked, before: Before = 1e12) -> bodies.Listing:
    """The tables at which this device has sat, the latest change first."""
    device = await visitor_of(request)
    server = server_of(request)
    rows = await server.house.store.tables_of(device, before, LISTED) if device else []
    cards = [await _my_card(server, row, device) for row in rows]
    return bodies.Listing(tables=cards, more=_more(rows))


@post("/me/forget", status_code=200, summary="Forget this device", tags=["devices"], responses=REFUSALS)
async def forget(request: Asked) -> Response[bodies.Listing]:
    """Forget this device; the seats it holds can no longer be reached from it."""
    devices = server_of(request).devices
    cookie = await devices.forget(request.cookies.get(devices.cookie_name) or "")
    return Response(bodies.Listing(tables=[]), cookies=[cookie])


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    """A table's messages; see docs/asyncapi.json."""
    await sockets.serve(server_of(socket), socket, table)


# ------------------------------------------------------------------------------------------- helpers


def _find_ready(server: Server, name: str) -> Game:
    """A game whose rules are there: whoever uses another one here has it compiled in this process."""
    game = server.find(name)
    if name not in server.house.ready:
        raise NotReady
    return game


def _place(wish: bodies.SeatWish, device: int) -> e.Place:
    if isinstance(wish, bodies.Me):
        return place_for(wish.name, device, None)
    return place_for(None, None, wish.level if isinstance(wish, bodies.BotSeat) else None)


def _unlike(places: list[e.Place]) -> list[e.Place]:
    """The places with names that differ."""
    seen: set[str] = set()
    found = []
    for k, place in enumerate(places, 1):
        name = place.name
        if name.casefold() in seen:
            name = f"{name[:20]} {k}"
        seen |= {name.casefold()} if name else set()
        found.append(msgspec.structs.replace(place, name=name))
    return found


async def _check_few(server: Server, device: int) -> None:
    rows = await server.house.store.tables_of(device, 1e12, 200)
    recent = server.now() - 86400  # a game left lying is no reason against another
    unfinished = sum(row.phase in ("waiting", "playing") and row.changed > recent for row in rows)
    if (
        unfinished >= server.settings.most_tables_a_device
        or len(server.house.live) >= server.settings.most_tables
    ):
        raise Denied("limit", "table-too-many")


async def _check_may_join(server: Server, live: Live, device: int, wanted: int | None) -> None:
    """Whoever comes too late, or without a link, is told so."""
    table = live.table
    if table.seats_of(device):
        return
    await access.check_may_know(server.house, live, device)
    if not table.settings.public and "invite" not in await server.house.store.granted(device, table.id):
        raise Denied("forbidden", "table-no-invitation")
    if not device:
        free_seat(table, wanted)  # others may send again what has been done


def _wanted_links(live: Live) -> list[Kind]:
    wanted: list[Kind] = [] if live.table.is_full() else ["invite"]
    return [*wanted, "watch"] if live.table.settings.spectators else wanted


async def _use_link(asked: Asked, table: str, key: bytes) -> tuple[Access, int]:
    """What a link opens, and the device for which it does. A device is added for links alone that are alive."""
    store = server_of(asked).house.store
    if await store.open_link(table, key, await device_of(asked)) is not None:
        device = await known_device(asked)
        found = await store.open_link(table, key, device)
        if found is not None:
            return found, device
    raise Denied("unknown", "table-link-dead")


async def _link(server: Server, live: Live, what: Access) -> bodies.Link:
    key = new_token()
    store = server.house.store
    if not await store.add_link(live.table.id, digest(key), what, server.now(), LINKS[what.kind]):
        raise Denied("limit", "table-too-many-links")
    return bodies.Link(kind=what.kind, path=f"/t/{live.table.id}#{key}")


def _listing(rows: list[Row], cards: list[bodies.Card]) -> bodies.Listing:
    return bodies.Listing(tables=cards or [_card(row) for row in rows], more=_more(rows))


def _more(rows: list[Row]) -> float | None:
    return rows[-1].changed if len(rows) == LISTED else None


def _card(row: Row) -> bodies.Card:
    return msgspec.structs.replace(msgspec.json.decode(row.card, type=bodies.Card), phase=row.phase)


async def _my_card(server: Server, row: Row, device: int) -> bodies.Card:
    """A table that is in memory tells whose turn it is."""
    live = server.house.live.get(row.id)
    if live is None:
        return _card(row)
    return card_of(live.table, live.scene(), live.table.seats_of(device))


ROUTES = [
    health, show_openapi, list_games, show_deck, check, list_tables, open_table, show_table, enter, join, leave,
    rematch, make_link, show_record, show_replay, my_tables, forget, table_socket,
]  # fmt: skip
