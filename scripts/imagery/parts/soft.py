"""Soft goods: fabric bags and pouches with zippers, piping, pockets and webbing handles."""

import math

import bpy
from mathutils import Vector

import materials
from geometry import circle, fillet, mesh, node, panel, place, rounded_rectangle, spline, subdivide, sweep, text
from parts import carry
from parts.labels import first_aid_badge, label

BLACK = "#20282e"


def cloth(name, width, depth, radius, profile, material, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, bulge=0,
          wrinkle=0.12, wave=2.2, fine=0.035, pitch=0.17):
    """A loft that looks sewn: finely divided, bulged at mid-height and displaced by two sizes of noise."""
    outline = fillet(profile, 8)
    dense = [point for pair in zip(outline, outline[1:]) for point in _between(*pair, pitch)] + [outline[-1]]
    low, high = min(z for _, z in dense), max(z for _, z in dense)
    base = rounded_rectangle(width, depth, radius, 12)
    spans = [max(1, round(math.dist(a, b) / pitch)) for a, b in zip(base, base[1:] + base[:1])]
    vertices = []
    for inset, z in dense:
        ring = rounded_rectangle(width - 2 * inset, depth - 2 * inset, max(radius - inset, 0.05), 12)
        swell = bulge * math.sin(math.pi * (z - low) / (high - low))
        for (a, b), count in zip(zip(ring, ring[1:] + ring[:1]), spans):
            for k in range(count):
                x, y = a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count
                across = math.cos(math.pi / 2 * min(1, abs(x) / (width / 2)))
                along = math.cos(math.pi / 2 * min(1, abs(y) / (depth / 2)))
                vertices.append((x + 0.5 * swell * along * x / (width / 2), y + swell * across * y / (depth / 2), z))
    size, count = sum(spans), len(dense)
    faces = [(k * size + j, k * size + (j + 1) % size, (k + 1) * size + (j + 1) % size, (k + 1) * size + j)
             for k in range(count - 1) for j in range(size)]
    for first, z, flipped in ((0, dense[0][1], True), ((count - 1) * size, dense[-1][1], False)):
        hub = len(vertices)
        vertices.append((0, 0, z))
        faces += [(hub, first + (j + 1) % size, first + j) if flipped else (hub, first + j, first + (j + 1) % size) for j in range(size)]
    obj = mesh(name, vertices, faces, material, 60, weighted=False)
    for label_, scale, strength in (("wave", wave, wrinkle), ("crease", wave * 0.28, fine)):
        texture = bpy.data.textures.new(f"{name} {label_}", "CLOUDS")
        texture.noise_scale, texture.noise_depth = scale, 2
        modifier = obj.modifiers.new(label_, "DISPLACE")
        modifier.texture, modifier.strength, modifier.mid_level, modifier.texture_coords = texture, strength, 0.5, "GLOBAL"
    return place(obj, location, rotation, parent)


def _between(a, b, pitch):
    count = max(1, int(math.dist(a, b) / pitch))
    return [(a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count) for k in range(count)]


def _around(width, depth, radius, z, steps=12):
    return [Vector((x, y, z)) for x, y in rounded_rectangle(width, depth, radius, steps)]


def piping(width, depth, radius, z, parent, color=BLACK, thickness=0.12):
    """A round cord sewn around at height `z`."""
    sweep("piping", _around(width, depth, radius, z), circle(thickness, 10), materials.fabric(color), closed=True, parent=parent)


def zipper(width, depth, radius, z, parent, tape=0.6, pull=True):
    """A zipper around at height `z`: tape, a chain of teeth, and a pull at the front right."""
    path = _around(width, depth, radius, z)
    outer = _around(width + 0.2, depth + 0.2, radius + 0.1, z)
    sweep("zipper tape", path, rounded_rectangle(tape, 0.06, 0.02, 2), materials.webbing("#161b1f"), [o - p for p, o in zip(path, outer)], closed=True, parent=parent)
    vertices, faces, carried = [], [], 0.0
    for a, b in zip(path, path[1:] + path[:1]):
        length, along = (b - a).length, (b - a).normalized()
        outward = along.cross(Vector((0, 0, 1)))
        position = carried
        while position < length:
            center = a + along * position + outward * 0.05
            first = len(vertices)
            vertices += [center + along * 0.042 * sx + Vector((0, 0, 0.085 * sz)) + outward * 0.035 * so
                         for sx in (-1, 1) for sz in (-1, 1) for so in (-1, 1)]
            faces += [tuple(first + k for k in face) for face in ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))]
            position += 0.13
        carried = position - length
    teeth = mesh("zipper teeth", vertices, faces, materials.plastic("#8b969d", 0.35, 0), 0)
    teeth.parent = parent
    if pull:
        panel("zipper pull", 0.34, 0.9, 0.09, materials.steel(0.25), (width * 0.31, -depth / 2 - 0.06, z - 0.42), "front", parent, 0.12, 0.04)


