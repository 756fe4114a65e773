"""What no linter sees: translations that miss a text, dead links, addresses of package registries.

    python scripts/check_texts.py [ROOT]

Prints a line per fault and exits 1 if there is any.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

SOURCE_LANGUAGE = "en"
LOCALES = Path("src/ottery/locales")

PAGES = ("README.md", "CONTRIBUTING.md", "docs/**/*.md")
LINK = re.compile(r"\]\(\s*<?([^)>\s]+)|^\[[^\]]+\]:\s*<?([^>\s]+)", re.MULTILINE)
CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]*`", re.MULTILINE | re.DOTALL)
ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|#")

# Whoever installs chooses where packages come from, so nothing here may name a place.
REGISTRY = re.compile(r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian)\.(?:com|net|org)\b", re.IGNORECASE)
PROSE = {".ftl", ".md", ".txt"}
CODE_AND_SETTINGS = {
    ".css",
    ".html",
    ".js",
    ".py",
    ".sh",
    ".svelte",
    ".ts",
    ".cfg",
    ".ini",
    ".json",
    ".toml",
    ".yaml",
    ".yml",
}
TEXT_SUFFIXES = frozenset({".lock"} | PROSE | CODE_AND_SETTINGS)
TEXT_NAMES = frozenset({"Dockerfile", "Makefile", "run"})
FOLDERS_OF_OTHERS = frozenset({".cache", ".git", ".hypothesis", ".venv", "build", "dist", "node_modules"})


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def read_messages(folder: Path) -> tuple[dict[str, frozenset[str]], list[str]]:
    """Read all Fluent files below `folder`.

    Returns the variables that each text uses, by its key (`key`, `key.attribute` or `-term`), and the faults.
    """
    messages: dict[str, frozenset[str]] = {}
    faults = []
    for path in sorted(folder.rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Junk):
                faults.append(f"{path}: unreadable: {(entry.content or '').strip()!r}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                for key, pattern in _patterns(entry):
                    if key in messages:
                        faults.append(f"{path}: {key} is there twice")
                    found = _Variables()
                    found.visit(pattern)
                    messages[key] = frozenset(found.names)
    return messages, faults


def _patterns(entry: ftl.Message | ftl.Term) -> Iterator[tuple[str, ftl.Pattern]]:
    name = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
    if entry.value is not None:
        yield name, entry.value
    for attribute in entry.attributes:
        yield f"{name}.{attribute.id.name}", attribute.value


def check_translations(locales: Path) -> list[str]:
    """Hold every language to the source language: the same keys, and in each the same variables."""
    if not locales.is_dir():
        return []
    source, faults = read_messages(locales / SOURCE_LANGUAGE)
    if not source:
        faults.append(f"{locales}: no texts in {SOURCE_LANGUAGE}")
    for folder in sorted(path for path in locales.iterdir() if path.is_dir()):
        if folder.name not in (SOURCE_LANGUAGE, "__pycache__"):
            texts, unreadable = read_messages(folder)
            faults += [*unreadable, *_differences(folder, source, texts)]
    return faults


def _differences(
    folder: Path, source: dict[str, frozenset[str]], texts: dict[str, frozenset[str]]
) -> Iterator[str]:
    for key in sorted(source.keys() - texts.keys()):
        yield f"{folder}: {key} is missing"
    for key in sorted(texts.keys() - source.keys()):
        yield f"{folder}: {key} is not in {SOURCE_LANGUAGE}"
    for key in sorted(source.keys() & texts.keys()):
        if source[key] != texts[key]:
            expected, found = (", ".join(sorted(names)) or "none" for names in (source[key], texts[key]))
            yield f"{folder}: {key} has other variables: {found}, in {SOURCE_LANGUAGE}: {expected}"


def check_links(root: Path) -> list[str]:
    """Follow the relative links of the pages; each must lead to a file or folder in the project."""
    faults = []
    for page in sorted(path for pattern in PAGES for path in root.glob(pattern)):
        text = CODE.sub("", page.read_text(encoding="utf-8"))
        for match in LINK.finditer(text):
            target = match[1] or match[2]
            if ELSEWHERE.match(target):
                continue
            path = (page.parent / target.partition("#")[0]).resolve()
            if not (path.is_relative_to(root.resolve()) and path.exists()):
                faults.append(f"{page.relative_to(root)}: dead link: {target}")
    return faults


def text_files(root: Path) -> Iterator[Path]:
    """Walk the project's own text files."""
    for path in sorted(root.iterdir()):
        if path.is_dir():
            if path.name not in FOLDERS_OF_OTHERS and not path.name.endswith("_cache"):
                yield from text_files(path)
        elif path.suffix in TEXT_SUFFIXES or path.name in TEXT_NAMES:
            yield path


def check_addresses(root: Path) -> list[str]:
    """Look for addresses of package registries, and in lock files for any address at all."""
    faults = []
    for path in text_files(root):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if REGISTRY.search(line) or (path.suffix == ".lock" and "://" in line):
                faults.append(f"{path.relative_to(root)}:{number}: address of a package registry")
    return faults


def check(root: Path) -> list[str]:
    """Run every check of this file on the project at `root`."""
    return check_translations(root / LOCALES) + check_links(root) + check_addresses(root)


def main() -> int:
    """Print the faults; the number of them decides the exit status."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parent.parent
    faults = check(root)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
