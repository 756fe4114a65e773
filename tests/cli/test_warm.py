"""`ottery warm`."""

import pytest

from .conftest import Run


def test_warm_refuses_a_game_that_does_not_exist(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ottery.kernel.jit.COMPILED", True)
    assert cli("warm", "chess")[0] == 2


def test_warm_has_nothing_to_do_without_a_compiler(cli: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ottery.kernel.jit.COMPILED", False)
    status, _, err = cli("warm")
    assert status == 0
    assert "nothing to compile" in err
