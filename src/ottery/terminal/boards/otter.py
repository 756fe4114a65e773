"""The table of Otter: three otters side by side, head above tummy above tail; the hand or the solo piles below."""

from __future__ import annotations

from typing import Any

from ...locales import Text
from ..paint.cards import Face, paint_card, paint_frame, paint_hand
from ..paint.inks import Colours, Pair
from ..paint.picture import Box, Picture, cut, cut_name
from .board import Board, Scene

SIGNS = {"clam": "◓", "fish": "∝", "star": "★", "crab": "¤", "frog": "Ω"}
FACES = {
    "higher": "(°o°)",
    "lower": "(.o.)",
    "near": "(o_o)",
    "far": "(O_O)",
    "odd": "(-_o)",
    "even": "(-_-)",
    "inside": "(>_<)",
    "outside": "(<_>)",
    "shallow": "(~_~)",
    "deep": "(u_u)",
}
"""What the face of a head looks like: Higher looks up, Odd has one eye closed …"""


class OtterBoard(Board):
    """See the module."""

    colours = Colours(
        Pair("#0d6270", "#62c6c8"),
        Pair("#ad3f22", "#ff9e80"),
        (
            ("clam", Pair("#6a3d8f", "#cfa8f0")),
            ("fish", Pair("#1f56a6", "#83b8ff")),
            ("star", Pair("#93520a", "#ffb84d")),
            ("crab", Pair("#a3182f", "#ff8f92")),
            ("frog", Pair("#2f6b1f", "#8fd672")),
        ),
    )
    emblem = ("(°o°)", "◓ 7 ★", "  ~~~)", "≈≈≈≈≈≈≈≈")

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        """The otters, the players beside them, the hand below."""
        picture = Picture(width, height, scene.inks.ink("text", "ground"))
        hand, side = 5, min(36, max(22, width - 58))
        each = min(26, (width - side - 2) // 3)
        tall = height - hand
        for i, otter in enumerate(scene.view.otters, 1):
            _paint_otter(picture, Box(1 + (i - 1) * each, 0, each - 1, tall), scene, i, otter)
        _paint_side(picture, Box(width - side, 0, side, tall), scene)
        wide = 12 if scene.view.piles else 6
        faces = _pile_faces(scene) if scene.view.piles else _hand_faces(scene)
        paint_hand(picture, Box(1, tall, width - 2, hand), scene, faces, wide)
        return picture

    def ask(self, scene: Scene) -> str | None:
        """By the phase; a slip that may be called comes first."""
        view = scene.view
        if view.slip and "penalty" in scene.legal:
            card = card_text(view.slip.card)
            return scene.say(
                "terminal-otter-ask-slip", player=view.slip.player, card=card, otter=view.slip.otter
            )
        if scene.legal == ("pass",):
            return scene.say("terminal-otter-ask-pass")
        if view.phase == "high" and "draw" not in scene.legal:
            return scene.say("terminal-otter-ask-no-draw")
        return scene.say(f"otter-phase-{view.phase}") + "."

    def label(self, word: str, scene: Scene) -> str:
        """What happens, in words."""
        parts = word.split()
        if parts[0] == "stone":
            return scene.say("terminal-otter-stone", change=change_text(parts[1:]))
        if parts[0] in ("flip", "swap"):
            return scene.voice(change_text(parts))
        if parts[0] == "pile":
            pile = scene.view.piles[int(parts[1]) - 1]
            card: Text | str = card_text(pile.top) if pile.top else parts[1]
            return scene.say("terminal-otter-on", card=card, otter=parts[3])
        if len(parts) == 3:
            return scene.say("terminal-otter-on", card=card_text(parts[0]), otter=parts[2])
        return scene.say(f"terminal-otter-{word.replace(' ', '-')}")

    def describe(self, scene: Scene) -> list[str]:
        """Otters, deck, players, piles."""
        view, say = scene.view, scene.say
        lines = [self._tell_otter(scene, i, otter) for i, otter in enumerate(view.otters, 1)]
        if view.piles:
            for i, pile in enumerate(view.piles, 1):
                card: Text | str = card_text(pile.top) if pile.top else "–"
                lines.append(say("terminal-otter-tell-pile", pile=i, card=card, count=pile.cards))
            lines.append(say("terminal-otter-tell-stones", count=view.players[0].stones))
            return lines
        lines.append(say("terminal-otter-tell-deck", count=view.deck))
        for seat, player in enumerate(view.players, 1):
            if seat != scene.seat:
                told = say(
                    "terminal-otter-tell-player", player=seat, count=player.cards, stones=player.stones
                )
                lines.append(told)
        return lines

    def _tell_otter(self, scene: Scene, number: int, otter: Any) -> str:
        head, back = (Text.of(f"otter-head-{h}") for h in (otter.head, otter.head_back))
        card = card_text(otter.tummy[0])
        if not scene.view.tails:
            return scene.say("terminal-otter-tell-solo", otter=number, head=head, back=back, card=card)
        tail, other = (suit_text(t) for t in (otter.tail, otter.tail_back))
        return scene.say(
            "terminal-otter-tell-otter",
            otter=number,
            head=head,
            back=back,
            card=card,
            tail=tail,
            behind=other,
        )

    def hand(self, scene: Scene) -> list[str]:
        """The cards held."""
        cards = ", ".join(scene.voice(card_text(card)) for card in scene.view.hand)
        return [scene.say("terminal-otter-tell-hand", cards=cards)] if cards else []


BOARD = OtterBoard()


def split(word: str) -> tuple[str, int]:
    """Suit and number of a card's word."""
    suit = word.rstrip("0123456789")
    return suit, int(word[len(suit) :])


def card_text(word: str) -> Text:
    """A tummy card, as players say it."""
    suit, number = split(word)
    return Text.of(f"otter-card-{suit}", number=number)


def suit_text(tail: str) -> Text:
    """The critter that a tail shows."""
    return Text.of(f"terminal-otter-suit-{tail.partition('/')[0]}")


def change_text(parts: list[str]) -> Text:
    """A change of heads or tails, as players say it."""
    if parts[0] == "flip":
        return Text.of(f"otter-change-flip-{parts[1]}", place=int(parts[2]))
    return Text.of(f"otter-change-swap-{parts[1]}", one=parts[2], other=parts[3])


def _changes(scene: Scene, what: str, number: int) -> tuple[str, ...]:
    """The legal changes that have to do with one head or tail."""
    found = []
    for word in scene.legal:
        parts = word.removeprefix("stone ").split()
        if parts[0] in ("flip", "swap") and parts[1].startswith(what) and str(number) in parts[2:]:
            found.append(word)
    return tuple(found)


def _plays(scene: Scene, number: int) -> tuple[str, ...]:
    return tuple(w for w in scene.legal if w.endswith(f" on {number}"))


def _paint_otter(picture: Picture, box: Box, scene: Scene, number: int, otter: Any) -> None:
    """One otter: what shows, what is behind it, and the tummy as large as there is room."""
    has_tail = scene.view.tails
    tail = 3 if has_tail else 0
    _paint_head(picture, Box(box.x, box.y, box.width, 4), scene, number, otter)
    tummy = Box(box.x + 1, box.y + 4, box.width - 2, min(6, box.height - 4 - tail))
    _paint_tummy(picture, tummy, scene, number, otter)
    if has_tail:
        _paint_tail(picture, Box(box.x, tummy.y + tummy.height, box.width, 3), scene, number, otter)


def _paint_head(picture: Picture, box: Box, scene: Scene, number: int, otter: Any) -> None:
    inks, name = scene.inks, f"head {number}"
    words = _changes(scene, "head", number)
    paint_frame(picture, box, inks, scene.mark(name, words))
    front = cut(scene.say(f"otter-head-{otter.head}"), box.width - 8)
    back = cut(f"↔ {scene.say(f'otter-head-{otter.head_back}')}", box.width - 2)
    column = min(8, box.width - 1 - len(front))  # long words move to the left, the face with them
    picture.put(box.x + min(2, column - 6), box.y + 1, FACES[otter.head], inks.ink("first", bold=True))
    picture.put(box.x + column, box.y + 1, front, inks.ink("text", bold=True))
    picture.put(box.x + min(8, box.width - 1 - len(back)), box.y + 2, back, inks.ink("faint"))
    picture.put(box.x + 2, box.y, f" {number} ", inks.ink("first", bold=True))
    picture.spot(name, box, words, (f"flip head {number}",))


def _paint_tummy(picture: Picture, box: Box, scene: Scene, number: int, otter: Any) -> None:
    inks, name = scene.inks, f"tummy {number}"
    words = _plays(scene, number)
    suit, value = split(otter.tummy[0])
    here = scene.view.otter == number
    lines = (
        (f"{value:>{box.width // 2 - 1}} {SIGNS[suit]}", suit),
        (_suit(scene, suit).center(box.width - 2), suit),
    )
    paint_card(picture, box, scene, Face(name, lines, words))
    if here:
        picture.put(box.x + 1, box.y, f" ▼ {scene.say('terminal-otter-here')} ", inks.reversed("second"))
    elif len(otter.tummy) > 1:
        picture.put(box.x + box.width - 6, box.y, f" {len(otter.tummy)} ", inks.ink("faint"))


def _paint_tail(picture: Picture, box: Box, scene: Scene, number: int, otter: Any) -> None:
    inks, name = scene.inks, f"tail {number}"
    words = _changes(scene, "tail", number)
    paint_frame(picture, box, inks, scene.mark(name, words))
    suit, back = otter.tail.partition("/")[0], otter.tail_back.partition("/")[0]
    front = f"~ {SIGNS[suit]} {_suit(scene, suit)}"
    picture.put(box.x + 1, box.y + 1, cut(front, box.width - 2), inks.ink(suit, bold=True))
    behind = f"↔ {SIGNS[back]}"
    if len(front) + len(behind) + 3 <= box.width:
        picture.put(box.x + box.width - 1 - len(behind), box.y + 1, behind, inks.ink("faint"))
    picture.spot(name, box, words, (f"flip tail {number}",))


def _suit(scene: Scene, suit: str) -> str:
    return scene.say(f"terminal-otter-suit-{suit}")


def _hand_faces(scene: Scene) -> list[Face]:
    faces = []
    for i, word in enumerate(scene.view.hand):
        suit, number = split(word)
        lines = ((f"{number:<2}{SIGNS[suit]}", suit), (_suit(scene, suit)[:4], suit))
        tries = tuple(f"{word} on {o}" for o in (1, 2, 3))
        faces.append(Face(f"hand {i}", lines, scene.with_word(word), tries))
    return faces


def _pile_faces(scene: Scene) -> list[Face]:
    """The four piles of the solo game."""
    faces = []
    for i, pile in enumerate(scene.view.piles, 1):
        tries = tuple(f"pile {i} on {o}" for o in (1, 2, 3))
        lines: tuple[tuple[str, str], ...] = (("–", "faint"), ("", "faint"))
        if pile.top:
            suit, number = split(pile.top)
            count = f"×{pile.cards}"
            lines = ((f"{number:<2}{SIGNS[suit]}{count:>7}", suit), (_suit(scene, suit), suit))
        faces.append(Face(f"pile {i}", lines, scene.with_word("pile", str(i)), tries))
    return faces


def _paint_side(picture: Picture, box: Box, scene: Scene) -> None:
    """Deck, draws and the players with their cards and stones."""
    view, inks = scene.view, scene.inks
    y = box.y
    if view.piles:
        told = [scene.say("terminal-otter-left", count=sum(p.cards for p in view.piles))]
        told.append(f"{scene.say('terminal-otter-stones')} {'●' * view.players[0].stones or '–'}")
        if view.last:
            told.append(scene.say("terminal-otter-last", pile=view.last[0], otter=view.last[1]))
    else:
        told = [scene.say("terminal-otter-deck", count=view.deck)]
        told.append(scene.say("terminal-otter-draws", count=view.draws_left if view.can_draw else 0))
    for line in told:
        picture.put(box.x, y, cut(line, box.width), inks.ink("faint"))
        y += 1
    draw = scene.with_word("draw")
    if not view.piles:
        place = Box(box.x, box.y, box.width, 2)
        if scene.cursor == "deck":
            ink = inks.ink("second" if draw else "text", bold=True)
            picture.put(box.x, box.y, cut(f"▸ {told[0]}", box.width), ink)
        picture.spot("deck", place, draw, ("draw",), listed=True)
        _paint_players(picture, Box(box.x, y + 1, box.width, box.height - 3), scene)


def _paint_players(picture: Picture, box: Box, scene: Scene) -> None:
    """One line a player, two columns where there are many; where there are too many, those whose turn comes next."""
    players, inks = scene.view.players, scene.inks
    columns = 1 if len(players) <= box.height else 2
    room, wide = columns * max(0, box.height), box.width // columns
    seats = list(range(1, len(players) + 1))
    if len(seats) > room:
        turn = (scene.to_move or 1) - 1
        seats = (seats[turn:] + seats[:turn])[: max(0, room - 1)]
        more = scene.say("terminal-otter-more", count=len(players) - len(seats))
        picture.put(box.x + wide + 1, box.y + box.height - 1, more, inks.ink("faint"))
    for i, seat in enumerate(seats):
        player, x, y = players[seat - 1], box.x + wide * (i % columns), box.y + i // columns
        turns, own = scene.to_move == seat, seat == scene.seat
        count = f"{player.cards:>2} {'●' * player.stones}".rstrip()
        end = x + wide - (8 if columns == 1 else len(count) + 1)
        name = cut_name(f"{'▶' if turns else ' '}{scene.voice.name(seat)}", end - x - 1)
        picture.put(
            x, y, name, inks.ink("second" if turns else "first" if own else "text", bold=turns or own)
        )
        picture.put(end, y, count, inks.ink("text"))