def _handle(x, y, side, top, height, parent, color, accent):
    """A webbing loop sewn down one face and standing up over the lid."""
    s = side
    right = [(x, y * 0.99 + s * 0.05, 0.6), (x, y + s * 0.24, 3.2), (x, y + s * 0.24, top - 2.2), (x, y + s * 0.1, top + 0.5),
             (x * 0.86, y * 0.78, height + 0.8), (x * 0.45, y * 0.34, height + 2.0), (0, y * 0.26, height + 2.25)]
    ups = [(0, s, 0), (0, s, 0), (0, s, 0), (0, s, 0.1), (0.35, s * 0.8, 0.4), (0.3, s * 0.6, 0.7), (0, s * 0.6, 0.8)]
    path = spline([(-a, b, c) for a, b, c in right[:-1]] + right[::-1], 14)
    up = [v.normalized() for v in spline([(-a, b, c) for a, b, c in ups[:-1]] + ups[::-1], 14)]
    sweep("handle", path, rounded_rectangle(1.2, 0.09, 0.03, 2), materials.webbing(color), up, parent=parent)
    if side < 0:
        for place_x in (-x, x):
            panel("tack", 1.0, 1.0, 0.04, materials.webbing(accent), (place_x, y - 0.29, top - 2.5), "front", parent, 0.1, 0.01)


def _lowered_handle(x, y, rim, parent, accent):
    """The front handle of an open bag, hanging around the pocket's label and under it."""
    section, material = rounded_rectangle(1.2, 0.09, 0.03, 2), materials.webbing(BLACK)
    for side in (-x, x):
        sewn = [Vector((side, y * 0.99 - 0.05, 0.6)), Vector((side, y - 0.24, 3.2)), Vector((side, y - 0.24, rim - 1.6))]
        sweep("handle", subdivide(sewn, 0.4), section, material, (0, -1, 0), parent=parent)
        panel("tack", 1.0, 1.0, 0.04, materials.webbing(accent), (side, y - 0.3, rim - 2.5), "front", parent, 0.1, 0.01)
    droop = [(-x, y - 0.26, rim - 1.7), (-x, y - 0.6, rim - 1.0), (-x * 0.99, y - 1.1, rim - 1.7), (-x * 0.93, y - 1.4, rim * 0.45), (-x * 0.62, y - 1.5, rim * 0.24), (0, y - 1.5, rim * 0.19)]
    up = [(0, -1, 0), (0, -0.6, 0.8), (0, -1, 0.2), (0, -1, 0), (0, -1, 0), (0, -1, 0)]
    path = spline(droop[:-1] + [(-a, b, c) for a, b, c in droop[::-1]], 12)
    ups = [v.normalized() for v in spline(up[:-1] + [(-a, b, c) for a, b, c in up[::-1]], 12)]
    sweep("handle", path, section, material, ups, parent=parent)


def _pocket(width, depth, rim, main, parent):
    """The front pocket with its piping; returns its width, its height, and the middle of its face."""
    wide, tall, thick = width * 0.58, rim * 0.6, 0.8
    face, middle = -depth / 2 + 0.28, 1.65 + tall / 2
    profile = [(0, -0.4), (0, 0.2, 0.1), (0.12, thick, 0.4), (1.8, thick + 0.16)]
    cloth("pocket", wide, tall, 0.9, profile, main, (0, face - 0.05, middle), (90, 0, 0), parent, wrinkle=0.1, wave=1.8)
    cord = [Vector((x, face - 0.4, middle + y)) for x, y in rounded_rectangle(wide + 0.05, tall + 0.05, 0.9, 12)]
    sweep("pocket piping", cord, circle(0.1, 10), materials.fabric(BLACK), (0, 1, 0), closed=True, parent=parent)
    return wide, tall, (0, face - thick - 0.3, middle)


def _cover(w, d, height, radius, rim, main, opened, parent):
    """The soft lid with its two cords; open, it is folded back and shows its lining."""
    lid = node("bag lid", (0, d / 2, rim), (-108 if opened else 0, 0, 0), parent)
    rise = height - rim
    profile = [(0.9, 0.02), (0.12, 0.02, 0.1), (0, 0.4, 0.1), (0.02, rise - 0.75, 0.5), (0.9, rise - 0.18, 0.8), (d / 2 - 0.6, rise + 0.1)]
    cloth("bag cover", w, d, radius, profile, main, (0, -d / 2, 0), parent=lid, wrinkle=0.18, wave=3.2)
    seam = node("seam", (0, -d / 2, 0), (0, 0, 0), lid)
    piping(w + 0.08, d + 0.08, radius, 0.42, seam)
    piping(w - 0.08, d - 0.08, radius, rise - 0.62, seam)
    if opened:
        lining = [(2, -0.18), (0.1, -0.18, 0.2), (0, 0.05), (0.5, 0.1)]
        cloth("bag cover lining", w - 1.0, d - 1.0, radius - 0.4, lining, materials.fabric("#b9c6cf"), (0, -d / 2, 0), parent=lid, wrinkle=0.1)


