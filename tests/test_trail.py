"""Copies of a trail are as good as copies of a list, whatever is done to which of them."""

from hypothesis import given
from hypothesis import strategies as st

from wormery.record import Trail

steps = st.lists(
    st.tuples(st.sampled_from(["add", "take off", "copy"]), st.integers(0, 5), st.integers()),
    max_size=60,
)


@given(steps)
def test_trails_are_lists_that_share(steps: list[tuple[str, int, int]]) -> None:
    trails: list[Trail[int]] = [Trail()]
    lists: list[list[int]] = [[]]
    for what, which, value in steps:
        trail, plain = trails[which % len(trails)], lists[which % len(lists)]
        if what == "add":
            trail.append(value)
            plain.append(value)
        elif what == "copy":
            trails.append(trail.copy())
            lists.append(plain.copy())
        elif plain:
            assert trail.pop() == plain.pop()
    for trail, plain in zip(trails, lists, strict=True):
        assert list(trail) == plain == [trail[place] for place in range(len(trail))]
        assert trail.last == (plain[-1] if plain else None)
