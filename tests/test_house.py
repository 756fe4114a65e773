"""The house rules: each check sees a planted fault, and the project itself has none."""

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from scripts import check_texts

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = {contract["id"]: contract for contract in PROJECT["tool"]["importlinter"]["contracts"]}


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    folder = tmp_path / "locales"
    write(folder / "en" / "table.ftl", "-brand = Ottery\nturn = Turn: { $name }\nhand =\n    .title = Hand\n")
    write(folder / "da" / "table.ftl", "-brand = Ottery\nturn = Tur: { $name }\nhand =\n    .title = Hånd\n")
    return folder


# ------------------------------------------------------------------------------------------ translations


def test_equal_languages_have_no_fault(locales: Path) -> None:
    assert check_texts.check_translations(locales) == []


@pytest.mark.parametrize(
    ("language", "addition", "fault"),
    [
        ("en", "pass = Pass\n", "da: pass is missing"),
        ("en", "-deck = deck\n", "da: -deck is missing"),
        ("en", "    .hint = Drag\n", "da: hand.hint is missing"),
        ("da", "pas = Pas\n", "da: pas is not in en"),
        ("da", "turn = { $name }\n", "turn is there twice"),
        ("da", "broken = { $name\n", "unreadable: 'broken = { $name'"),
    ],
)
def test_a_difference_of_keys_is_seen(locales: Path, language: str, addition: str, fault: str) -> None:
    path = locales / language / "table.ftl"
    write(path, path.read_text(encoding="utf-8") + addition)
    (seen,) = check_texts.check_translations(locales)
    assert seen.endswith(fault)


def test_a_key_may_stand_in_another_file(locales: Path) -> None:
    write(locales / "en" / "pad.ftl", "round = Round\n")
    path = locales / "da" / "table.ftl"
    write(path, path.read_text(encoding="utf-8") + "round = Runde\n")
    assert check_texts.check_translations(locales) == []


def test_a_difference_of_variables_is_seen(locales: Path) -> None:
    write(locales / "en" / "more.ftl", "cards = { $n ->\n    [one] { $who }: one\n   *[other] { $n }\n }\n")
    write(locales / "da" / "more.ftl", "cards = { $n ->\n    [one] et\n   *[other] { $n }\n }\n")
    (seen,) = check_texts.check_translations(locales)
    assert seen.endswith("da: cards has other variables: n, in en: n, who")


def test_a_source_language_without_texts_is_a_fault(locales: Path) -> None:
    shutil.rmtree(locales / "en")
    shutil.rmtree(locales / "da")
    assert check_texts.check_translations(locales) == [f"{locales}: no texts in en"]


# ------------------------------------------------------------------------------------------------- links


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "docs/a.md", "docs/games/b.md"])
@pytest.mark.parametrize("text", ["See [it](gone.md).", "![A table](gone.md)", "[it][1]\n\n[1]: gone.md"])
def test_a_dead_link_is_seen(tmp_path: Path, page: str, text: str) -> None:
    write(tmp_path / page, text)
    assert check_texts.check_links(tmp_path) == [f"{page}: dead link: gone.md"]


def test_a_link_out_of_the_project_is_dead(tmp_path: Path) -> None:
    write(tmp_path / "outside.md", "here")
    write(tmp_path / "project" / "README.md", "[it](../outside.md)")
    assert check_texts.check_links(tmp_path / "project") == ["README.md: dead link: ../outside.md"]


@pytest.mark.parametrize(
    "text",
    [
        "[a](docs/a.md#top)",
        "[a](docs)",
        "[a](#top)",
        "[a](https://example.org/x)",
        "`[a](gone)`",
        "```\n[a](gone)\n```",
    ],
)
def test_other_links_are_left_alone(tmp_path: Path, text: str) -> None:
    write(tmp_path / "docs" / "a.md", "# Top\n")
    write(tmp_path / "README.md", text)
    assert check_texts.check_links(tmp_path) == []


# --------------------------------------------------------------------------------------------- addresses


HOSTS = [f"{name}.org" for name in ("pypi", "files.pythonhosted", "deb.debian")]  # spelt out nowhere