def bag(width, depth, height, title, subtitle="", line="", color="none", cloth_color="#17304f", opened=False, strap="down",
        accent="#2f7fc4", badge=False, location=(0, 0, 0), turn=0):
    """A soft-sided cooler standing at `location`; `opened` folds the lid back. Returns its root."""
    root = node("bag", location, (0, 0, turn))
    radius, rim = min(2.4, depth * 0.24), height * 0.77
    w, d, main = width - 0.5, depth - 0.5, materials.fabric(cloth_color)
    body = [(3.0, 0.12), (0.25, 0.12, 0.8), (0, 2.2, 1), (0, rim - 0.3, 0.2), (0.16, rim, 0.1)]
    body += [(0.75, rim, 0.1), (0.85, rim - 0.6, 0.3), (0.9, 1.4, 0.3), (2.4, 1.3)] if opened else [(2, rim)]
    cloth("bag body", w, d, radius, body, main, parent=root, bulge=0 if opened else 0.26, wrinkle=0.16 if opened else 0.22, wave=2.6)
    base = [(3.0, 0.04), (0.22, 0.04, 0.8), (-0.02, 1.4, 0.1), (0.12, 1.52)]
    cloth("bag base", w + 0.14, d + 0.14, radius, base, materials.fabric(BLACK), parent=root, wrinkle=0.1)
    _cover(w, d, height, radius, rim, main, opened, root)
    if opened:
        zipper(w - 0.2, d - 0.2, radius, rim + 0.02, root, 0.4, pull=False)
    else:
        zipper(w + 0.16, d + 0.16, radius, rim + 0.04, root)
    piping(w - 0.02, d - 0.02, radius, rim - 0.34, root)
    wide, tall, face = _pocket(width, depth, rim, main, root)
    if badge:
        first_aid_badge(tall * 0.55, face, "front", root)
    elif title:
        label(wide * 0.74, tall * 0.52, face, title, subtitle, line, color, "front", root)
    x = wide / 2 + 0.75
    if opened:
        _lowered_handle(x, -depth / 2 + 0.02, rim, root, accent)
    else:
        for side in (-1, 1):
            _handle(x, side * (depth / 2 - 0.02), side, rim, height, root, BLACK, accent)
        grip = [Vector((-2.1 + 4.2 * k / 20, 0, height + 2.2 - 0.04 * ((k - 10) / 10) ** 2)) for k in range(21)]
        sweep("handle wrap", grip, rounded_rectangle(3.2, 0.34, 0.16, 4), materials.fabric(BLACK), parent=root)
    if strap:
        carry.strap_down(width - 0.2, depth, rim - 2.0, root, 1.4)
    return root


def pouch(width, depth, height, color, location=(0, 0, 0), turn=0, belt=False, caption="FIRST AID", logo=""):
    """A zippered pouch standing on its edge, its large face with the first aid badge to the front."""
    root = node("pouch", location, (0, 0, turn))
    lying = node("lying", (0, 0, height / 2), (90, 0, 0), root)
    radius, half = min(1.25, height * 0.22), depth / 2
    profile = [(1.9, -half - 0.12), (0.22, -half, 0.5), (0, 0.8 - half, 0.4), (0, half - 0.8, 0.4), (0.22, half, 0.5), (2.0, half + 0.16)]
    cloth("pouch body", width, height, radius, profile, materials.fabric(color), parent=lying, wrinkle=0.1, wave=1.6, fine=0.02, pitch=0.14)
    for z in (-0.34, 0.34):
        piping(width + 0.06, height + 0.06, radius, z, lying, thickness=0.085)
    zipper(width + 0.03, height + 0.03, radius, 0, lying, 0.5, pull=False)
    panel("pouch pull", 0.8, 0.26, 0.07, materials.steel(0.25), (min(width * 0.27, width / 2 - radius - 0.45), -0.12, height + 0.06), "top", root, 0.1, 0.03)
    front = -half - 0.19
    size = min(height * 0.46, width * 0.46)
    first_aid_badge(size, (0, front, height * 0.57), "front", root)
    if caption:
        text(caption, min(height * 0.1, width * 0.1), materials.paint("#f4f5f3"), (0, front - 0.02, height * 0.2), "front", "Bold", "CENTER", root, 1.06, raise_by=0.015)
    if belt:
        panel("belt loop", width * 0.3, height * 0.9, 0.1, materials.webbing(BLACK), (0, half + 0.1, height / 2), "back", root)
    arch = [math.pi * k / 24 for k in range(25)]
    grip = min(1.5, width * 0.2)
    path = [Vector((grip * math.cos(a), 0, height - 0.05 + 0.95 * math.sin(a))) for a in arch]
    sweep("grab handle", path, rounded_rectangle(0.8, 0.1, 0.04, 3), materials.webbing(BLACK), [Vector((math.cos(a), 0, math.sin(a))) for a in arch], parent=root)
    return root
