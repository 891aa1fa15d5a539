"""Cube: no size is published; an illustration of a compact cube."""

from parts import packing
from parts.hard import Hard
from parts.shell import build
from studio import shoot

COOLER = Hard(9.8, 9.8, 9.8, 1.0, 2.0, 1.0, "CUBE", "Transport cooler", radius=1.5, label_width=6.2, label_height=2.6)


def closed():
    build(COOLER)
    shoot(12, elevation=17)


def opened():
    cooler = build(COOLER, opened=104)
    top = packing.disk_floor(cooler, 0.8)
    packing.side_disks(cooler, top, 4.6)
    packing.cartons(cooler.root, 2, 3, (2.7, 2.2, 3.4), top)
    packing.vials(cooler.root, 5, 6, top + 3.42, 1.08, 0.88, 1.9)
    shoot(14, -26, 36, 0.86)


SCENES = {
    "cube": closed,
    "cube-open": opened,
}
