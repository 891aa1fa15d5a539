"""Coolers with room around them for dimension lines, and where those lines run: the site draws them itself."""

import catalogue
from parts.hard import FOOT
from parts.shell import build, cut_corner
from products import monarch_xvo_5, monarch_xvo_10
from studio import shoot

GAP = 1.2
"""Between a cooler and the lines beside it; twice that on the floor, which is seen at a flat angle."""
SECTION = -monarch_xvo_5.INNER_DEPTH / 2 + 0.25
"""Where the front is cut away: behind the wall, and behind most of the inside's rounded edges."""


def _outside():
    build(monarch_xvo_10.COOLER)
    shoot(13, elevation=16, fill=0.66, shift=(-0.03, 0.06))


def _outside_lines():
    long, wide, high = catalogue.exterior(monarch_xvo_10.NAME)
    left, right, front, back, top = -long / 2, long / 2, -wide / 2, wide / 2, FOOT + high
    return {
        "long": _line((left, front, 0), (right, front, 0), (0, -2 * GAP, 0)),
        "wide": _line((left, front, 0), (left, back, 0), (-2 * GAP, 0, 0)),
        "high": _line((right, front, FOOT), (right, front, top), (GAP, 0, 0)),
    }


def _inside():
    """No outside is published, so the front is cut away to measure the inside."""
    cooler = build(monarch_xvo_5.COOLER.with_(title="", latches=0, radius=1.1), cutaway=True)
    cut_corner(cooler, (-9, -9, -1), (9, SECTION, 16))
    shoot(14, elevation=18, fill=0.66, shift=(-0.02, 0.06))


def _inside_lines():
    long, wide, high = catalogue.interior(monarch_xvo_5.NAME)
    floor, wall = FOOT + monarch_xvo_5.COOLER.floor, monarch_xvo_5.WALL
    left, right, top = -long / 2, long / 2, floor + high
    return {
        "long": _line((left, SECTION, floor), (right, SECTION, floor), (0, 0, -floor - GAP)),
        "wide": _line((right / 3, -wide / 2, floor), (right / 3, wide / 2, floor)),
        "high": _line((right, SECTION, floor), (right, SECTION, top), (wall + GAP, 0, 0)),
    }


def _line(start, end, away=(0, 0, 0)):
    """A dimension line `away` from the edge it measures, as two leads from that edge to the line's ends."""
    return [[edge, [value + offset for value, offset in zip(edge, away)]] for edge in (start, end)]


SCENES = {
    "monarch-xvo-10-dimensions": _outside,
    "monarch-xvo-5-dimensions": _inside,
}
LINES = {
    "monarch-xvo-10-dimensions": _outside_lines,
    "monarch-xvo-5-dimensions": _inside_lines,
}
