"""The engine over bytes: every line gets one reply, whatever it holds."""

import io
import json
from typing import Any

import pytest

from ottery.engine import Session, loop, run
from tests.toy import NAMES, find


def fail(error: Exception) -> None:
    raise error


def replies(data: bytes, session: Session | None = None) -> list[dict[str, Any]]:
    sink = io.BytesIO()
    run(io.BytesIO(data), sink, session or Session(find=find, names=NAMES), fail)
    text = sink.getvalue().decode("ascii")
    assert not text or text.endswith("\n")
    return [json.loads(line) for line in text.splitlines()]


NEW = b'{"do":"new","game":"pebbles","players":2,"seed":"s"}'


def test_a_reply_a_line_in_order() -> None:
    found = replies(NEW + b"\n\n" + b'{"do":"state"}\r\n{"do":"zap"}\n{"do":"undo"}')
    assert [reply.get("kind", "ok") for reply in found] == ["ok", "unreadable", "ok", "unknown", "illegal"]


def test_no_input_no_output() -> None:
    assert replies(b"") == []


def test_the_longest_line_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "LONGEST", 40)
    line = b'{"do":"games"}'.ljust(40)
    assert len(line) == 40
    for end in (b"\n", b"\r\n", b""):
        assert [reply["ok"] for reply in replies(line + end)] == [True]


@pytest.mark.parametrize("length", [41, 42, 43, 80, 81, 82, 83, 84, 85, 1000])
def test_a_longer_line_is_refused_once(monkeypatch: pytest.MonkeyPatch, length: int) -> None:
    monkeypatch.setattr(loop, "LONGEST", 40)
    for end in (b"\n", b"\r\n", b""):
        after = [] if end == b"" else [True]
        data = b'{"do":"games"}'.ljust(length) + end + (b'{"do":"games"}\n' if after else b"")
        found = replies(data)
        assert [reply["ok"] for reply in found] == [False, *after]
        assert (found[0]["kind"], found[0]["rule"]) == ("unreadable", None)
        assert "longer than 40 bytes" in found[0]["message"]


def test_a_line_of_a_mebibyte_and_one_byte_more() -> None:
    line = b'{"do":"games"}'
    assert replies(line.ljust(1 << 20) + b"\n")[0]["ok"] is True
    assert replies(line.ljust((1 << 20) + 1) + b"\n")[0]["ok"] is False


def test_a_fault_of_our_own_is_an_answer_too(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session(find=find, names=NAMES)
    monkeypatch.setattr(session, "answer", lambda _: 1 / 0)
    told: list[Exception] = []
    sink = io.BytesIO()
    run(io.BytesIO(b"x\n"), sink, session, told.append)
    assert json.loads(sink.getvalue())["kind"] == "unreadable"
    assert [type(error) for error in told] == [ZeroDivisionError]


def test_every_reply_is_flushed() -> None:
    class Sink(io.BytesIO):
        flushed = 0

        def flush(self) -> None:
            self.flushed += 1

    sink = Sink()
    run(io.BytesIO(b"\n\n\n"), sink, Session(find=find, names=NAMES), fail)
    assert sink.flushed == 3
