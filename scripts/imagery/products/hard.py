"""Hard Coolers: a family without published sizes."""

import bpy

import catalogue
from parts import coolant, packing, soft
from parts.hard import Hard
from parts.shell import build, cut_corner
from studio import shoot

BAG = catalogue.part("redBloodCell")
COOLER = Hard(15.5, 10.5, 12, 1.3, 2.2, 1.2, "HARD COOLER", "Medical transport", latches=2, handle="side", radius=1.7, label_width=8.4, label_height=2.8)


def _pack(cooler):
    top = packing.disk_floor(cooler, 0.8)
    packing.side_disks(cooler, top, 7.0)
    for x in (-2.75, 2.75):
        packing.standing_bags(cooler, 6, (7.8, BAG[1], 0.7), top, x=x)


def closed():
    build(COOLER)
    shoot(15, elevation=17)


def opened():
    _pack(build(COOLER, opened=104))
    shoot(18, -24, 36, 0.9, back=125)


def cutaway():
    cooler = build(COOLER.with_(title="", ribs=False, latches=1, handle="none"), cutaway=True)
    _pack(cooler)
    cut_corner(cooler, (-12, -9, -1), (-1.0, 0.4, 16))
    shoot(16, -32, 20, 0.88)


def exploded():
    cooler = build(COOLER, lift=15.2)
    bpy.context.view_layer.update()
    for x in (-2.75, 2.75):
        packing.standing_bags(cooler, 5, (7.8, BAG[1], 0.7), cooler.rim + 0.7, x=x)
    coolant.disk(12.4, 7.4, 0.9, (0, 0, cooler.rim + 10.2), parent=cooler.root)
    shoot(22, -28, 21, 0.92, back=140)


def hard_and_soft():
    small = COOLER.with_(width=10.5, depth=8, height=9, wall=1.0, lid_height=1.8, lid_top=0.9, handle="top", latches=1, label_width=6.6, label_height=2.2)
    soft.bag(18, 11, 12.5, "", strap="", location=(4.6, 8.5, 0), turn=-4)
    build(small, location=(-5.6, -3.2, 0), turn=6, handle_tilt=80)
    shoot(19, -18, 20, 0.9, back=130)


def sizes():
    for x, y, k in ((-8.5, 6, 1.0), (5.5, -2, 0.8), (14.4, -10, 0.6)):
        spec = COOLER.with_(width=15.5 * k, depth=10.5 * k, height=12 * k, wall=1.0, lid_height=2.2 * k, lid_top=0.6, label_width=8.4 * k,
                            label_height=2.8 * k, latches=2 if k > 0.7 else 1, radius=1.7 * k)
        build(spec, location=(x, y, 0))
    shoot(18, -20, 22, 0.9, back=130, shift=(0, -0.02))


SCENES = {
    "hard": closed,
    "hard-open": opened,
    "hard-cutaway": cutaway,
    "hard-exploded": exploded,
    "hard-and-soft": hard_and_soft,
    "hard-sizes": sizes,
}
