"""Whatever comes, the engine answers a line with a line, and a refusal changes nothing."""

import io
import json
import tracemalloc
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from ottery.engine import Session, run
from ottery.engine.requests import KINDS
from ottery.kernel import record
from tests.toy import NAMES, find

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
WORDS = st.sampled_from(
    ["take 1", "take 2", "take 3", "mark", "peek", "roll", "pick 1", "end", "call", "?", ""]
)
CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "do": st.sampled_from([*KINDS, "zap"]),
    "game": st.sampled_from([*NAMES, "chess"]),
    "players": st.integers(-1, 6),
    "options": st.fixed_dictionaries(
        {}, optional={"heap": st.integers(-1, 20), "first": st.integers(0, 3), "x": JSON}
    ),
    "seed": st.text(max_size=4),
    "action": WORDS,
    "version": st.integers(-1, 4),
    "seat": st.none() | st.integers(-1, 5),
    "level": st.sampled_from(["random", "greedy", "ancient"]),
    "record": st.text(max_size=40),
}
NEEDED = {
    "new": ("game", "players"),
    "play": ("action",),
    "why": ("action",),
    "bot": ("level",),
    "load": ("record",),
}


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A request with the fields it needs and now and then one more, of the right kind or of any."""
    do = draw(FIELDS["do"])
    names = [*NEEDED.get(do, ()), *draw(st.lists(st.sampled_from(list(FIELDS)), max_size=1))]
    wild = draw(st.integers(0, 9)) == 0
    return {"do": do, **{name: draw(JSON if wild else FIELDS[name]) for name in names}}


class Engine(RuleBasedStateMachine):
    """Sends requests; a game is begun first, so that most of them mean something."""

    def __init__(self) -> None:
        super().__init__()
        self.session = Session(find=find, names=NAMES)
        self.ask({"do": "new", "game": "nuts", "players": 3, "seed": "s"})

    def ask(self, request: Any) -> dict[str, Any]:
        before = self.memory()
        reply = self.session.answer(json.dumps(request).encode())
        json.dumps(reply, allow_nan=False)
        if reply["ok"]:
            return reply
        assert set(reply) == {"ok", "kind", "rule", "message"}
        assert self.memory() == before
        return reply

    def memory(self) -> Any:
        course = self.session._course
        if course is None:
            return None
        return id(course), bytes(course.actions), record.to_bytes(course.position.state), list(course.rounds)

    @rule(request=requests())
    def send(self, request: dict[str, Any]) -> None:
        self.ask(request)

    @rule(value=JSON)
    def send_anything(self, value: Any) -> None:
        assert self.ask(value)["ok"] is False

    @rule(choice=st.integers(0, 255))
    def play(self, choice: int) -> None:
        state = self.ask({"do": "state"})
        if state["legal"]:
            word = state["legal"][choice % len(state["legal"])]
            assert self.ask({"do": "play", "action": word})["version"] == state["version"] + 1

    @rule()
    def reload(self) -> None:
        state, text = self.ask({"do": "state"}), self.ask({"do": "record"})
        assert self.ask({"do": "load", "record": text["record"]}) == state
        assert self.ask({"do": "record"}) == text

    @invariant()
    def state_agrees_with_the_actions(self) -> None:
        course = self.session.course
        assert course.position.is_over == (course.position.legal() == [])
        assert len(course.actions) == course.version


TestEngine = Engine.TestCase
TestEngine.settings = settings(CALM, max_examples=25, stateful_step_count=40)


def fail(error: Exception) -> None:
    raise error


@given(st.lists(st.binary(max_size=60) | requests().map(lambda r: json.dumps(r).encode()), max_size=8))
@CALM
def test_a_line_of_any_bytes_gets_one_reply(lines: list[bytes]) -> None:
    sink = io.BytesIO()
    data = b"".join(line.replace(b"\n", b" ") + b"\n" for line in lines)
    run(io.BytesIO(data), sink, Session(find=find, names=NAMES), fail)
    assert sink.getvalue().count(b"\n") == len(lines)
    assert all("ok" in json.loads(line) for line in sink.getvalue().splitlines())


@given(st.data())
@CALM
def test_a_damaged_request_is_answered(data: st.DataObject) -> None:
    line = bytearray(json.dumps(data.draw(requests())).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        line[data.draw(st.integers(0, len(line) - 1))] = data.draw(st.integers(0, 255))
    reply = Session(find=find, names=NAMES).answer(bytes(line))
    assert reply["ok"] is False or set(reply) > {"ok"}


def test_memory_stays_flat() -> None:
    """Ten times the lines take no more memory than the bytes of their actions."""
    session = Session(find=find, names=NAMES)
    session.answer(b'{"do":"new","game":"nuts","players":2,"seed":"s"}')
    cycle = [
        b'{"do":"play","action":"mark"}',
        b'{"do":"undo"}',
        b'{"do":"state"}',
        b"x",
        b'{"do":"view","seat":1}',
    ]

    def send(times: int) -> int:
        for _ in range(times):
            for line in cycle:
                session.answer(line)
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        few, many = send(20), send(200)
    finally:
        tracemalloc.stop()
    assert many - few < 40_000
