"""Run the topics named on the command line, or all of them."""

from __future__ import annotations

import pkgutil
import sys
from importlib import import_module
from types import ModuleType

import benchmarks


def topics() -> dict[str, ModuleType]:
    """Every module of this folder that has a ``run``, by its name."""
    names = [m.name for m in pkgutil.iter_modules(benchmarks.__path__) if not m.name.startswith("_")]
    modules = {name: import_module(f"benchmarks.{name}") for name in names}
    return {name: module for name, module in modules.items() if hasattr(module, "run")}


def main(wanted: list[str]) -> int:
    """Measure and print; 2 for a topic that does not exist."""
    known = topics()
    unknown = [name for name in wanted if name not in known]
    if unknown:
        print(f"no topic {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    for name in wanted or known:
        print(f"\n== {name}: {(known[name].__doc__ or '').splitlines()[0]}", flush=True)
        known[name].run()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
