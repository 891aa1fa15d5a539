"""Monarch XVO 5: its inside is published, its outside is not, so walls and shell are an illustration."""

import catalogue
from parts import packing, payload
from parts.hard import Hard
from parts.shell import build
from studio import shoot

NAME = "monarch-xvo-5"
INNER_WIDTH, INNER_DEPTH, INNER_HEIGHT = catalogue.interior(NAME)
WALL = 0.6
ALBUMIN = catalogue.part("albuminVial")
COOLER = Hard(INNER_WIDTH + 2 * WALL, INNER_DEPTH + 2 * WALL, INNER_HEIGHT + 2 * WALL, WALL, 2.6, WALL, "MONARCH", "XVO 5",
              catalogue.label_line(NAME), radius=1.6, label_width=6.4, label_height=3.3)


def closed():
    build(COOLER)
    shoot(13, elevation=16)


def opened():
    cooler = build(COOLER, opened=102)
    top = packing.disk_floor(cooler, 0.8)
    width, depth = (INNER_WIDTH - 0.5) / 4, INNER_DEPTH - 2.4
    for k in range(4):
        payload.carton(width - 0.08, depth, 8.86, ((k - 1.5) * width, 0, top), parent=cooler.root, title=f"Unit {k + 1}")
    shoot(15, -26, 36, 0.88)


SCENES = {
    "monarch-xvo-5": closed,
    "monarch-xvo-5-open": opened,
}
