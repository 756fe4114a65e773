"""The one decorator for compiled rules, and where their machine code is kept.

``@rule`` compiles a function with Numba (nopython, nogil, cached on disk) for the one signature that its annotations
give: ``int`` is int64, ``bool`` bool, ``float`` float64, a ``Record`` its layout. A function that takes a ``Row`` or
a ``Grid`` is compiled for the layouts it meets. With ``NUMBA_DISABLE_JIT=1`` the same functions run interpreted, byte
for byte alike.

Numba does not notice an edit in a called file, so the cache folder of a package is named by a hash of the kernel's
sources and its own (``OTTERY_CACHE`` moves the whole cache).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

import llvmlite.binding
import numba
import numpy as np
import platformdirs
from numba import extending, types

from .record import Grid, Record, Row, Shares

F = TypeVar("F", bound=Callable[..., Any])

_config: Any = numba.config

COMPILED = not _config.DISABLE_JIT
"""False when the rules run interpreted (``NUMBA_DISABLE_JIT=1``)."""

UNCOMPILED_ROOMS = frozenset({"words.py", "view.py", "setup.py", "__init__.py"})
"""Files of a game that hold no compiled code and are imported by none: an edit there keeps the machine code."""

_KEPT_DAYS = 30
_rules: dict[str, list[Any]] = {}
_prepared: set[tuple[tuple[str, ...], tuple[Any, ...]]] = set()


def rule(function: F) -> F:
    """Compile ``function`` as a rule. Within a file, what is called stands above its caller."""
    compiled = _dispatcher(function, (source_folder(function),))
    _rules.setdefault(function.__module__, []).append(compiled)
    return compiled  # type: ignore[no-any-return]


def small(function: F) -> F:
    """A rule of a few lines that is copied into its callers: quicker to run, slower to compile. For what is called
    several times an action."""
    compiled = _dispatcher(function, (source_folder(function),), is_inlined=True)
    _rules.setdefault(function.__module__, []).append(compiled)
    return compiled  # type: ignore[no-any-return]


def generic(function: F) -> F:
    """A helper that is compiled into its callers, for whatever types they use."""
    return extending.register_jitable(function) if COMPILED else function


def whole(x: int) -> int:
    """``x`` at full width. Every small field that is multiplied, shifted, subtracted or kept is read through this."""
    return int(x)


if COMPILED:

    @extending.overload(whole)
    def _whole(x):  # type: ignore[no-untyped-def]  # Numba compares the bare signatures
        return lambda x: np.int64(x)


def specialise(function: Callable[..., Any], modules: tuple[str, ...], signature: tuple[Any, ...]) -> Any:
    """``function``, generic over games, compiled for the game whose rules are ``modules``.

    ``signature`` holds Record classes or NumPy/Numba types. The machine code lies in a folder of its own, named by
    the function's sources and the game's.
    """
    folders = tuple(dict.fromkeys(source_folder(_rules[m][0]) for m in modules if m in _rules))
    compiled = _dispatcher(function, (source_folder(function), *folders))
    if COMPILED:
        stamp = _stamp(compiled._cache.cache_path, function.__name__)
        if not stamp.exists():
            prepare(modules)
        compiled.compile(tuple(_numba_type(t) for t in signature))
        compiled.disable_compile()
        stamp.touch()
    return compiled


def prepare(
    modules: Iterable[str], entries: Iterable[Any] = (), tell: Callable[[int, int], None] | None = None
) -> int:
    """Compile every rule of ``modules`` in the order of their definition, or load what is needed from the cache.

    Once all are compiled, a later process loads the ``entries`` alone. ``tell(done, all)`` is called after each
    function from the first one that had to be compiled on. Returns how many were compiled; a second call does nothing.
    """
    modules, entries = tuple(modules), tuple(entries)
    if not COMPILED or (modules, entries) in _prepared:
        return 0
    rules = [f for name in modules for f in _rules.get(name, []) if _signature(f.py_func)]
    if not rules:
        return 0
    stamp = _stamp(rules[-1]._cache.cache_path, "rules")  # where this very checkout's machine code lies
    wanted = [f for f in entries if f in rules] if stamp.exists() else rules
    waiting = [f for f in wanted or rules if f._can_compile]
    missed = 0
    for done, function in enumerate(waiting, 1):
        function.compile(_signature(function.py_func))
        function.disable_compile()
        missed += bool(function.stats.cache_misses)
        if tell is not None and missed:
            tell(done, len(waiting))
    stamp.touch()
    _prepared.add((modules, entries))
    return missed


def _stamp(folder: Path | str, name: str) -> Path:
    """The file that says that ``name`` is compiled in this cache folder, for this Python on this processor."""
    machine = f"{sys.implementation.cache_tag}-{llvmlite.binding.get_host_cpu_name()}"
    return Path(folder) / f"{name}-{machine}.complete"


def modules_of(package: str) -> tuple[str, ...]:
    """The modules of ``package`` that hold rules, in the order they were imported."""
    return tuple(name for name in _rules if name.startswith(f"{package}."))


def source_folder(function: Callable[..., Any]) -> Path:
    """The folder of the file that defines ``function``."""
    return Path(sys.modules[function.__module__].__file__ or "").resolve().parent


def _dispatcher(function: Callable[..., Any], folders: tuple[Path, ...], *, is_inlined: bool = False) -> Any:
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(cache_folder(folders))
    try:
        return numba.njit(nogil=True, cache=True, forceinline=is_inlined)(function)
    finally:
        _config.CACHE_DIR = before


@cache
def cache_folder(folders: tuple[Path, ...]) -> Path:
    """Where the machine code of these source folders lies; made, and old ones cleared, on first use."""
    kernel = Path(__file__).resolve().parent
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {_config.BOUNDSCHECK}".encode())
    for source in sorted({kernel, *folders}):
        for file in sorted([*source.glob("*.py"), *source.glob("*.toml")]):
            if file.name not in UNCOMPILED_ROOMS:
                digest.update(file.name.encode() + b"\0" + file.read_bytes())
    name = "-".join(dict.fromkeys(f.name for f in folders))
    path = cache_root() / f"{name}-{digest.hexdigest()[:16]}"
    path.mkdir(parents=True, exist_ok=True)
    os.utime(path)
    _clear_old(path)
    return path


def cache_root() -> Path:
    """The folder of all machine code: ``OTTERY_CACHE``, else the user's cache folder."""
    given = os.environ.get("OTTERY_CACHE")
    return Path(given) if given else Path(platformdirs.user_cache_dir("ottery")) / "rules"


