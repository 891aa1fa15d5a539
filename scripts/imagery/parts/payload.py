"""What is carried: blood and plasma bags, platelet bags, cartons, vials, syringes, tubes; and a ruler for scale."""

import math

import materials
from geometry import box, lathe, mesh, node, panel, place, sweep, circle, spline, text

BLOOD, PLASMA, PLATELETS = "#5c0a13", "#e6b23a", "#e8bf55"


FLANGE = 0.22


def _bulge(x, z, width, height, thickness):
    """How far a filled bag's face stands out at (x, z) from its center; zero on the welded seam."""
    half_width, half_height = width / 2 - FLANGE, height / 2 - FLANGE
    if abs(x) >= half_width or abs(z) >= half_height:
        return 0.0
    fullness = (1 - (abs(x) / half_width) ** 2.6) * (1 - (abs(z) / half_height) ** 4)
    return thickness / 2 * fullness**0.45 * (1 - 0.22 * z / (height / 2))


def _film(name, width, height, thickness, material, parent):
    """A filled bag standing upright (x, z): a flat welded seam around two bulging faces."""
    columns, rows = 36, 44
    vertices, faces = [], []
    for face in (-1, 1):
        for i in range(columns + 1):
            for j in range(rows + 1):
                x, z = (i / columns - 0.5) * width, (j / rows - 0.5) * height
                vertices.append((x, face * (_bulge(x, z, width, height, thickness) + 0.015), z + height / 2))
    half, stride = (columns + 1) * (rows + 1), rows + 1
    for face in (0, 1):
        for i in range(columns):
            for j in range(rows):
                a = face * half + i * stride + j
                quad = (a, a + stride, a + stride + 1, a + 1)
                faces.append(quad if face == 0 else quad[::-1])
    border = [i * stride for i in range(columns + 1)] + [columns * stride + j for j in range(1, rows + 1)]
    border += [i * stride + rows for i in range(columns - 1, -1, -1)] + [j for j in range(rows - 1, 0, -1)]
    faces += [(a, half + a, half + b, b) for a, b in zip(border, border[1:] + border[:1])]
    place(mesh(name, vertices, faces, material, 50, weighted=False, fix_normals=True), parent=parent)


def _sticker(name, center, size, lift, bag_size, material, parent):
    """A rectangle that follows the bag's front face, `lift` above it."""
    steps = 14
    vertices = []
    for i in range(steps + 1):
        for j in range(steps + 1):
            x = center[0] + (i / steps - 0.5) * size[0]
            z = center[1] + (j / steps - 0.5) * size[1]
            vertices.append((x, -(_bulge(x, z, *bag_size) + 0.015 + lift), z + bag_size[1] / 2))
    stride = steps + 1
    faces = [(i * stride + j, (i + 1) * stride + j, (i + 1) * stride + j + 1, i * stride + j + 1) for i in range(steps) for j in range(steps)]
    place(mesh(name, vertices, faces, material, 50, weighted=False), parent=parent)


def bag(width, height, thickness, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, color=BLOOD, title="RBC", ports=True):
    """A blood, plasma or platelet bag standing on z = 0 with a paper label and two ports."""
    root = node("bag", location, rotation, parent)
    size = (width, height, thickness)
    _film("bag film", width, height, thickness, materials.gloss(color, 0.22), root)
    _sticker("bag label", (0, 0), (width * 0.64, height * 0.44), 0.012, size, materials.paint("#f5f6f4"), root)
    ink = materials.paint(materials.INK)
    for k in range(14):
        spot = ((k - 6.5) * width * 0.036, -height * 0.1)
        _sticker("bar", spot, (width * 0.008 * (1 + k % 3), height * 0.1), 0.02, size, ink, root)
    letters = min(height * 0.09, width * 0.62 / (0.75 * len(title)))
    text(title, letters, ink, (0, -_bulge(0, height * 0.1, *size) - 0.032, height * 0.6), "front", "Bold", "CENTER", root)
    if ports:
        clear = materials.gloss("#d9dde0" if color != BLOOD else "#8b3038", 0.25)
        for side in (-1, 1):
            lathe("port", [(0, 0), (0.11, 0), (0.11, 0.55, 0.03), (0, 0.55)], clear, (side * width * 0.13, 0, height - 0.05), parent=root, steps=20)
    return root


