"""The table of Otters: the others on top, the card that is being played in the middle, pearls and hand below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..paint.cards import Face, Plate, paint_back, paint_frame, paint_hand, paint_plates
from ..paint.inks import Colours, Pair
from ..paint.picture import Box, Picture, cut, wrap
from .board import Board, Mark, Scene

_KEY = "otters"
_URCHIN = "urchin"


class OttersBoard(Board):
    """See the module."""

    colours = Colours(
        Pair("#1f4e8c", "#86b6f2"),
        Pair("#6b2f86", "#d7a2f0"),
    )
    emblem = ("○ ○ ● ○", "(o.o)", "/ ○ \\", "≈≈≈≈≈≈≈≈")

    def draw(self, scene: Scene, width: int, height: int) -> Picture:
        """Plates, the card in the middle, the own pearls, the hand."""
        picture = Picture(width, height, scene.inks.ink("text", "ground"))
        hand, tall = 6, 4 if height < 19 else 5
        paint_plates(
            picture, Box(1, 0, width - 2, tall), scene, [_plate(scene, s, tall) for s in scene.others()], 30
        )
        left = max(1, (width - 104) // 2)
        middle = Box(left, tall, width - 2 * left, height - hand - tall - 1)
        _paint_middle(picture, middle, scene)
        if scene.seat:
            _paint_own(picture, Box(left, height - hand - 1, width - 2 * left, 1), scene)
            paint_hand(picture, Box(1, height - hand, width - 2, hand), scene, _faces(scene), 25)
        return picture

    def ask(self, scene: Scene) -> str | None:
        """By the question, and the card it is about."""
        asked = scene.view.ask
        effect = effect_of(scene, asked.card) if asked.card else ""
        if scene.legal == ("pass",):
            return scene.say("terminal-otters-ask-pass")
        if asked.what == "place" and asked.drawn:
            pearl = pearl_name(scene, str(asked.drawn[len(asked.sides or ())]))
            return scene.say("terminal-otters-ask-place", pearl=pearl)
        if effect == "eeny-meeny-miny-moe" and asked.what == "pearl" and len(asked.drawn or ()) < 3:
            return scene.say("terminal-otters-ask-pearl-second")
        return scene.voice.any_of(
            f"terminal-otters-ask-{asked.what}-{effect}", f"terminal-otters-ask-{asked.what}"
        )

    def label(self, word: str, scene: Scene) -> str:
        """Cards and players by name, pearls by colour and value."""
        kind, _, what = word.partition(" ")
        if kind == "seat":
            return scene.voice.name(int(what))
        if kind == "pearl":
            return pearl_name(scene, what)
        if kind == "card":
            return card_name(scene, what)
        if word in ("left", "right", "pass"):
            return scene.say(f"terminal-otters-{word}")
        return card_name(scene, word)

    def describe(self, scene: Scene) -> list[str]:
        """The players, the card being played, the pools."""
        view, say = scene.view, scene.say
        lines = [_tell_player(scene, p) for p in view.players if p.seat != scene.seat]
        if view.ask and view.ask.card:
            card = card_name(scene, view.ask.card)
            does = say(f"terminal-otters-does-{effect_of(scene, view.ask.card)}")
            lines.append(say("terminal-otters-tell-card", player=view.ask.player, card=card, does=does))
            if view.ask.drawn:
                lines.append(say("terminal-otters-tell-drawn", pearls=" ".join(map(str, view.ask.drawn))))
        if view.discard:
            lines.append(say("terminal-otters-tell-discard", card=card_name(scene, view.discard[0])))
        lines.append(
            say("terminal-otters-tell-pools", deck=view.deck, white=view.pool, black=view.black_pool)
        )
        return lines

    def hand(self, scene: Scene) -> list[str]:
        """The own pearls and cards."""
        if not scene.seat:
            return []
        own = scene.view.players[scene.seat - 1]
        pearls = ", ".join(pearl_name(scene, word) for word in _pearl_words(own)) or "–"
        lines = [scene.say("terminal-otters-tell-pearls", pearls=pearls)]
        if own.under is not None:
            lines.append(scene.say("terminal-otters-tell-under", pearl=pearl_name(scene, str(own.under))))
        lines += [scene.say("terminal-otters-tell-up", card=card_name(scene, slug)) for slug in own.face_up]
        for slug in own.hand or ():
            does = scene.say(f"terminal-otters-does-{effect_of(scene, slug)}")
            lines.append(scene.say("terminal-otters-tell-hand", card=card_name(scene, slug), does=does))
        return lines


BOARD = OttersBoard()


def card_name(scene: Scene, slug: str) -> str:
    """The shown name of a card: from the deck in use, else the game's own."""
    card = _in_deck(scene, slug)
    names = card.get("name") if card else None
    if isinstance(names, dict) and scene.voice.language in names:
        return str(names[scene.voice.language])
    return scene.voice.any_of(f"{_KEY}-card-{slug}") or slug.replace("-", " ")


