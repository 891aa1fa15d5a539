"""What a cooler is carried by: top and side handles, shoulder straps, wheels and the pulling handle."""

import math

from mathutils import Vector

import materials
from geometry import box, circle, fillet, lathe, node, panel, rounded_rectangle, spline, subdivide, sweep


def bail_handle(length, height, parent, tilt=0, thickness=1.0):
    """A hinged carrying handle with a rubber grip; stands on the parent's origin, `tilt` in degrees."""
    dark, pin = materials.plastic(materials.GRAPHITE, 0.46), materials.steel(0.22)
    for side in (-1, 1):
        box("boss", 1.0 * thickness, 1.1 * thickness, 0.4, dark, 0.3, 0.12, 0, (side * length / 2, 0, -0.02), parent=parent)
    handle = node("handle", (0, 0, 0.38), (tilt, 0, 0), parent)
    outline = fillet([(-length / 2, 0), (-length / 2, height, 1.0), (length / 2, height, 1.0), (length / 2, 0)], 12)
    path = subdivide([Vector((x, 0, z)) for x, z in outline], 0.25)
    section = rounded_rectangle(0.6 * thickness, 0.4 * thickness, 0.17, 4)
    sweep("bail", path, section, dark, (0, 1, 0), parent=handle)
    grip = [Vector((length * 0.29 * (k / 12 - 1), 0, height)) for k in range(25)]
    sweep("grip", grip, rounded_rectangle(0.84 * thickness, 0.62 * thickness, 0.26, 6), materials.rubber(), (0, 1, 0), parent=handle)
    for side in (-1, 1):
        at, turn = (side * length / 2, 0, 0), (0, 90, 0)
        lathe("pivot", [(0, -0.4), (0.4, -0.4, 0.08), (0.4, 0.4, 0.08), (0, 0.4)], dark, at, turn, handle, 28)
        lathe("pin", [(0, -0.48), (0.15, -0.48, 0.03), (0.15, 0.48, 0.03), (0, 0.48)], pin, at, turn, handle, 20)


def loop_handle(reach, span, location, facing, parent):
    """A fixed handle on a wall: a bow `span` wide that stands `reach` off the front, right or left side."""
    dark = materials.plastic(materials.GRAPHITE, 0.46)
    outward = {"front": Vector((0, -1, 0)), "right": Vector((1, 0, 0)), "left": Vector((-1, 0, 0))}[facing]
    along = Vector((1, 0, 0)) if facing == "front" else Vector((0, 1, 0))
    origin = Vector(location)
    outline = fillet([(-span / 2, -0.05), (-span / 2, reach, 0.5), (span / 2, reach, 0.5), (span / 2, -0.05)], 8)
    path = subdivide([origin + along * a + outward * b for a, b in outline], 0.25)
    sweep("bow", path, rounded_rectangle(0.5, 0.6, 0.18, 4), dark, (0, 0, 1), parent=parent)
    for side in (-1, 1):
        panel("base", 0.95, 1.05, 0.14, dark, origin + along * (side * span / 2), facing, parent, 0.25, 0.06)
    grip = [origin + outward * reach + along * (span * 0.3 * (k / 8 - 1)) for k in range(17)]
    sweep("grip", grip, rounded_rectangle(0.64, 0.76, 0.28, 6), materials.rubber(), (0, 0, 1), parent=parent)


def _rings(width, z, parent, drop=0.15):
    dark, wire = materials.plastic(materials.GRAPHITE, 0.46), materials.steel(0.22)
    for side, facing in ((1, "right"), (-1, "left")):
        panel("lug", 1.1, 0.95, 0.16, dark, (side * width / 2, 0, z), facing, parent, 0.3, 0.07)
        turn = 2 * math.pi / 28
        loop = [
            Vector((side * (width / 2 + 0.24), 0.62 * math.cos(turn * k), z - drop - 0.12 + 0.34 * math.sin(turn * k)))
            for k in range(28)
        ]
        sweep("ring", loop, circle(0.09, 10), wire, (side, 0, 0), closed=True, parent=parent)


