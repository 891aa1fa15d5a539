"""OEM Pharmaceutical Rep cooler and Custom Logo: made to order, no size is published."""

import materials
from parts import packing, payload
from parts.hard import Hard
from parts.shell import build
from studio import shoot

COOLER = Hard(11.5, 5.8, 9.6, 0.8, 1.7, 0.8, logo="Your logo", latches=2, ribs=False, radius=1.4, label_width=7.0, label_height=3.0)
BLUE, ORANGE = "#2f74b5", "#d97a2b"


def closed():
    build(COOLER)
    shoot(12, elevation=16)


def opened():
    cooler = build(COOLER, opened=104)
    top = packing.disk_floor(cooler, 0.7)
    packing.cartons(cooler.root, 4, 1, (2.35, 1.9, 5.4), top, (0, 0.98), title="Sample")
    packing.cartons(cooler.root, 3, 1, (3.1, 1.8, 3.2), top, (0, -0.98), title="Sample")
    packing.vials(cooler.root, 8, 1, top + 3.22, 1.12, 0.9, 2.1, (0, -0.98))
    shoot(14, -24, 36, 0.86)


def colors():
    for x, y, lid, color in ((-9.8, 4, materials.NAVY, "none"), (-0.3, -5, BLUE, "blue"), (12.4, 4, ORANGE, "orange")):
        build(COOLER.with_(lid=lid, color=color), location=(x, y, 0), turn=0)
    shoot(18, -12, 22, 0.92, back=130, shift=(0, -0.03))


def custom_logo():
    build(COOLER.with_(width=10.4, depth=8.2, height=11, latches=1, label_width=7.4, label_height=3.6, lid=BLUE))
    payload.carton(2.4, 1.5, 3.8, (8.4, -2.4, 0), (0, 0, -14), None, "Your logo")
    shoot(13, elevation=16)


SCENES = {
    "oem": closed,
    "oem-open": opened,
    "oem-colors": colors,
    "custom-logo": custom_logo,
}
