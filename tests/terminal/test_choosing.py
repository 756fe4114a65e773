"""From places to one action: by places alone, by several, by the same place twice."""

from rich.style import Style

from ottery.terminal.choosing import Choosing, listed
from ottery.terminal.paint.picture import Box, Picture, Spot

LEGAL = ("flip head 1", "swap heads 1 2", "swap heads 1 3", "fish7 on 1", "fish7 on 2", "draw")


def picture(choosing: Choosing) -> Picture:
    """Heads, a card, otters and a deck as a board would offer them for the actions still open."""
    found = Picture(10, 10, Style())
    for i in (1, 2, 3):
        words = tuple(w for w in choosing.open if "head" in w and str(i) in w.split()[2:])
        found.spot(f"head {i}", Box(i, 0, 1, 1), words)
        found.spot(f"tummy {i}", Box(i, 1, 1, 1), tuple(w for w in choosing.open if w.endswith(f"on {i}")))
    found.spot("card", Box(0, 2, 1, 1), tuple(w for w in choosing.open if w.startswith("fish7")))
    found.spot("deck", Box(5, 2, 1, 1), tuple(w for w in choosing.open if w == "draw"), listed=True)
    return found


def take(choosing: Choosing, name: str) -> str | None:
    now = picture(choosing)
    spot = now.find(name)
    assert isinstance(spot, Spot)
    return choosing.take(spot, now)


def test_a_place_with_one_meaning_is_played_at_once() -> None:
    assert take(Choosing(LEGAL), "deck") == "draw"


def test_two_places_settle_an_action() -> None:
    choosing = Choosing(LEGAL)
    assert take(choosing, "card") is None
    assert choosing.open == ("fish7 on 1", "fish7 on 2")
    assert take(choosing, "tummy 2") == "fish7 on 2"


def test_the_order_of_the_places_does_not_matter() -> None:
    choosing = Choosing((*LEGAL, "star1 on 2"))
    assert take(choosing, "tummy 2") is None
    assert take(choosing, "card") == "fish7 on 2"


def test_the_same_place_twice_means_the_action_that_needs_no_other() -> None:
    choosing = Choosing(LEGAL)
    assert take(choosing, "head 1") is None
    assert take(choosing, "head 1") == "flip head 1"


def test_another_place_narrows_further() -> None:
    choosing = Choosing(LEGAL)
    take(choosing, "head 1")
    assert take(choosing, "head 3") == "swap heads 1 3"


def test_the_same_place_twice_lets_go_when_several_are_left() -> None:
    choosing = Choosing(LEGAL)
    take(choosing, "card")
    assert take(choosing, "card") is None
    assert choosing.chosen == ()
    assert choosing.open == LEGAL


def test_a_place_without_open_actions_changes_nothing() -> None:
    choosing = Choosing(LEGAL)
    take(choosing, "card")
    assert take(choosing, "head 1") is None
    assert choosing.chosen == ("card",)


def test_what_has_no_place_is_listed_by_name() -> None:
    choosing = Choosing((*LEGAL, "pass"))
    assert listed(choosing, picture(choosing)) == ("draw", "pass")


def test_once_something_is_chosen_all_that_is_left_is_listed() -> None:
    choosing = Choosing(LEGAL)
    take(choosing, "head 1")
    assert listed(choosing, picture(choosing)) == ("flip head 1", "swap heads 1 2", "swap heads 1 3")