def _strap(points, ups, width, pad, buckle, parent):
    path = spline(points, 18)
    up = [vector.normalized() for vector in spline(ups, 18)]
    sweep("strap", path, rounded_rectangle(width, 0.07, 0.03, 2), materials.webbing(), up, parent=parent)
    sweep("pad", path[pad[0] : pad[1]], rounded_rectangle(width * 1.7, 0.22, 0.1, 4), materials.rubber("#2c353b"), up[pad[0] : pad[1]], parent=parent)
    slider = slice(buckle, buckle + 4)
    sweep("buckle", path[slider], rounded_rectangle(width * 1.35, 0.2, 0.06, 3), materials.plastic("#15191c", 0.4, 0), up[slider], parent=parent)


def strap_down(width, depth, z, parent, strap=1.1):
    """A shoulder strap hooked to both sides at height `z`, lying in a loop on the floor in front."""
    _rings(width, z, parent)
    x, top = width / 2 + 0.36, z - 0.45
    right = [(x, 0, top + 0.1), (x + 0.12, -0.05, top * 0.66), (x + 0.4, -0.5, top * 0.3), (x + 1.2, -1.6, 0.75),
             (x + 2.2, -depth * 0.55, 0.12), (x + 1.2, -depth * 0.95, 0.1), (width * 0.2, -depth * 1.12, 0.1)]
    up_right = [(1, 0, 0), (1, -0.05, 0), (1, -0.3, 0.2), (0.6, -0.3, 0.8), (0.1, -0.1, 1), (0, 0, 1), (0, 0, 1)]
    mirrored = [(-a, b, c) for a, b, c in reversed(right)]
    up_mirrored = [(-a, b, c) for a, b, c in reversed(up_right)]
    _strap(right + mirrored, up_right + up_mirrored, strap, (118, 152), 98, parent)


def wheel(x, y, radius, thickness, parent):
    """A rubber tire on a light hub, standing on the floor; the hub faces away from x = 0."""
    turn = 90 if x > 0 else -90
    spot = node("wheel", (x, y, radius), (0, turn, 0), parent)
    t, r = thickness, radius
    tire = [(r * 0.55, -t / 2), (r * 0.9, -t / 2, 0.12), (r, -t * 0.28, 0.15), (r, t * 0.28, 0.15), (r * 0.9, t / 2, 0.12), (r * 0.55, t / 2)]
    lathe("tire", tire, materials.rubber("#1b1f22"), parent=spot, steps=72)
    hub = [(0, -t * 0.42), (r * 0.6, -t * 0.42, 0.08), (r * 0.6, t * 0.42, 0.08), (r * 0.42, t * 0.42, 0.1),
           (r * 0.36, t * 0.2, 0.1), (r * 0.22, t * 0.2, 0.1), (r * 0.18, t * 0.52, 0.1), (0, t * 0.52)]
    lathe("hub", hub, materials.plastic("#b9c2c7", 0.35, 0), parent=spot)


def pulling_handle(width, y, height, drawn, parent):
    """A telescopic handle behind a cooler: two tubes and a grip, `drawn` inches over its top (or below, if negative)."""
    tube = materials.steel(0.3, (1, 1, 30))
    dark = materials.plastic(materials.GRAPHITE, 0.5)
    top, foot = height + drawn, height * 0.5
    joint = min(height + drawn * 0.4, top - 0.3)
    for side in (-1, 1):
        x = side * width / 2
        box("guide", 1.5, 1.1, height * 0.71, dark, 0.3, 0.15, 0.15, (x, y, 1.4), parent=parent)
        outer = [(0, foot), (0.44, foot), (0.44, joint, 0.06), (0, joint)]
        lathe("outer tube", outer, tube, (x, y, 0), parent=parent, steps=32)
        lathe("inner tube", [(0, foot), (0.34, foot), (0.34, top), (0, top)], tube, (x, y, 0), parent=parent, steps=32)
    outline = fillet([(-width / 2, top - 0.6), (-width / 2, top + 1.1, 0.9), (width / 2, top + 1.1, 0.9), (width / 2, top - 0.6)], 10)
    path = subdivide([Vector((x, y, z)) for x, z in outline], 0.3)
    sweep("grip", path, rounded_rectangle(1.0, 0.9, 0.36, 6), materials.rubber("#23292d"), (0, 1, 0), parent=parent)
