"""Biological Specimen Transport Chiller: no size is published."""

from parts import packing, payload
from parts.hard import Hard
from parts.shell import build, cut_corner
from studio import shoot

COOLER = Hard(10.4, 10.4, 11, 1.2, 1.8, 1.1, "SPECIMEN", "Transport Chiller", ribs=True, radius=2.2, label_width=6.4, label_height=2.6)


def _pack(cooler):
    top = packing.disk_floor(cooler, 1.6)
    payload.rack(6, 6, 1.2, 5.6, (0, 0, top), cooler.root)


def closed():
    build(COOLER)
    shoot(12, elevation=17)


def opened():
    _pack(build(COOLER, opened=104))
    shoot(14, -26, 36, 0.88)


def cutaway():
    cooler = build(COOLER.with_(title="", ribs=False), cutaway=True)
    _pack(cooler)
    cut_corner(cooler, (-9, -9, -1), (-0.4, -0.75, 16))
    shoot(14, -32, 20, 0.86)


SCENES = {
    "biological-specimen": closed,
    "biological-specimen-open": opened,
    "biological-specimen-cutaway": cutaway,
}
