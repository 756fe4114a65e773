"""What LLVM does better when told directly: counting bits, and ChaCha blocks four at a time.

Each function is plain Python, which is what runs interpreted; compiled, an intrinsic of the same meaning takes its
place. The tests hold the two against each other.
"""

from __future__ import annotations

from typing import Any

import numba
from llvmlite import ir
from numba import extending, types

from .record import Row

_MASK = 0xFFFFFFFF
_ROUNDS = 4  # double rounds
_CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
_COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
_DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
LANES = 4
"""Blocks computed side by side."""


def zeros_below(mask: int) -> int:
    """How many zeros stand below the lowest one of ``mask``, which is not 0."""
    return int(mask & -mask).bit_length() - 1


def ones(mask: int) -> int:
    """How many ones ``mask`` has; it is not negative."""
    return int(mask).bit_count()


def fill_blocks(key: Row, counter: int, words: Row) -> None:
    """Write the blocks ``counter`` … ``counter + 3`` of eight rounds, laid out word by word: ``words[4 * w + block]``.

    Only the key is added to a block's end, as ChaCha8Rand wants it. ``words`` has room for 64.
    """
    for lane in range(LANES):
        block = [*_CONSTANTS, *(int(key[i]) for i in range(8)), counter + lane, 0, 0, 0]
        for _ in range(_ROUNDS):
            for a, b, c, d in (*_COLUMNS, *_DIAGONALS):
                _quarter(block, a, b, c, d)
        for word, value in enumerate(block):
            words[LANES * word + lane] = (value + int(key[word - 4])) & _MASK if 4 <= word < 12 else value


def _quarter(block: list[int], a: int, b: int, c: int, d: int) -> None:
    for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        block[x] = (block[x] + block[y]) & _MASK
        mixed = block[z] ^ block[x]
        block[z] = ((mixed << by) & _MASK) | (mixed >> (32 - by))


_I32 = ir.IntType(32)
_VECTOR = ir.VectorType(_I32, LANES)


def _spread(builder: Any, value: Any) -> Any:
    """``value`` in every lane."""
    nothing = ir.Constant(_VECTOR, ir.Undefined)
    first = builder.insert_element(nothing, value, ir.Constant(_I32, 0))
    return builder.shuffle_vector(first, nothing, ir.Constant(_VECTOR, [0] * LANES))


def _same(value: int) -> Any:
    return ir.Constant(_VECTOR, [value] * LANES)


def _quarter_vectors(builder: Any, block: list[Any], a: int, b: int, c: int, d: int) -> None:
    for x, y, z, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        block[x] = builder.add(block[x], block[y])
        mixed = builder.xor(block[z], block[x])
        block[z] = builder.or_(builder.shl(mixed, _same(by)), builder.lshr(mixed, _same(32 - by)))


def _emit_blocks(builder: Any, key: list[Any], counter: Any) -> list[Any]:
    """The sixteen words of four blocks, each a vector."""
    lanes = ir.Constant(_VECTOR, list(range(LANES)))
    block = [*map(_same, _CONSTANTS), *key, builder.add(_spread(builder, counter), lanes), *[_same(0)] * 3]
    for _ in range(_ROUNDS):
        for a, b, c, d in (*_COLUMNS, *_DIAGONALS):
            _quarter_vectors(builder, block, a, b, c, d)
    return [builder.add(w, key[i - 4]) if 4 <= i < 12 else w for i, w in enumerate(block)]


_config: Any = numba.config
_intrinsic: Any = extending.intrinsic

if not _config.DISABLE_JIT:

    @_intrinsic  # type: ignore[untyped-decorator]
    def _trailing_zeros(_context: Any, _mask: Any) -> Any:
        def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), emit

    @_intrinsic  # type: ignore[untyped-decorator]
    def _population(_context: Any, _mask: Any) -> Any:
        def emit(_context: Any, builder: Any, _signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), emit

    @_intrinsic  # type: ignore[untyped-decorator]
    def _blocks(_context: Any, key: Any, _counter: Any, words: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            rows = [context.make_array(signature.args[i])(context, builder, args[i]).data for i in (0, 2)]
            entries = [builder.gep(rows[0], [ir.Constant(_I32, i)]) for i in range(8)]
            vectors = [_spread(builder, builder.load(e)) for e in entries]
            target = builder.bitcast(rows[1], _VECTOR.as_pointer())
            for i, word in enumerate(_emit_blocks(builder, vectors, builder.trunc(args[1], _I32))):
                builder.store(word, builder.gep(target, [ir.Constant(_I32, i)]), align=4)
            return context.get_dummy_value()

        return types.void(key, types.int64, words), emit

    # Numba compares bare signatures, so these carry no annotations.

    @extending.overload(zeros_below)
    def _zeros_below(mask):  # type: ignore[no-untyped-def]
        return lambda mask: _trailing_zeros(mask)

    @extending.overload(ones)
    def _ones(mask):  # type: ignore[no-untyped-def]
        return lambda mask: _population(mask)

    @extending.overload(fill_blocks)
    def _fill_blocks(key, counter, words):  # type: ignore[no-untyped-def]
        return lambda key, counter, words: _blocks(key, counter, words)
