"""Kelvin: four variants told apart by height, color and label. No size is published: illustration."""

import catalogue
from parts import packing
from parts.hard import Hard
from parts.shell import build, cut_corner
from studio import shoot

BAG = catalogue.part("redBloodCell")
TALL, LOW = 12.6, 9.4
BASE = Hard(11, 8.6, TALL, 1.15, 1.9, 1.0, "KELVIN", color="white", radius=1.5, label_width=7.4, label_height=3.2)
LABELS = {"White": "white", "Gray": "none", "Blue": "blue"}
BODIES = {"White": BASE.body, "Gray": "#98a4ac", "Blue": "#3f7fc0"}


def variant(index):
    """The cooler of a variant, in the order of the catalogue."""
    entry = catalogue.product("kelvin")["variants"][index]
    model, size, tint = entry["name"].rsplit(" ", 2)
    tall = size == "9.5"
    return BASE.with_(
        height=TALL if tall else LOW,
        subtitle=f"{model} {size}",
        line=entry["line"],
        color=LABELS[tint],
        body=BODIES[tint],
        label_height=3.2 if tall else 2.5,
    )


def closed():
    build(variant(0))
    shoot(13, elevation=16)


def family():
    for index, (x, y) in enumerate(((-13.4, 6), (-6.5, -6), (5.4, 6), (12.6, -6))):
        build(variant(index), location=(x, y, 0))
    shoot(19, -9, 22, 0.92, back=130, shift=(0, -0.02))


def _pack(cooler):
    top = packing.disk_floor(cooler, 0.5)
    packing.side_disks(cooler, top, 7.4)
    packing.standing_bags(cooler, 5, (8.6, BAG[1], 0.7), top)


def opened():
    _pack(build(variant(0), opened=104))
    shoot(15, -24, 36, 0.88)


def cutaway():
    cooler = build(variant(0).with_(title="", ribs=False), cutaway=True)
    _pack(cooler)
    cut_corner(cooler, (-9, -9, -1), (-0.2, -0.75, 16))
    shoot(14, -32, 20, 0.86)


SCENES = {
    "kelvin": closed,
    "kelvin-family": family,
    "kelvin-open": opened,
    "kelvin-cutaway": cutaway,
}
