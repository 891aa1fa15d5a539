"""Cryo-Disks in their three phases. The −20 °C disk and the cylinder have published sizes; no phase has one of its own."""

import catalogue
from parts.coolant import cylinder, disk
from studio import shoot

PLAIN = (7.0, 5.0, 1.0)
LARGE = catalogue.part("coreDisk")


def family():
    diameter, length = catalogue.part("cryoCylinder")
    cylinder(diameter, length, (-5.6, 5.0, 0))
    disk(*LARGE, (3.6, 3.4, 0), (0, 0, -6), "−20 °C")
    disk(*PLAIN, (-4.3, -4.6, 0), (0, 0, 10), "PHASE 5")
    disk(*PLAIN, (5.2, -5.2, 0), (0, 0, -10), "PHASE 22")
    shoot(14, -10, 32, 0.86, metal=True, back=75)


def _pair(size, title):
    width, depth, thickness = size
    k = width / 5.5
    disk(*size, (0, 0, 0), (0, 0, 16), title)
    disk(*size, (0.1 * k, -0.1 * depth, thickness + 0.02), (0, 0, -8), title)
    shoot(9 * k, -12, 32, 0.74, metal=True, back=60 * max(1, k))


def phase_5():
    _pair(PLAIN, "PHASE 5")


def phase_22():
    _pair(PLAIN, "PHASE 22")


def below_minus_20():
    _pair(LARGE, "−20 °C")


SCENES = {
    "cryo-disk": family,
    "cryo-disk-phase-5": phase_5,
    "cryo-disk-phase-22": phase_22,
    "cryo-disk-below-minus-20": below_minus_20,
}
