"""CORE XVO 3.5: a slim case drawn to its measures; one platelet bag lies flat inside."""

import catalogue
from parts import coolant, payload
from parts.hard import Hard
from parts.shell import build
from studio import shoot

NAME = "core-xvo-3-5"
WIDTH, DEPTH, HEIGHT = catalogue.exterior(NAME)
INNER_WIDTH, INNER_DEPTH, INNER_HEIGHT = catalogue.interior(NAME)
WALL = (WIDTH - INNER_WIDTH) / 2
COOLER = Hard(WIDTH, DEPTH, HEIGHT, WALL, 1.2, HEIGHT - INNER_HEIGHT - WALL, "CORE", "XVO 3.5", catalogue.label_line(NAME),
              catalogue.label_color(NAME), latches=2, handle="front", ribs=False, label_on="top", label_width=6.6,
              label_height=3.2, radius=1.1)


def closed():
    build(COOLER)
    shoot(11, elevation=28)


def opened():
    cooler = build(COOLER, opened=100)
    coolant.disk(INNER_WIDTH - 0.4, INNER_DEPTH - 0.4, 0.9, (0, 0, cooler.floor + 0.02), title="PHASE 22", parent=cooler.root)
    length, width, thickness = catalogue.part("plateletsApheresis")
    payload.bag(width - 0.5, length - 0.9, thickness + 0.3, (-(length - 0.9) / 2, 0, cooler.floor + 1.25), (-90, 0, -90), cooler.root,
                payload.PLATELETS, "PLATELETS")
    shoot(13, -24, 38, 0.86)


SCENES = {
    "core-xvo-3-5": closed,
    "core-xvo-3-5-open": opened,
}
