"""Columns of games as a table in a file: CSV, or Parquet (``pip install ottery[lab]``)."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from .sampling import Columns

KINDS = (".csv", ".parquet")


class Unwritable(Exception):
    """The file cannot be written; the text says why in a line."""


def check(path: Path) -> None:
    """Before the work: Unwritable if ``path`` could not be written afterwards."""
    if path.suffix not in KINDS:
        raise Unwritable(f"{path}: ends in {' or '.join(KINDS)}, to say which table it is")
    check_place(path)
    if path.suffix == ".parquet":
        _pyarrow()


def check_place(path: Path) -> None:
    """Unwritable if no file can be written there; what is there stays as it is."""
    if not path.absolute().parent.is_dir():
        raise Unwritable(f"{path.parent}: no such folder")
    try:
        is_new = not path.exists()
        path.open("ab").close()
        if is_new:
            path.unlink()
    except OSError as fault:
        raise Unwritable(f"{path}: {fault.strerror}") from None


def named(columns: Columns) -> dict[str, Any]:
    """A column each: ``game`` (1 …), ``first`` (seat), ``actions`` (empty: stuck), ``rounds``, ``share_1`` …,
    ``score_1`` …"""
    count, seats = columns["shares"].shape
    ended = columns["lengths"] >= 0
    actions = [int(n) if ok else None for n, ok in zip(columns["lengths"], ended, strict=True)]
    found: dict[str, Any] = {"game": list(range(1, count + 1)), "first": (columns["firsts"] + 1).tolist()}
    found |= {"actions": actions, "rounds": columns["rounds"].tolist()}
    found |= {f"share_{p + 1}": columns["shares"][:, p].tolist() for p in range(seats)}
    return found | {f"score_{p + 1}": columns["scores"][:, p].tolist() for p in range(seats)}


def write(path: Path, columns: Columns, about: dict[str, Any]) -> None:
    """Write a table with the columns of ``about`` first, the same in every row."""
    found = named(columns)
    table = {name: [value] * len(found["game"]) for name, value in about.items()} | found
    try:
        if path.suffix == ".parquet":
            _write_parquet(path, table)
        else:
            path.write_text("".join(_rows(table)), "utf-8")
    except OSError as fault:
        raise Unwritable(f"{path}: {fault.strerror}") from None


def _rows(table: dict[str, Any]) -> Iterator[str]:
    for row in [list(table), *zip(*table.values(), strict=True)]:
        line = io.StringIO()
        csv.writer(line, lineterminator="\n").writerow(row)
        yield line.getvalue()


def _pyarrow() -> Any:
    try:
        import pyarrow.parquet  # noqa: PLC0415  # optional
    except ImportError:
        raise Unwritable("Parquet needs pyarrow: pip install 'ottery[lab]'") from None
    return pyarrow


def _write_parquet(path: Path, table: dict[str, Any]) -> None:
    arrow = _pyarrow()
    arrow.parquet.write_table(arrow.table(table), path)
