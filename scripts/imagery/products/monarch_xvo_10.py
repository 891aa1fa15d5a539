"""Monarch XVO 10: drawn to its published measures; ten IgSC cartons fit as two rows of five."""

import bpy

import catalogue
import materials
from geometry import box
from parts import coolant, payload, shell
from parts.hard import Hard
from parts.shell import build, cut_corner
from studio import shoot

NAME = "monarch-xvo-10"
WIDTH, DEPTH, HEIGHT = catalogue.exterior(NAME)
INNER_WIDTH, INNER_DEPTH, INNER_HEIGHT = catalogue.interior(NAME)
WALL = (WIDTH - INNER_WIDTH) / 2
LID_TOP = HEIGHT - INNER_HEIGHT - WALL
CARTON_HEIGHT, CARTON_DEPTH, CARTON_WIDTH = catalogue.part("igscSyringe")
PHASE = "PHASE 5"
DISK = (INNER_WIDTH - 0.5, INNER_DEPTH - 0.5, 1.15)

COOLER = Hard(WIDTH, DEPTH, HEIGHT, WALL, 2.0, LID_TOP, "MONARCH", "XVO 10", catalogue.label_line(NAME), radius=1.2)


def _cartons(cooler, bottom):
    for column in range(5):
        for row in range(2):
            spot = ((column - 2) * (CARTON_WIDTH + 0.01), (row - 0.5) * (CARTON_DEPTH + 0.28), bottom)
            payload.carton(CARTON_WIDTH, CARTON_DEPTH, CARTON_HEIGHT, spot, parent=cooler.root)
    box("divider", INNER_WIDTH - 0.3, 0.1, CARTON_HEIGHT + 0.25, materials.plastic(materials.LINER, 0.3, 0.1), 0.03, 0.03,
        location=(0, 0, bottom), parent=cooler.root)


def pack(cooler):
    """Disk and cartons as they travel."""
    coolant.disk(*DISK, (0, 0, cooler.floor + 0.02), title=PHASE, parent=cooler.root)
    _cartons(cooler, cooler.floor + 1.2)


def closed():
    build(COOLER, strap=True)
    shoot(13, elevation=16)


def opened():
    pack(build(COOLER, opened=102))
    shoot(15, -26, 34, 0.86)


def cutaway():
    cooler = build(COOLER.with_(title="", latches=1, ribs=False, handle="none"), cutaway=True)
    pack(cooler)
    coolant.disk(*DISK, (0, 0, cooler.floor + 1.2 + CARTON_HEIGHT + 0.03), title=PHASE, parent=cooler.root)
    cut_corner(cooler, (-9, -9, -1), (-0.9, -0.1, 16))
    shoot(14, -30, 20, 0.84)


def exploded():
    cooler = build(COOLER, lift=CARTON_HEIGHT + 5.7)  # so high that the lid leaves the whole disk to be seen
    bpy.context.view_layer.update()
    coolant.disk(*DISK, (0, 0, cooler.rim + CARTON_HEIGHT + 1.4), title=PHASE, parent=cooler.root)
    _cartons(cooler, cooler.rim + 0.5)
    shoot(20, -30, 21, 0.88, back=130)


def with_cylinder():
    build(COOLER)
    diameter, length = catalogue.part("cryoCylinder")
    coolant.cylinder(diameter, length, (WIDTH / 2 + 3.4, -1.2, 0))
    payload.ruler((1.2, -DEPTH / 2 - 3.4, 0), 6)
    shoot(15, -24, 17, 0.84)


SCENES = {
    "monarch-xvo-10": closed,
    "monarch-xvo-10-open": opened,
    "monarch-xvo-10-cutaway": cutaway,
    "monarch-xvo-10-exploded": exploded,
    "monarch-xvo-10-cylinder": with_cylinder,
}
