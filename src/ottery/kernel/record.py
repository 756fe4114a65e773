"""Records: an annotated class becomes the layout of a game's state.

    class State(Record):
        turn: Int8
        hands: Annotated[Grid, "u2", 4, 5]      # 4 rows of 5
        rng: Rng                                 # a record inside a record

``State.dtype`` is the NumPy layout, ``State.new()`` a zeroed record. The annotations serve mypy too: ``s.hands[p]`` is
a ``Row``, a misspelt field is an error.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from types import SimpleNamespace
from typing import (
    Annotated,
    Any,
    ClassVar,
    Protocol,
    Self,
    TypeVar,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import numpy as np

Int8 = Annotated[int, "i1"]
Int16 = Annotated[int, "i2"]
Int32 = Annotated[int, "i4"]
Int64 = Annotated[int, "i8"]
UInt8 = Annotated[int, "u1"]
UInt16 = Annotated[int, "u2"]

NONE = -1
"""Nobody, nothing: stored in signed fields only."""


class Row(Protocol):
    """A row of small numbers in a record."""

    def __getitem__(self, index: int, /) -> int: ...
    def __setitem__(self, index: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...


class Grid(Protocol):
    """Rows of equal length in a record: ``grid[i]`` is a row, ``grid[i][j]`` a number."""

    def __getitem__(self, index: int, /) -> Row: ...
    def __len__(self) -> int: ...


class Shares(Protocol):
    """A row of floats: what each seat has of the victory."""

    def __getitem__(self, index: int, /) -> float: ...
    def __setitem__(self, index: int, value: float, /) -> None: ...
    def __len__(self) -> int: ...


_TAKEN = frozenset(dir(np.record))


class Record:
    """Base of every record class. Subclasses hold annotations only; instances are NumPy's, of ``dtype.type``."""

    dtype: ClassVar[np.dtype[Any]]

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        hints.pop("dtype", None)
        taken = sorted(_TAKEN.intersection(hints))
        if taken:
            raise TypeError(
                f"{cls.__name__}: field names that every NumPy record already has: {', '.join(taken)}"
            )
        cls.dtype = _layout({name: _field(cls, name, hint) for name, hint in hints.items()})

    @classmethod
    def new(cls) -> Self:
        """A record of zeros."""
        return cast(Self, np.frombuffer(bytearray(cls.dtype.itemsize), cls.dtype)[0])

    @classmethod
    def batch(cls, count: int) -> Any:
        """``count`` records of zeros in one array of shape (count,)."""
        return np.zeros(count, cls.dtype)

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        """The record that ``to_bytes`` wrote; ValueError when the length is another."""
        if len(data) != cls.dtype.itemsize:
            raise ValueError(f"{cls.__name__}: expected {cls.dtype.itemsize} bytes, got {len(data)}")
        return cast(Self, np.frombuffer(bytearray(data), cls.dtype)[0])


R = TypeVar("R", bound=Record)
T = TypeVar("T")


def _field(cls: type, name: str, hint: Any) -> np.dtype[Any]:
    if isinstance(hint, type) and issubclass(hint, Record):
        return hint.dtype
    if get_origin(hint) is Annotated:
        base, kind, *shape = get_args(hint)
        if len(shape) == {Row: 1, Grid: 2}.get(base, 0):
            return np.dtype((kind, tuple(shape)))
    raise TypeError(
        f"{cls.__name__}.{name}: expected Int8 … or Annotated[Row, 'u1', n] or a Record, got {hint!r}"
    )


def _layout(fields: dict[str, np.dtype[Any]]) -> np.dtype[Any]:
    """Every field at a multiple of its numbers' width. NumPy's own ``align`` forgets records inside records."""
    offsets, end = [], 0
    for field in fields.values():
        width = _width(field)
        offsets.append(-(-end // width) * width)
        end = offsets[-1] + field.itemsize
    names, formats = list(fields), list(fields.values())
    plain = {"names": names, "formats": formats, "offsets": offsets, "itemsize": -(-end // 8) * 8}
    return np.dtype((_scalar(names), np.dtype(plain)))  # type: ignore[call-overload]


def _scalar(names: list[str]) -> type[np.void]:
    """The type of a single record: each field a property. ``np.record`` looks its fields up in Python, which takes
    three times as long. ``data`` is where Numba finds the memory at each call of a rule: a plain array of it, since
    NumPy's own ``data`` describes every field anew, which takes six times as long as a short rule."""
    fields = {name: _field_property(name) for name in names}
    return type("record", (np.void,), {"__slots__": (), "data": property(np.asarray), **fields})


def _field_property(name: str) -> property:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), write)


def _width(field: np.dtype[Any]) -> int:
    inner = field.base
    return max(_width(f) for f, *_ in inner.fields.values()) if inner.fields else inner.itemsize


def copy(record: R) -> R:
    """A copy that shares no memory with ``record``."""
    raw = cast(Any, record)
    return cast(R, np.frombuffer(bytearray(raw.tobytes()), raw.dtype)[0])


def assign(target: R, source: R) -> None:
    """Overwrite every field of ``target``, in place."""
    raw = cast(Any, target)
    raw.setfield(source, raw.dtype)


def look(record: R) -> R:
    """The fields as plain Python values, read all at once: for Python that reads many of them and changes none. Rows
    are the record's own, records inside are tuples."""
    raw = cast(Any, record)
    return cast(R, SimpleNamespace(**dict(zip(raw.dtype.names, raw.item(), strict=True))))


def remembered(read: Callable[[Any], T]) -> Callable[[Any], T]:
    """``read(record)`` for Python that asks the same of one state for each of its viewers: the newest answers are kept,
    by all that the record holds. ``read`` gets the record's ``look``; what it returns must not be changed."""

    @lru_cache(maxsize=8)
    def answer(dtype: np.dtype[Any], data: bytes) -> T:
        return read(look(np.frombuffer(data, dtype)[0]))

    return lambda record: answer(record.dtype, record.tobytes())


def to_bytes(record: Record) -> bytes:
    """The record as it lies in memory."""
    return cast(bytes, cast(Any, record).tobytes())
