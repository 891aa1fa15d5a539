"""Roller Bear Med Cooler: a large cooler on wheels with a pulling handle. No size is published."""

import catalogue
import materials
from geometry import box, node
from parts import carry, packing
from parts.hard import FOOT, Hard
from parts.shell import build
from studio import shoot

BAG = catalogue.part("redBloodCell")
RISE, WHEEL = 1.0, 1.9
COOLER = Hard(17, 13, 15, 1.4, 2.5, 1.3, "ROLLER BEAR", "Med Cooler", latches=2, handle="side", radius=2.0, label_width=9.6, label_height=3.4)


def roller(drawn=9.0, opened=0, tilt=0.0, location=(0, 0, 0), turn=0):
    """The cooler on its wheels; `drawn` is the handle's travel in inches, `tilt` leans it back in degrees."""
    stand = node("roller", location, (0, 0, turn))
    axle_y = COOLER.depth / 2 - 1.2
    pivot = node("axle", (0, axle_y, WHEEL), (tilt, 0, 0), stand)
    carriage = node("carriage", (0, -axle_y, -WHEEL), (0, 0, 0), pivot)
    cooler = build(COOLER, opened=opened)
    cooler.root.parent = carriage
    cooler.root.location.z = RISE + FOOT
    dark = materials.plastic(materials.GRAPHITE, 0.5)
    for side in (-1, 1):
        carry.wheel(side * (COOLER.width / 2 - 0.2), axle_y, WHEEL, 1.25, carriage)
        box("foot", 2.2, 1.6, RISE + 0.2, materials.rubber(), 0.5, 0.05, 0.08, (side * (COOLER.width / 2 - 2.4), -COOLER.depth / 2 + 1.6, 0), parent=carriage)
        box("wheel housing", 1.2, 4.6, 3.5, dark, 0.5, 0.3, 0.3, (side * (COOLER.width / 2 - 1.15), axle_y - 0.1, 0.75), parent=carriage)
    carry.pulling_handle(COOLER.width * 0.48, COOLER.depth / 2 + 0.45, COOLER.height, drawn, carriage)
    return cooler


def drawn_out():
    roller()
    shoot(20, -32, 15, 0.86, back=130)


def stowed():
    roller(drawn=1.2)
    shoot(18, -50, 20, 0.84, back=130)


def opened():
    cooler = roller(drawn=-4.2, opened=80)  # pushed in all the way, out of the lid's path
    top = packing.disk_floor(cooler, 0.9)
    packing.side_disks(cooler, top, 8.0)
    for x in (-2.75, 2.75):
        packing.standing_bags(cooler, 8, (9.2, BAG[1], 0.7), top, x=x)
    shoot(21, -26, 36, 0.9, back=135)


def tilted():
    roller(drawn=11, tilt=-32)
    shoot(22, -58, 12, 0.88, back=140)


SCENES = {
    "roller-bear": drawn_out,
    "roller-bear-stowed": stowed,
    "roller-bear-open": opened,
    "roller-bear-tilted": tilted,
}
