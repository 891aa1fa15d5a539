"""Eclipse: a soft-sided bag drawn to its package and payload measures, cooled by bottle PCMs."""

import catalogue
import materials
from geometry import box, node, panel, rounded_rectangle, spline, sweep, text
from parts import coolant, payload, soft
from studio import shoot

NAME = "eclipse"
WIDTH, DEPTH, HEIGHT = catalogue.exterior(NAME)
PAYLOAD = catalogue.interior(NAME)


def _bag(**options):
    return soft.bag(WIDTH, DEPTH, HEIGHT, "ECLIPSE", "Soft cooler", catalogue.label_line(NAME), catalogue.label_color(NAME), **options)


def _payload_box(parent, bottom):
    width, depth, height = PAYLOAD[0], PAYLOAD[1], PAYLOAD[2]
    white = materials.paint("#eef2f4", 0.5)
    t = 0.2
    for x, y, w, d in ((0, -depth / 2, width + t, t), (0, depth / 2, width + t, t), (-width / 2, 0, t, depth), (width / 2, 0, t, depth)):
        box("payload wall", w, d, height, white, 0.05, 0.03, location=(x, y, bottom), parent=parent, steps=3)
    box("payload floor", width, depth, 0.1, white, 0.05, 0.03, location=(0, 0, bottom), parent=parent, steps=3)
    size = ((width - 0.5) / 4, (depth - 0.5) / 2, height - 1.2)
    for i in range(4):
        for j in range(2):
            spot = ((i - 1.5) * size[0], (j - 0.5) * size[1], bottom + 0.12)
            payload.carton(size[0] - 0.06, size[1] - 0.06, size[2], spot, (0, 0, 0), parent, "Rx")


def closed():
    _bag()
    shoot(17, -28, 17, 0.84, back=120)


def opened():
    root = _bag(opened=True, strap="")
    bottom = 1.4
    _payload_box(root, bottom)
    for side in (-1, 1):
        x = side * (PAYLOAD[0] / 2 + 0.95)
        for y in (-1.75, 1.75):
            coolant.bottle(3.2, 1.2, 7.2, (x, y, bottom), (0, 0, 90 * side), root)
    shoot(19, -24, 38, 0.88, back=130)


def included():
    _bag(strap="", location=(-2, 6, 0), turn=6)
    for k in range(4):
        coolant.bottle(3.4, 1.4, 6.4, (10.4 + (k % 2) * 3.9, 4.4 - (k // 2) * 2.6, 0), (0, 0, -8))
    sheet = node("sheet", (8.5, -4.2, 0), (0, 0, -14))
    box("paper", 8.5, 6.4, 0.03, materials.paint("#f7f9fa", 0.7), 0.05, 0.005, parent=sheet)
    ink, blue = materials.paint(materials.INK), materials.paint("#2f7fc4")
    text("Pack-out diagram", 0.55, ink, (-3.7, 2.4, 0.035), "top", "Bold", parent=sheet, raise_by=0.003)
    for w, h, x, y, ink_ in ((3.2, 2.6, -2, -0.6, ink), (2.3, 1.8, -2, -0.6, blue), (2.9, 0.1, 2.1, 0.6, ink), (2.9, 0.1, 2.1, 0, ink), (2.9, 0.1, 2.1, -0.6, ink), (2.0, 0.1, 1.65, -1.2, ink)):
        if h > 1:
            outline = [(x + a, y + b, 0.05) for a, b in rounded_rectangle(w, h, 0.2, 4)]
            sweep("drawing", outline, [(-0.03, -0.01), (0.03, -0.01), (0.03, 0.01), (-0.03, 0.01)], ink_, closed=True, parent=sheet)
        else:
            panel("line", w, h, 0.005, ink_, (x, y, 0.03), "top", sheet, 0.02, 0.001)
    loop = spline([(-11, -3.4, 0.1), (-5, -2.6, 0.1), (0.4, -3.2, 0.1), (1.4, -5.6, 0.1), (-3.6, -7.2, 0.1), (-9.6, -6.6, 0.1)], 14, closed=True)
    sweep("shoulder strap", loop, rounded_rectangle(1.3, 0.08, 0.03, 2), materials.webbing(), closed=True)
    sweep("strap pad", loop[8:26], rounded_rectangle(2.2, 0.24, 0.1, 4), materials.rubber("#2c353b"))
    sweep("strap buckle", loop[58:62], rounded_rectangle(1.8, 0.22, 0.06, 3), materials.plastic("#15191c", 0.4, 0))
    shoot(20, -12, 30, 0.9, back=130)


def with_ruler():
    _bag(strap="")
    payload.ruler((0, -DEPTH / 2 - 4.2, 0), 0)
    shoot(17, -6, 20, 0.86, back=120)


SCENES = {
    "eclipse": closed,
    "eclipse-open": opened,
    "eclipse-included": included,
    "eclipse-scale": with_ruler,
}