@pytest.mark.parametrize("host", HOSTS)
@pytest.mark.parametrize("name", ["a.py", "docs/a.md", "a.toml", "run.lock", "Makefile", ".ci/run"])
def test_an_address_of_a_registry_is_seen(tmp_path: Path, name: str, host: str) -> None:
    write(tmp_path / name, f"first\nindex = {host}/simple\n")
    assert check_texts.check_addresses(tmp_path) == [f"{name}:2: address of a package registry"]


def test_any_address_in_a_lock_file_is_seen(tmp_path: Path) -> None:
    write(tmp_path / "run.lock", "a==1 @ file:///tmp/a.whl")
    write(tmp_path / "a.md", "https://example.org")
    assert check_texts.check_addresses(tmp_path) == ["run.lock:1: address of a package registry"]


def test_what_others_made_is_not_read(tmp_path: Path) -> None:
    for folder in (".venv", "node_modules", ".mypy_cache"):
        write(tmp_path / folder / "a.py", HOSTS[0])
    assert check_texts.check_addresses(tmp_path) == []


# ----------------------------------------------------------------------------------------------- project


def test_the_script_reports_and_fails(tmp_path: Path) -> None:
    write(tmp_path / "README.md", "[it](gone.md)")
    script = ROOT / "scripts" / "check_texts.py"
    run = subprocess.run([sys.executable, script, tmp_path], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout) == (1, "README.md: dead link: gone.md\n")


def test_the_project_has_no_fault() -> None:
    assert check_texts.check(ROOT) == []


def layers() -> list[set[str]]:
    return [{name.strip(" ()") for name in layer.split("|")} for layer in CONTRACTS["layers"]["layers"]]


def test_every_package_has_its_layer() -> None:
    packages = {path.parent.name for path in ROOT.glob("src/ottery/*/__init__.py")}
    assert packages - set(CONTRACTS["layers"]["exhaustive_ignores"]) <= set().union(*layers())


def test_the_layers_stand_in_the_order_of_the_house() -> None:
    low, high = (
        [{"kernel", "locales"}, {"games"}, {"match", "wire"}, {"bots"}],
        [{"server", "terminal"}, {"cli"}],
    )
    assert layers()[::-1] == [*low, {"engine", "lab", "pad"}, *high]


def lint(root: Path, files: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run the project's own layers contracts over a small package that is called ottery too."""
    shutil.copy(ROOT / "pyproject.toml", root)
    write(root / "ottery" / "__init__.py", "")
    for name, text in files.items():
        path = write(root / "ottery" / name, text)
        for folder in path.relative_to(root / "ottery").parents:
            (root / "ottery" / folder / "__init__.py").touch()
    code = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command as c; c()"
    command = [sys.executable, "-c", code, "--no-cache"]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)


GOOD = {
    "kernel/cards.py": "",
    "games/game.py": "import ottery.kernel.cards",
    "games/position.py": "import ottery.games.game",
    "games/otter/rules.py": "import ottery.games.game",
    "games/otters/rules.py": "import ottery.games.position",
    "cli.py": "import ottery.games.otter.rules",
}


def test_a_house_in_order_passes(tmp_path: Path) -> None:
    run = lint(tmp_path, GOOD)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("kernel/cards.py", "import ottery.games", "ottery.kernel is not allowed to import ottery.games"),
        ("pad/sheet.py", "import ottery.cli", "ottery.pad is not allowed to import ottery.cli"),
        (
            "games/otter/rules.py",
            "import ottery.games.otters.rules",
            "ottery.games.otter is not allowed to import ottery.games.otters",
        ),
        (
            "games/game.py",
            "import ottery.games.otter",
            "ottery.games.game is not allowed to import ottery.games.otter",
        ),
        ("attic/box.py", "", "ottery.attic"),
    ],
)
def test_an_import_against_the_order_is_seen(tmp_path: Path, name: str, text: str, fault: str) -> None:
    run = lint(tmp_path, GOOD | {name: text})
    assert run.returncode == 1
    assert fault in run.stdout
