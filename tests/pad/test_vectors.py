"""The pages that the browser's sheets are held to still come out as they were written down."""

import gzip
import json
from pathlib import Path

import pytest

from ottery.pad.room import GAMES
from scripts import pad_vectors

FOLDER = Path(__file__).parents[2] / "web" / "src" / "pad" / "vectors"


@pytest.mark.slow
def test_python_works_out_what_is_written() -> None:
    assert list(pad_vectors.differences(FOLDER)) == []


def test_a_difference_is_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pad_vectors, "EACH", 1)
    for game in GAMES:
        found = json.loads(gzip.decompress((FOLDER / f"{game}.json.gz").read_bytes()))[:3]
        (tmp_path / f"{game}.json.gz").write_bytes(gzip.compress(json.dumps(found).encode()))
    evenings = json.loads(gzip.decompress((FOLDER / "evenings.json.gz").read_bytes()))[:2]
    (tmp_path / "evenings.json.gz").write_bytes(gzip.compress(json.dumps(evenings).encode()))
    assert list(pad_vectors.differences(tmp_path)) == []
    evenings[1][1][0][0] = not evenings[1][1][0][0]
    (tmp_path / "evenings.json.gz").write_bytes(gzip.compress(json.dumps(evenings).encode()))
    (fault,) = pad_vectors.differences(tmp_path)
    assert "evening 1 comes out otherwise" in fault
    found[0][1]["lowest"] = not found[0][1]["lowest"]
    (tmp_path / f"{game}.json.gz").write_bytes(gzip.compress(json.dumps(found).encode()))
    fault = next(pad_vectors.differences(tmp_path))
    assert "page 0 comes out otherwise" in fault


def test_all_files_together_stay_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 2_000_000