def carton(width, depth, height, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, title="IgSC 2 g", color="#2f7fc4"):
    """A medicine carton standing on z = 0 with a colored band and its name on front and top."""
    root = node("carton", location, rotation, parent)
    box("carton board", width, depth, height, materials.paint("#f3f4f2", 0.55), 0.05, 0.03, parent=root, steps=3)
    band = materials.paint(color)
    panel("top band", width * 0.98, depth * 0.24, 0.012, band, (0, depth * 0.3, height), "top", root, 0.02, 0.003)
    panel("front band", width * 0.98, height * 0.16, 0.012, band, (0, -depth / 2, height * 0.8), "front", root, 0.02, 0.003)
    if title:
        size = min(min(width, depth) * 0.26, width * 0.86 / (0.56 * len(title)))
        text(title, size, materials.paint(materials.INK), (0, -depth * 0.1, height + 0.003), "top", "SemiBold", "CENTER", root, raise_by=0.003)
        text(title, size, materials.paint("#ffffff"), (0, -depth / 2 - 0.013, height * 0.8), "front", "Bold", "CENTER", root, raise_by=0.003)
    return root


def vial(diameter, height, location=(0, 0, 0), parent=None, cap="#2f7fc4", liquid="#dfe8ec"):
    """An injection vial standing on z = 0: glass, paper label, crimped cap with a colored disk."""
    root = node("vial", location, (0, 0, 0), parent)
    r, neck = diameter / 2, height * 0.74
    glass = [(0, 0), (r * 0.9, 0, 0.04), (r, 0.06, 0.04), (r, neck - r * 0.4, r * 0.3), (r * 0.52, neck, r * 0.2), (r * 0.52, neck + height * 0.06), (0, neck + height * 0.06)]
    lathe("vial glass", glass, materials.gloss(liquid, 0.08), parent=root, steps=36)
    paper = [(r * 1.004, neck * 0.2), (r * 1.012, neck * 0.2), (r * 1.012, neck * 0.72), (r * 1.004, neck * 0.72)]
    lathe("vial label", [(0, neck * 0.2)] + paper[1:3] + [(0, neck * 0.72)], materials.paint("#f5f6f4"), parent=root, steps=36)
    lathe("vial stripe", [(0, neck * 0.56), (r * 1.02, neck * 0.56), (r * 1.02, neck * 0.64), (0, neck * 0.64)], materials.paint(cap), parent=root, steps=36)
    crimp = neck + height * 0.05
    lathe("vial crimp", [(0, crimp), (r * 0.66, crimp, 0.02), (r * 0.66, height * 0.94, 0.03), (0, height * 0.94)], materials.steel(0.3), parent=root, steps=36)
    lathe("vial cap", [(0, height * 0.93), (r * 0.7, height * 0.93, 0.02), (r * 0.7, height, 0.03), (0, height)], materials.plastic(cap, 0.35, 0), parent=root, steps=36)
    return root


def syringe(length, diameter, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, liquid="#e9eef1"):
    """A capped prefilled syringe along +z."""
    root = node("syringe", location, rotation, parent)
    r = diameter / 2
    lathe("barrel", [(0, length * 0.2), (r * 0.4, length * 0.2, 0.03), (r, length * 0.25, 0.05), (r, length * 0.72), (0, length * 0.72)], materials.gloss(liquid, 0.1), parent=root, steps=32)
    lathe("tip cap", [(0, 0), (r * 0.42, 0, 0.03), (r * 0.5, length * 0.22, 0.02), (0, length * 0.22)], materials.plastic("#8fa6b8", 0.4, 0), parent=root, steps=24)
    lathe("flange", [(0, length * 0.72), (r * 1.7, length * 0.72, 0.02), (r * 1.7, length * 0.745, 0.02), (0, length * 0.745)], materials.gloss(liquid, 0.12), parent=root, steps=32)
    lathe("rod", [(0, length * 0.74), (r * 0.42, length * 0.74), (r * 0.42, length * 0.96), (r * 1.05, length * 0.97, 0.02), (r * 1.05, length, 0.03), (0, length)], materials.plastic("#e9edef", 0.4, 0), parent=root, steps=28)
    lathe("syringe label", [(0, length * 0.36), (r * 1.02, length * 0.36), (r * 1.02, length * 0.6), (0, length * 0.6)], materials.paint("#2f7fc4"), parent=root, steps=32)
    return root


