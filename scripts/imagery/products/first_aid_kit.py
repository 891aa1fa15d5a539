"""Customized first aid kits: fifteen examples. No size is published; the badge is ISO 7010's."""

import materials
from parts import packing, payload, soft
from parts.labels import blank_panel, first_aid_badge
from parts.hard import Hard
from parts.shell import build
from studio import shoot

GREEN, NAVY, ORANGE, GRAY = "#1a5c42", "#17304f", "#c8641f", "#5f6c75"
CASE = Hard(11, 6.4, 8.6, 0.35, 2.4, 0.3, latches=2, ribs=False, radius=1.2)


def _pouch(color):
    def scene():
        soft.pouch(9, 3.4, 6.6, color)
        shoot(9, -28, 16, 0.72, back=80)

    return scene


def small():
    soft.pouch(4.4, 2.4, 6.0, NAVY, belt=True, caption="")
    shoot(7, -28, 16, 0.72, back=80)


def wide():
    soft.pouch(12.5, 2.6, 7, GREEN)
    shoot(11, -28, 16, 0.76, back=90)


def sizes():
    for x, y, width, depth, height in ((-4.6, 4, 10.5, 3.8, 7.6), (2.2, -1.2, 7.6, 3.2, 5.6), (6.6, -6, 5.0, 2.6, 4.2)):
        soft.pouch(width, depth, height, NAVY, (x, y, 0))
    shoot(13, -18, 22, 0.9, back=100, shift=(0, -0.02))


def colors():
    for x, y, color in ((-7.2, 3, GREEN), (0, -4, NAVY), (9.0, 3, ORANGE)):
        soft.pouch(9, 3.4, 6.6, color, (x, y, 0))
    shoot(14, -12, 22, 0.92, back=100, shift=(0, -0.02))


def _case(body=materials.WHITE, lid=materials.WHITE, cross_only=False, location=(0, 0, 0), turn=0, opened=0, logo=False):
    cooler = build(CASE.with_(body=body, lid=lid), location=location, turn=turn, opened=opened)
    x = -2.7 if logo else 0
    first_aid_badge(3.0, (x, -CASE.depth / 2 + 0.16, 2.5), "front", cooler.root, None if cross_only else "#1d7a4f")
    if logo:
        blank_panel(4.6, 2.6, (2.0, -CASE.depth / 2 + 0.16, 2.5), "Your logo", "front", cooler.root)
    return cooler


def case_white():
    _case()
    shoot(12, elevation=17)


def case_green():
    _case("#2a7d57", "#236b4a", cross_only=True)
    shoot(12, elevation=17)


def case_orange():
    _case("#d9742a", "#c5641f")
    shoot(12, elevation=17)


def case_open():
    cooler = _case(opened=104)
    root, bottom = cooler.root, cooler.floor + 0.05
    packing.cartons(root, 2, 1, (2.15, 2.4, 4.6), bottom, (-2.75, 1.3), title="Dressings", color="#1d7a4f")
    packing.cartons(root, 2, 1, (2.15, 2.4, 3.6), bottom, (-2.75, -1.3), title="Gauze", color="#1d7a4f")
    for x, y in ((0.55, 1.2), (0.55, -1.2), (2.5, 1.2)):
        payload.roll(0.95, 4.8, (x, y, bottom), parent=root)
    packing.vials(root, 2, 2, bottom + 2.4, 1.05, 0.85, 2.0, (2.55, -1.25))
    packing.cartons(root, 1, 1, (1.9, 2.2, 2.38), bottom, (2.55, -1.25), title="")
    payload.vial(1.5, 5.2, (4.3, 1.2, bottom), root, "#1d7a4f")
    payload.vial(1.5, 5.2, (4.3, -1.0, bottom), root, "#1d7a4f")
    shoot(14, -24, 36, 0.86)


def case_custom():
    _case(logo=True)
    shoot(12, elevation=17)


def shoulder_bag():
    soft.bag(13, 8, 9.5, "", cloth_color=NAVY, badge=True, accent="#1d7a4f")
    shoot(14, -28, 17, 0.84, back=100)


def whole_set():
    _case(location=(-4.6, 3, 0), turn=8)
    soft.pouch(9, 3.4, 6.6, GREEN, (6.6, 0.6, 0), -8)
    soft.pouch(5.4, 2.6, 4.4, ORANGE, (0.6, -5.2, 0), 4)
    shoot(14, -14, 20, 0.9, back=100)


SCENES = {
    "first-aid-kit-pouch-green": _pouch(GREEN),
    "first-aid-kit-pouch-navy": _pouch(NAVY),
    "first-aid-kit-pouch-orange": _pouch(ORANGE),
    "first-aid-kit-pouch-gray": _pouch(GRAY),
    "first-aid-kit-pouch-small": small,
    "first-aid-kit-pouch-wide": wide,
    "first-aid-kit-pouch-sizes": sizes,
    "first-aid-kit-pouch-colors": colors,
    "first-aid-kit-case-white": case_white,
    "first-aid-kit-case-green": case_green,
    "first-aid-kit-case-orange": case_orange,
    "first-aid-kit-case-open": case_open,
    "first-aid-kit-bag-shoulder": shoulder_bag,
    "first-aid-kit-case-custom": case_custom,
    "first-aid-kit-set": whole_set,
}
