"""Safeguard XVO 10: its inserts are published, its shell is not."""

import catalogue
from parts import coolant, packing
from parts.hard import Hard
from parts.shell import build
from studio import shoot

NAME = "safeguard-xvo-10"
TOP = catalogue.part("safeguardTopAndBottom")
SIDE = catalogue.part("safeguardSides")
COOLER = Hard(11.5, 9, 11.2, 1.2, 2.0, 1.0, "SAFEGUARD", "XVO 10", catalogue.label_line(NAME), latches=2, ribs=False,
              radius=1.5, label_width=6.6, label_height=2.8)


def closed():
    build(COOLER)
    shoot(13, elevation=17)


def inserts():
    cooler = build(COOLER, opened=104, location=(-4.2, 3, 0), turn=8)
    packing.standing_bags(cooler, 4, (7.4, 5.0, 0.8), cooler.floor + 0.03)
    for k in range(2):
        coolant.disk(*TOP, (5.6, 0.9 - k * 0.35, k * (TOP[2] + 0.02)), (0, 0, 12 - 9 * k))
    for k, (x, y, turn) in enumerate(((4.2, -5.4, 8), (4.9, -8.0, 2), (10.9, -4.3, 14), (11.6, -7.0, 8))):
        coolant.disk(*SIDE, (x, y, 0), (0, 0, turn))
    shoot(18, -14, 32, 0.9, back=130)


SCENES = {
    "safeguard-xvo-10": closed,
    "safeguard-xvo-10-inserts": inserts,
}
