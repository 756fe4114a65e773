"""Pictures of character cells: what is cut off, what lies on top, how text is broken."""

import pytest
from rich.style import Style

from ottery.terminal.paint.inks import Colours, Inks, Pair
from ottery.terminal.paint.picture import Box, Picture, cut, wrap
from ottery.terminal.widgets.canvas import first_spot, neighbour

PLAIN = Style()


def test_what_falls_outside_is_cut_off() -> None:
    picture = Picture(5, 2, PLAIN)
    picture.put(-2, 0, "abcd", PLAIN)
    picture.put(3, 1, "abcd", PLAIN)
    picture.put(0, 2, "below", PLAIN)
    picture.put(0, -1, "above", PLAIN)
    assert picture.text() == "cd\n   ab"


def test_wide_signs_do_not_shift_the_row() -> None:
    picture = Picture(4, 1, PLAIN)
    picture.put(0, 0, "a漢b", PLAIN)
    assert picture.text() == "a·b"


def test_a_style_without_background_keeps_the_one_below() -> None:
    inks = Inks(night=True)
    picture = Picture(2, 1, inks.ink("text", "ground"))
    picture.fill(picture.box, inks.on("card"))
    picture.put(0, 0, "x", inks.ink("warn"))
    segment = picture.line(0)[0]
    assert segment.style is not None
    assert segment.style.bgcolor == inks.on("card").bgcolor
    assert segment.style.color == inks.ink("warn").color


def test_a_row_is_as_wide_as_the_picture() -> None:
    picture = Picture(7, 1, PLAIN)
    picture.put(2, 0, "xy", Style(bold=True))
    assert [s.text for s in picture.line(0)] == ["  ", "xy", "   "]


def test_the_topmost_spot_is_hit() -> None:
    picture = Picture(10, 3, PLAIN)
    picture.spot("under", Box(0, 0, 6, 3))
    picture.spot("over", Box(4, 0, 6, 3))
    assert [s.name for x in (3, 4, 9) if (s := picture.spot_at(x, 1))] == ["under", "over", "over"]
    assert picture.spot_at(0, 3) is None


def test_paste_moves_cells_and_spots() -> None:
    small = Picture(2, 1, PLAIN)
    small.put(0, 0, "ab", PLAIN)
    small.spot("here", small.box, ("go",))
    large = Picture(4, 3, PLAIN)
    large.paste(small, 1, 2)
    assert large.text() == "\n\n ab"
    assert large.spot_at(2, 2) == large.find("here")
    assert large.spot_at(0, 2) is None


@pytest.mark.parametrize(
    ("text", "width", "lines", "rows"),
    [
        ("one two three", 7, 3, ["one two", "three"]),
        ("one two three", 7, 1, ["one tw…"]),
        ("", 5, 2, [""]),
        ("unbreakable", 5, 2, ["unbr…"]),
        ("a b c d", 3, 2, ["a b", "c d"]),
    ],
)
def test_wrap(text: str, width: int, lines: int, rows: list[str]) -> None:
    assert wrap(text, width, lines) == rows


def test_cut() -> None:
    assert [cut("otter", n) for n in (6, 5, 4, 1, 0)] == ["otter", "otter", "ott…", "…", ""]


def test_the_cursor_goes_to_the_nearest_place_on_that_side() -> None:
    picture = Picture(30, 12, PLAIN)
    for i in range(3):
        picture.spot(f"card {i}", Box(3 * i, 8 + i % 2, 5, 4), ("w",))
    picture.spot("label", Box(0, 0, 8, 1), ("w",))
    picture.spot("plate", Box(20, 0, 8, 3))
    here = picture.find("card 0")
    assert here
    right, up = neighbour(picture, here, 1, 0), neighbour(picture, here, 0, -1)
    assert right
    assert right.name == "card 1"
    assert up
    assert up.name == "label"
    assert neighbour(picture, here, -1, 0) is None


def test_the_cursor_begins_in_the_hand() -> None:
    picture = Picture(30, 12, PLAIN)
    picture.spot("stock", Box(0, 0, 4, 3), ("draw",))
    picture.spot("refused", Box(0, 8, 4, 4), (), ("9C",))
    picture.spot("card", Box(9, 8, 4, 4), ("8D",))
    picture.spot("word 8D", Box(0, 11, 4, 1), ("8D",), is_label=True)
    assert first_spot(picture) == "card"
    assert first_spot(Picture(3, 3, PLAIN)) is None


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2 has it."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def test_contrast_is_measured_right() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_an_own_ink_is_found_by_its_name() -> None:
    inks = Inks(
        Colours(
            Pair("#111111", "#eeeeee"), Pair("#222222", "#dddddd"), (("sea", Pair("#333333", "#cccccc")),)
        ),
        night=False,
    )
    assert [inks.hex(name) for name in ("first", "second", "sea")] == ["#111111", "#222222", "#333333"]
