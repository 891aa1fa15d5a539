"""CORE XVO 30: drawn to the measures of its product page, with its two published disks."""

import bpy

import catalogue
from parts import coolant, payload
from parts.hard import Hard
from parts.shell import build
from studio import shoot

NAME = "core-xvo-30"
WIDTH, DEPTH, HEIGHT = catalogue.exterior(NAME)
INNER_WIDTH, INNER_DEPTH, INNER_HEIGHT = catalogue.interior(NAME)
WALL = (WIDTH - INNER_WIDTH) / 2
DISK = catalogue.part("coreDisk")
BAG = catalogue.part("thawedPlasma")
COOLER = Hard(WIDTH, DEPTH, HEIGHT, WALL, 1.8, HEIGHT - INNER_HEIGHT - WALL, "CORE", "XVO 30", catalogue.label_line(NAME),
              catalogue.label_color(NAME), latches=2, handle="side", label_width=8.2, label_height=3.4)
TITLE = "−20 °C"


def _bags(cooler, bottom, count=10):
    length, width, thickness = BAG
    for k in range(count):
        spot = (-length / 2, 0, bottom + thickness * (k + 0.55))
        payload.bag(width, length, thickness, spot, (-90, 0, -90), cooler.root, payload.PLASMA, "PLASMA")


def closed():
    build(COOLER)
    shoot(14, elevation=17)


def opened():
    cooler = build(COOLER, opened=100)
    coolant.disk(*DISK, (0, 0, cooler.floor + 0.03), title=TITLE, parent=cooler.root)
    _bags(cooler, cooler.floor + DISK[2] + 0.05)
    coolant.disk(*DISK, (WIDTH / 2 + 3.4, -9.6, 0), (0, 0, 16), title=TITLE)
    shoot(18, -22, 32, 0.9, back=130)


def exploded():
    cooler = build(COOLER, lift=15.5)
    bpy.context.view_layer.update()
    coolant.disk(*DISK, (0, 0, cooler.rim + 0.9), title=TITLE, parent=cooler.root)
    _bags(cooler, cooler.rim + 4.1)
    coolant.disk(*DISK, (0, 0, cooler.rim + 10.6), title=TITLE, parent=cooler.root)
    shoot(22, -28, 21, 0.92, back=140)


SCENES = {
    "core-xvo-30": closed,
    "core-xvo-30-open": opened,
    "core-xvo-30-exploded": exploded,
}
