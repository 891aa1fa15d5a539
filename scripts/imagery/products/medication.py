"""Medication Pack-Out Cooler: no size is published."""

import catalogue
from parts import coolant, packing, payload
from parts.hard import Hard
from parts.shell import build
from studio import shoot

COOLER = Hard(10.6, 7.2, 7.6, 0.85, 1.7, 0.8, "MEDICATION", "Pack-Out Cooler", color=catalogue.label_color("medication"), ribs=False, radius=1.4, label_width=6.6, label_height=2.3)


def closed():
    build(COOLER)
    shoot(11, elevation=17)


def opened():
    cooler = build(COOLER, opened=104)
    top = packing.disk_floor(cooler, 0.7)
    packing.cartons(cooler.root, 3, 1, (2.7, 2.5, 3.8), top, (0, 1.25))
    packing.vials(cooler.root, 7, 2, top + 1.6, 1.12, 0.9, 2.1, (0, -1.35))
    packing.cartons(cooler.root, 3, 1, (2.7, 2.4, 1.58), top, (0, -1.35))
    shoot(13, -24, 36, 0.88)


def packout():
    build(COOLER, location=(-3.6, 5, 0), turn=10)
    for k in range(2):
        coolant.disk(7.2, 5.0, 0.8, (-6.8 + 0.5 * k, -3.6 - 0.25 * k, 0.82 * k), (0, 0, 14 - 8 * k))
    packing.cartons(None, 2, 1, (2.5, 2.3, 3.8), 0, (7.0, 2.6), 0.4)
    packing.vials(None, 4, 1, 0, 1.3, 0.9, 2.1, (6.6, -1.2))
    for k in range(3):
        payload.syringe(4.6, 0.55, (0.6 + 0.2 * k, -3.9 - 1.3 * k, 0.28), (0, 90, 6 - 5 * k))
    shoot(17, -10, 30, 0.9, back=130)


SCENES = {
    "medication": closed,
    "medication-open": opened,
    "medication-packout": packout,
}
