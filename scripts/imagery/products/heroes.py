"""The home page's two slides, each framed wide and tall."""

import catalogue
from parts import coolant, soft
from parts.shell import build
from products import core_xvo_3_5, kelvin, monarch_xvo_10, roller_bear
from studio import shoot


def _range(tall):
    build(monarch_xvo_10.COOLER, location=(1.8, 0, 0) if tall else (0, 0, 0), turn=0)
    width, depth, height = catalogue.exterior("eclipse")
    if tall:
        build(kelvin.variant(3), location=(-11.5, -3.5, 0), turn=6)
        build(core_xvo_3_5.COOLER, location=(10.2, -7, 0), turn=-14)
        soft.bag(width, depth, height, "ECLIPSE", "Soft cooler", catalogue.label_line("eclipse"), catalogue.label_color("eclipse"), strap="", location=(13.4, 10.5, 0), turn=-8)
        roller_bear.roller(9, location=(-5.5, 18, 0), turn=4)
        shoot(24, -16, 22, 0.92, back=150, shift=(0, -0.05))
    else:
        build(kelvin.variant(3), location=(-11.8, -3.5, 0), turn=8)
        build(core_xvo_3_5.COOLER, location=(12.2, -7.5, 0), turn=-12)
        soft.bag(width, depth, height, "ECLIPSE", "Soft cooler", catalogue.label_line("eclipse"), catalogue.label_color("eclipse"), strap="", location=(17.5, 6.5, 0), turn=-8)
        roller_bear.roller(3.5, location=(-19.5, 9.5, 0), turn=6)
        shoot(26, -8, 14, 0.84, back=170, shift=(0.04, -0.02))


def _passive(tall):
    cooler = build(monarch_xvo_10.COOLER, opened=104)
    monarch_xvo_10.pack(cooler)
    top = catalogue.part("safeguardTopAndBottom")
    diameter, length = catalogue.part("cryoCylinder")
    coolant.cylinder(diameter, length, (8.6, 1.5, 0))
    coolant.disk(*top, (10.4, -3.4, 0), (0, 0, 14), monarch_xvo_10.PHASE)
    coolant.disk(*top, (5.2, -8.2, 0), (0, 0, -10), monarch_xvo_10.PHASE)
    if tall:
        shoot(18, -22, 28, 0.88, metal=True, back=130, shift=(0, -0.04))
    else:
        shoot(18, -22, 24, 0.84, metal=True, back=140, shift=(0.08, 0))


SCENES = {
    "hero-range-wide": lambda: _range(False),
    "hero-range-tall": lambda: _range(True),
    "hero-passive-wide": lambda: _passive(False),
    "hero-passive-tall": lambda: _passive(True),
}
