"""Run the topics named on the command line, or all of them: ``python -m benchmarks [--write FILE] [TOPIC]...``.

``--write`` puts what was printed into FILE, a section a topic; sections of topics that were not run stay.
"""

from __future__ import annotations

import io
import os
import pkgutil
import platform
import re
import sys
from contextlib import redirect_stdout
from datetime import UTC, datetime
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TextIO

import benchmarks

HEAD = """# Figures

Measured by `make bench`, which writes this page: a section for each module of `benchmarks/`, with what it printed.
Figures depend on the machine and on what else it does; each section says what it ran on, and how busy that was before
it began. `make bench-ottere` and `python -m benchmarks server` measure one topic alone.
"""


class _Both(io.StringIO):
    """Keeps what is printed, and prints it."""

    def __init__(self, shown: TextIO) -> None:
        super().__init__()
        self._shown = shown

    def write(self, text: str) -> int:
        """See ``io``."""
        self._shown.write(text)
        self._shown.flush()
        return super().write(text)


def topics() -> dict[str, ModuleType]:
    """Every module of this folder that has a ``run``, by its name."""
    names = [m.name for m in pkgutil.iter_modules(benchmarks.__path__) if not m.name.startswith("_")]
    modules = {name: import_module(f"benchmarks.{name}") for name in names}
    return {name: module for name, module in modules.items() if hasattr(module, "run")}


def section(name: str, module: ModuleType) -> str:
    """Measure a topic; its part of the page."""
    about = (module.__doc__ or "").strip()
    print(f"\n== {name}: {about.splitlines()[0]}", flush=True)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")
    day = datetime.now(UTC).date().isoformat()
    on = f"{day}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    kept = _Both(sys.stdout)
    with redirect_stdout(kept):
        module.run()
    return f"## {name}\n\n{about}\n\n*{on}, load {load:.1f} before*\n\n```\n{kept.getvalue().strip()}\n```\n"


def merge(page: str, found: dict[str, str]) -> str:
    """The page with these sections in place of those of the same name."""
    sections = {part.split("\n", 1)[0]: part for part in re.split(r"^## ", page, flags=re.MULTILINE)[1:]}
    kept = {name: f"## {part.rstrip()}\n" for name, part in sections.items()} | found
    return "\n".join([HEAD, *(kept[name] for name in sorted(kept))])


def main(wanted: list[str]) -> int:
    """Measure and print; 2 for a topic that does not exist."""
    file = None
    if wanted[:1] == ["--write"]:
        file, wanted = Path(wanted[1]), wanted[2:]
    known = topics()
    unknown = [name for name in wanted if name not in known]
    if unknown:
        print(f"no topic {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    for name in wanted or known:
        found = section(name, known[name])
        if file is not None:
            page = file.read_text("utf-8") if file.exists() else ""
            file.write_text(merge(page, {name: found}), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
