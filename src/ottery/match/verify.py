"""Checking a record: the commitment, the seed, the deal and every move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .. import games
from ..games.game import Refused
from ..locales import Text
from . import pledge, record
from .course import Course


@dataclass(frozen=True)
class Report:
    """What a check found: the faults in words ([] when all is well), the game as far as it could be played, and
    whether the record holds a commitment at all."""

    faults: list[Text]
    course: Course | None
    has_commitment: bool


def verify(text: str, find: Any = games.find) -> Report:
    """Check the text of a record."""
    try:
        found = record.parse(text)
    except Refused as fault:
        return Report([fault.text], None, has_commitment=False)
    faults = _check_pledge(found.headers)
    course = None
    try:
        course = record.load(found, find)
    except Refused as fault:
        faults.append(fault.text)
    return Report(faults, course, has_commitment="commit" in found.headers)


def _check_pledge(headers: Mapping[str, Any]) -> list[Text]:
    """What does not fit of commitment, secret, contributions and seed."""
    parts = {name for name in ("commit", "secret", "contributions") if name in headers}
    if not parts:
        return []
    if len(parts) < 3:
        missing = sorted({"commit", "secret", "contributions"} - parts)
        return [Text.of("verify-missing", names=", ".join(missing))]
    try:
        secret, contributions = record.sources_of(headers)
    except Refused as fault:
        return [fault.text]
    return [*_check_commit(headers, secret), *_check_seed(headers, secret, contributions)]


def _check_commit(headers: Mapping[str, Any], secret: str) -> list[Text]:
    return [] if headers["commit"] == pledge.commitment(secret) else [Text.of("verify-commit")]


def _check_seed(headers: Mapping[str, Any], secret: str, contributions: list[str]) -> list[Text]:
    faults = []
    players = headers.get("players")
    if isinstance(players, list) and len(players) != len(contributions):
        faults.append(Text.of("verify-contributions", given=len(contributions), seats=len(players)))
    if headers.get("seed", "") not in ("", pledge.table_seed(secret, contributions)):
        faults.append(Text.of("verify-seed"))
    return faults