def tube(diameter, length, location=(0, 0, 0), parent=None, cap="#7b4fa3", filled="#7c0f18"):
    """A capped specimen tube standing on z = 0."""
    root = node("tube", location, (0, 0, 0), parent)
    r = diameter / 2
    lathe("tube glass", [(0, 0), (r, 0, r * 0.9), (r, length * 0.86), (0, length * 0.86)], materials.gloss(filled, 0.1), parent=root, steps=28)
    lathe("tube label", [(0, length * 0.3), (r * 1.02, length * 0.3), (r * 1.02, length * 0.74), (0, length * 0.74)], materials.paint("#f5f6f4"), parent=root, steps=28)
    lathe("tube cap", [(0, length * 0.82), (r * 1.25, length * 0.82, 0.03), (r * 1.2, length, 0.06), (0, length)], materials.plastic(cap, 0.4, 0), parent=root, steps=28)
    return root


def rack(columns, rows, pitch, height, location=(0, 0, 0), parent=None):
    """A tube rack on z = 0, filled: two plates on posts with a tube in every hole."""
    root = node("rack", location, (0, 0, 0), parent)
    white = materials.plastic("#eef2f4", 0.4, 0)
    width, depth = columns * pitch + 0.3, rows * pitch + 0.3
    for z in (0, height * 0.55):
        box("rack plate", width, depth, 0.14, white, 0.15, 0.04, location=(0, 0, z), parent=root)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box("rack post", 0.2, 0.2, height * 0.55, white, 0.05, 0.02, location=(sx * (width / 2 - 0.15), sy * (depth / 2 - 0.15), 0), parent=root)
    caps = ("#7b4fa3", "#2f7fc4", "#d9a521")
    for i in range(columns):
        for j in range(rows):
            spot = ((i - (columns - 1) / 2) * pitch, (j - (rows - 1) / 2) * pitch, 0.15)
            tube(pitch * 0.6, height, spot, root, caps[i % 3], "#7c0f18" if i % 3 == 0 else "#e3cf9a")
    return root


def roll(radius, width, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, color="#f1ede4"):
    """A bandage roll with its axis along z."""
    root = node("roll", location, rotation, parent)
    lathe("bandage", [(0, 0), (radius, 0, 0.06), (radius, width, 0.06), (0, width)], materials.fabric(color), parent=root, steps=44)
    lathe("sleeve", [(0, width * 0.3), (radius * 1.02, width * 0.3), (radius * 1.02, width * 0.7), (0, width * 0.7)], materials.paint("#2f7fc4"), parent=root, steps=44)
    return root


def ruler(location=(0, 0, 0), turn=0, length=12):
    """A ruler of `length` inches lying on the floor, with a mark each quarter inch: true to scale."""
    root = node("ruler", location, (0, 0, turn))
    box("ruler body", length + 0.3, 1.3, 0.09, materials.plastic("#f0cf6a", 0.4, 0), 0.06, 0.02, parent=root)
    ink = materials.paint(materials.INK)
    for k in range(length * 4 + 1):
        x = k / 4 - length / 2
        tall = 0.42 if k % 4 == 0 else 0.28 if k % 2 == 0 else 0.18
        panel("mark", 0.035, tall, 0.004, ink, (x, 0.62 - tall / 2, 0.09), "top", root, 0.004, 0.001)
        if k % 4 == 0 and 0 < k < length * 4:
            text(str(k // 4), 0.36, ink, (x, -0.12, 0.092), "top", "SemiBold", "CENTER", root, raise_by=0.003)
    text("in", 0.26, ink, (-length / 2 + 0.1, -0.4, 0.092), "top", "Medium", parent=root, raise_by=0.003)
    return root


def tubing(points, parent=None, color="#d9dde0", radius=0.07):
    """A soft tube along points."""
    sweep("tubing", spline(points, 10), circle(radius, 10), materials.gloss(color, 0.25), parent=parent)
