"""Records: their layout, their bytes, and what their annotations refuse."""

from __future__ import annotations

from typing import Annotated, Any

import numba
import numpy as np
import pytest

from ottery.kernel.record import (
    Grid,
    Int8,
    Int16,
    Int32,
    Int64,
    Record,
    Row,
    UInt8,
    UInt16,
    assign,
    copy,
    look,
    remembered,
    to_bytes,
)


class Inner(Record):
    small: Int8
    wide: Annotated[Row, "u4", 3]


class Outer(Record):
    flag: UInt8
    inner: Inner
    medium: Int16
    hands: Annotated[Grid, "u2", 2, 3]
    last: Int8


def fill(record: Any) -> Any:
    record.flag = 200
    record.inner.small = -7
    record.inner.wide[2] = 4_000_000_000
    record.medium = -30_000
    record.hands[1][2] = 65_535
    record.last = 5
    return record


def test_fields_lie_at_multiples_of_their_width() -> None:
    fields: Any = Outer.dtype.fields
    offsets = {name: fields[name][1] for name in Outer.dtype.names or ()}
    assert offsets == {"flag": 0, "inner": 4, "medium": 20, "hands": 22, "last": 34}
    assert Outer.dtype.itemsize == 40
    assert Inner.dtype.itemsize == 16


def test_records_keep_what_is_written_at_full_width() -> None:
    record = fill(Outer.new())
    assert (record.flag, record.inner.small, record.medium, record.last) == (200, -7, -30_000, 5)
    assert (record.inner.wide[2], record.hands[1][2], record.hands[0][2]) == (4_000_000_000, 65_535, 0)


def test_every_kind_of_number_has_its_width() -> None:
    class Kinds(Record):
        a: Int8
        b: Int16
        c: Int32
        d: Int64
        e: UInt8
        f: UInt16

    fields: Any = Kinds.dtype.fields
    assert [fields[n][0].str for n in "abcdef"] == ["|i1", "<i2", "<i4", "<i8", "|u1", "<u2"]


@pytest.mark.parametrize(
    "name", ["round", "size", "all", "take", "copy", "fill", "max", "put", "sort", "base"]
)
def test_names_that_every_record_has_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=f"every NumPy record already has: {name}"):
        type("Bad", (Record,), {"__annotations__": {name: Int8}, "__module__": __name__})


@pytest.mark.parametrize(
    "hint",
    [int, str, list[int], Annotated[Row, "u1"], Annotated[Row, "u1", 2, 3], Annotated[Grid, "u1", 4], Row],
    ids=str,
)
def test_other_annotations_are_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Bad\.field: expected"):
        type("Bad", (Record,), {"__annotations__": {"field": hint}, "__module__": __name__})


def test_copies_share_no_memory() -> None:
    record = fill(Outer.new())
    other = copy(record)
    other.hands[1][2] = 1
    other.inner.small = 1
    other.flag = 1
    assert (record.hands[1][2], record.inner.small, record.flag) == (65_535, -7, 200)


def test_bytes_round_trip() -> None:
    record = fill(Outer.new())
    data = to_bytes(record)
    assert len(data) == 40
    assert to_bytes(Outer.from_bytes(data)) == data
    again: Any = Outer.from_bytes(data)
    again.last = 6
    assert record.last == 5


@pytest.mark.parametrize("length", [0, 39, 41])
def test_other_lengths_are_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"Outer: expected 40 bytes, got {length}"):
        Outer.from_bytes(bytes(length))


def test_bytes_between_fields_stay_zero() -> None:
    """Equal fields are equal bytes, however a record came about: states are compared and hashed by their bytes."""
    record = fill(Outer.new())
    for _ in range(50):
        rubbish = np.full(Outer.dtype.itemsize, 255, np.uint8)  # what the next allocation may find
        del rubbish
        assert to_bytes(copy(record)) == to_bytes(record)
    target = Outer.new()
    assign(target, record)
    assert to_bytes(target) == to_bytes(record)


def test_assign_overwrites_in_place() -> None:
    batch = Outer.batch(3)
    row = batch[1]
    assign(row, fill(Outer.new()))
    assert batch[1].hands[1][2] == 65_535
    assert to_bytes(batch[0]) == to_bytes(batch[2]) == bytes(40)
    inner = Inner.new()
    assign(inner, batch[1].inner)
    assign(batch[2].inner, inner)
    assert (batch[2].inner.small, batch[2].inner.wide[2], batch[2].flag) == (-7, 4_000_000_000, 0)


def test_compiled_code_sees_the_same_offsets() -> None:
    seen: Any = numba.from_dtype(Outer.dtype)
    fields: Any = Outer.dtype.fields
    assert {n: seen.offset(n) for n in fields} == {n: fields[n][1] for n in fields}
    assert seen.size == Outer.dtype.itemsize


def test_a_look_reads_all_fields_as_plain_values() -> None:
    record = fill(Outer.new())
    seen = look(record)
    assert (seen.flag, seen.medium, seen.last) == (200, -30_000, 5)
    assert type(seen.flag) is int
    assert seen.hands[1][2] == 65_535
    record.flag = 1
    assert seen.flag == 200


def test_what_is_remembered_is_read_once_for_equal_records() -> None:
    asked = []

    @remembered
    def flag(s: Outer) -> int:
        asked.append(s)
        return s.flag

    record, other = fill(Outer.new()), fill(Outer.new())
    assert (flag(record), flag(other), len(asked)) == (200, 200, 1)
    record.flag = 1
    assert (flag(record), flag(other), len(asked)) == (1, 200, 2)
    assert asked[0].hands[1][2] == 65_535


def test_the_memory_that_compiled_code_is_given_is_the_record_itself() -> None:
    batch = Outer.batch(3)
    for record in (fill(Outer.new()), batch[1], copy(batch[2])):
        memory = record.data
        assert (memory.shape, memory.nbytes) == ((), Outer.dtype.itemsize)
        record.flag = 7
        assert memory["flag"] == 7
    assert batch["flag"].tolist() == [0, 7, 0]