def effect_of(scene: Scene, slug: str) -> str:
    """What a card does, as the deck has it."""
    card = _in_deck(scene, slug)
    return str(card["effect"]) if card and "effect" in card else slug


def _in_deck(scene: Scene, slug: str) -> Any:
    return next((c for c in scene.deck.get("card", ()) if c.get("slug") == slug), None)


def pearl_name(scene: Scene, word: str) -> str:
    """A pearl by colour and value; ``word`` is its value, black ones with a minus."""
    colour = "black" if word.startswith("-") else "white"
    return scene.say(f"terminal-otters-{colour}", value=word.replace("-", "−"))


def _pearl_words(player: Any) -> list[str]:
    return [*map(str, player.white or ()), *(f"-{abs(value)}" for value in player.black or ())]


def _tell_player(scene: Scene, player: Any) -> str:
    key = "terminal-otters-tell-out" if player.out else "terminal-otters-tell-player"
    told = scene.say(key, player=player.seat, cards=player.cards, whites=player.whites, blacks=player.blacks)
    up = ", ".join(card_name(scene, slug) for slug in player.face_up)
    return f"{told} {scene.say('terminal-otters-tell-face-up', cards=up)}" if up else told


def _plate(scene: Scene, seat: int, tall: int) -> Plate:
    player = scene.view.players[seat - 1]
    pearls = f"○ {player.whites}  ● {player.blacks}  {'▮' * player.cards}"
    up = " ".join(
        ("◘" if slug == "hands-off" else "✦") + cut(card_name(scene, slug), 11) for slug in player.face_up
    )
    known = player.known
    seen = " ".join([*map(str, known.white), *(f"−{abs(v)}" for v in known.black)]) if known else ""
    second = up or (f"◉ {seen}" if seen else "")
    lines = [(scene.say("terminal-otters-out"), "warn")] if player.out else []
    lines += [(pearls, "text"), (second, "faint")] if tall > 4 else [(f"{pearls}  {second}", "text")]
    words = scene.with_word("seat", str(seat))
    return Plate(seat, tuple(lines), words, (f"seat {seat}",), out=player.out)


def _paint_middle(picture: Picture, box: Box, scene: Scene) -> None:
    """Deck, the card that is being played (else the last one played), pools and drawn pearls."""
    view, inks = scene.view, scene.inks
    tall = min(box.height, 6)
    y = box.y + (box.height - tall) // 2
    paint_back(picture, Box(box.x, y, 9, tall), inks, Mark(), str(view.deck))
    card = view.ask.card if view.ask else None
    place = Box(box.x + 10, y, min(42, box.width - 40), tall)
    if card:
        picture.fill(place, inks.on("raised"))
        picture.frame(place, inks.ink("second", bold=True), "heavy")
        picture.put(
            place.x + 2, place.y, f" {scene.voice.name(view.ask.player)} ", inks.ink("second", bold=True)
        )
        _paint_text(picture, place, scene, card, tall - 2)
    elif view.discard:
        picture.frame(place, inks.ink("edge"), "round")
        picture.put(place.x + 2, place.y, f" {scene.say('terminal-otters-discard')} ", inks.ink("faint"))
        _paint_text(picture, place, scene, view.discard[0], tall - 2)
    else:
        picture.frame(place, inks.ink("edge"), "dashed")
    _paint_pools(picture, Box(place.x + place.width + 2, y, box.width - place.width - 13, tall), scene)


def _paint_text(picture: Picture, box: Box, scene: Scene, slug: str, rows: int) -> None:
    """A card's name and what it does."""
    inks = scene.inks
    picture.put(
        box.x + 2, box.y + 1, cut(card_name(scene, slug), box.width - 4), inks.ink(_ink_of(slug), bold=True)
    )
    does = scene.say(f"terminal-otters-does-{effect_of(scene, slug)}")
    for i, line in enumerate(wrap(does, box.width - 4, max(1, rows - 1)), 2):
        picture.put(box.x + 2, box.y + i, line, inks.ink("text"))


def _ink_of(slug: str) -> str:
    return "second" if slug == _URCHIN else "first"