def _clear_old(kept: Path) -> None:
    oldest = time.time() - _KEPT_DAYS * 86400
    for other in kept.parent.iterdir():
        if other != kept and other.is_dir() and other.stat().st_mtime < oldest:
            shutil.rmtree(other, ignore_errors=True)


@cache
def _signature(function: Callable[..., Any]) -> tuple[Any, ...] | None:
    """The Numba types of the arguments, or None for a function over rows (compiled for the layouts it meets)."""
    hints = get_type_hints(function, vars(sys.modules[function.__module__]))
    hints.pop("return", None)
    kinds = [hints[name] for name in function.__code__.co_varnames[: function.__code__.co_argcount]]
    if any(kind in (Row, Grid, Shares) or isinstance(kind, TypeVar) for kind in kinds):
        return None
    return tuple(_numba_type(kind) for kind in kinds)


def _numba_type(kind: Any) -> Any:
    simple = {int: types.int64, bool: types.boolean, float: types.float64}
    if kind in simple:
        return simple[kind]
    if isinstance(kind, type) and issubclass(kind, Record):
        return numba.from_dtype(kind.dtype)
    if isinstance(kind, types.Type):
        return kind
    raise TypeError(f"a rule takes int, bool, float, a Record, a Row or a Grid, not {kind!r}")
