"""What is expected now, and why something is refused: the same sentences in both clients."""

from __future__ import annotations

from dataclasses import dataclass

from ..games.game import Refused
from .boards.board import Board, Scene
from .session import Session


@dataclass(frozen=True)
class Prompt:
    """A sentence, and the rule's number if it says why something was refused."""

    sentence: str
    rule: str | None = None
    refused: bool = False


def ask(board: Board, scene: Scene) -> str:
    """What is expected now, and of whom."""
    if scene.to_move is None:
        return scene.say("terminal-over")
    name = scene.voice.name(scene.to_move)
    if scene.to_move != scene.seat:
        return scene.say("terminal-waiting", name=name)
    if scene.chosen:
        return scene.say("terminal-ask-which")
    what = board.ask(scene) or scene.say("terminal-ask-any")
    return (
        scene.say("terminal-ask-you", what=what)
        if scene.alone
        else scene.say("terminal-ask", name=name, what=what)
    )


def refusal(session: Session, word: str, language: str) -> Prompt:
    """Why a word cannot be played now."""
    voice = session.voice(language)
    known = session.game.words.ACTIONS
    word = next((w for w in known if w.casefold() == word.casefold()), word)
    try:
        reason = session.position.why(word)
    except Refused as refused:
        return Prompt(voice(refused.text), refused.rule, refused=True)
    if reason is None:
        return Prompt(voice("terminal-why-legal"))
    return Prompt(voice(reason.text), reason.rule, refused=True)


def match_word(typed: str, legal: list[str]) -> str | None:
    """The legal action that was typed, capitals aside; None where there is none."""
    return next((w for w in legal if w.casefold() == typed.casefold()), None)


def has_numbers(legal: list[str]) -> bool:
    """Whether the list of actions has numbers to choose by; not where cards are numbers themselves."""
    return not any(word.isdecimal() for word in legal)


def chosen(line: str, legal: list[str]) -> str | None:
    """The legal action that a line means: its word, or its number in the list."""
    word = match_word(line, legal)
    if (
        word is None
        and has_numbers(legal)
        and line.isdecimal()
        and len(line) < 5
        and 1 <= int(line) <= len(legal)
    ):
        return legal[int(line) - 1]
    return word