def _paint_pools(picture: Picture, box: Box, scene: Scene) -> None:
    """What is left of the pools; drawn pearls, or the two hands they lie in."""
    view, inks = scene.view, scene.inks
    asked = view.ask
    picture.put(
        box.x,
        box.y,
        cut(scene.say("terminal-otters-pools", white=view.pool, black=view.black_pool), box.width),
        inks.ink("faint"),
    )
    if asked is None:
        return
    if asked.what in ("place", "pick"):
        _paint_hands(picture, Box(box.x, box.y + 1, box.width, 4), scene, asked)
    elif asked.drawn:
        picture.put(box.x, box.y + 1, scene.say("terminal-otters-drawn"), inks.ink("text", bold=True))
        words = [str(value) for value in asked.drawn]
        _paint_pearls(
            picture,
            Box(box.x, box.y + 2, box.width, 1),
            scene,
            "drawn",
            words,
            is_asked=asked.what == "pearl",
        )
    if asked.ready:
        names = ", ".join(scene.voice.name(seat) for seat in asked.ready)
        picture.put(
            box.x,
            box.y + 3,
            cut(scene.say("terminal-otters-ready", names=names), box.width),
            inks.ink("faint"),
        )


def _paint_hands(picture: Picture, box: Box, scene: Scene, asked: Any) -> None:
    """The left and the right hand, with what the viewer knows to be in them."""
    inks = scene.inks
    wide = min(13, (box.width - 1) // 2)
    for i, side in enumerate(("left", "right")):
        place = Box(box.x + i * (wide + 1), box.y, wide, 4)
        words = scene.with_word(side)
        paint_frame(picture, place, inks, scene.mark(f"hand of {side}", words))
        picture.center(place, 1, scene.say(f"terminal-otters-{side}"), inks.ink("first", bold=True))
        if asked.sides is not None and asked.drawn is not None:
            inside = [f"({v})" for v, s in zip(asked.drawn, asked.sides, strict=False) if s == side]
            picture.center(place, 2, " ".join(inside), inks.ink("text", bold=True))
        picture.spot(f"hand of {side}", place, words, (side,))
    if asked.drawn and asked.sides is not None and len(asked.sides) < len(asked.drawn):
        following = asked.drawn[len(asked.sides)]
        text = scene.say("terminal-otters-where", pearl=f"({following})")
        picture.put(box.x, box.y + 4, cut(text, box.width), inks.ink("second", bold=True))


def _paint_own(picture: Picture, box: Box, scene: Scene) -> None:
    """The own name, pearls, and what lies face up."""
    own, inks = scene.view.players[(scene.seat or 1) - 1], scene.inks
    turn = scene.to_move == own.seat
    name = f"{'▶' if turn else ' '} {scene.voice.name(own.seat)}"
    picture.put(box.x, box.y, name, inks.ink("second" if turn else "text", bold=True))
    x = box.x + len(name) + 2
    asked = scene.view.ask
    is_asked = not (asked and asked.drawn)
    x = _paint_pearls(
        picture, Box(x, box.y, box.width, 1), scene, "pearl", _pearl_words(own), is_asked=is_asked
    )
    told = [scene.say("terminal-otters-out")] if own.out else []
    if own.under is not None:
        told.append(f"◘ ({own.under})")
    told += [f"{'◘' if slug == 'hands-off' else '✦'} {card_name(scene, slug)}" for slug in own.face_up]
    picture.put(x + 1, box.y, cut("  ".join(told), box.x + box.width - x - 1), inks.ink("faint"))


def _paint_pearls(
    picture: Picture, box: Box, scene: Scene, name: str, words: Sequence[str], *, is_asked: bool
) -> int:
    """Pearls in a row, white ones round, black ones filled; returns the column after the last."""
    inks, x = scene.inks, box.x
    for i, word in enumerate(words):
        open_words = scene.with_word("pearl", word) if is_asked else ()
        mark = scene.mark(f"{name} {i}", open_words)
        black = word.startswith("-")
        text = f"({word.replace('-', '−')})"
        if mark.cursor or mark.chosen:
            style = inks.reversed("second")
        elif mark.legal:
            style = inks.reversed("first")
        else:
            style = inks.ink("ground" if black else "text", "text" if black else "raised", bold=True)
        picture.put(x, box.y, text, style)
        tries = (f"pearl {word}",) if is_asked else ()
        picture.spot(f"{name} {i}", Box(x, box.y, len(text), 1), open_words, tries)
        x += len(text) + 1
    return x


def _faces(scene: Scene) -> list[Face]:
    faces = []
    for i, slug in enumerate(scene.view.players[(scene.seat or 1) - 1].hand or ()):
        does = wrap(scene.say(f"terminal-otters-does-{effect_of(scene, slug)}"), 23, 2)
        lines = ((card_name(scene, slug), _ink_of(slug)), *((line, "plain") for line in does))
        words = scene.with_word(slug) + scene.with_word("card", slug)
        asked = scene.view.ask
        tries = (f"card {slug}",) if asked and asked.what == "card" else (slug,)
        faces.append(Face(f"hand {i}", tuple(lines), words, tries))
    return faces
