"""Printed panels: the navy product label with its band of color, and the blank one for a customer's logo."""

from mathutils import Vector

import materials
from geometry import panel, text

_AXES = {  # outward, rightward, upward as the reader sees them
    "front": ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    "right": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "left": ((-1, 0, 0), (0, -1, 0), (0, 0, 1)),
    "top": ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
}


def label(width, height, location, title, subtitle="", line="", color="none", facing="front", parent=None):
    """A product's name on navy with a band in its label color (white, blue, orange or none)."""
    outward, right, up = (Vector(axis) for axis in _AXES[facing])
    origin = Vector(location)
    panel("label", width, height, 0.06, materials.paint(materials.INK, 0.36), origin, facing, parent, height * 0.08)
    face = origin + outward * 0.062
    band = materials.paint(materials.LABEL_COLORS[color], 0.4)
    left = -width / 2 + height * 0.16
    panel("band", height * 0.12, height * 0.7, 0.015, band, face + right * left, facing, parent, height * 0.05, 0.004)
    white = materials.paint("#f4f7f8", 0.5)
    start = face + right * (left + height * 0.17)
    rows = [(title, 0.29, "Bold"), (subtitle, 0.22, "Medium"), (line, 0.15, "Medium")]
    rows = [row for row in rows if row[0]]
    offsets = {1: (0,), 2: (0.16, -0.2), 3: (0.25, -0.03, -0.27)}[len(rows)]
    room = width - height * 0.45
    for (body, share, weight), offset in zip(rows, offsets):
        size = min(height * share, room / (0.62 * len(body)))
        text(body, size, white, start + up * height * offset, facing, weight, parent=parent)


def blank_panel(width, height, location, body="Your logo", facing="front", parent=None):
    """A light panel with a dashed frame, where a customer's own mark is printed."""
    outward, right, up = (Vector(axis) for axis in _AXES[facing])
    origin = Vector(location)
    panel("blank", width, height, 0.06, materials.paint("#f2f5f7", 0.4), origin, facing, parent, height * 0.08)
    face = origin + outward * 0.062
    ink = materials.paint(materials.LABEL_COLORS["blue"], 0.5)
    inner_w, inner_h = width - 0.5, height - 0.5
    for length, other, along, across in ((inner_w, inner_h, right, up), (inner_h, inner_w, up, right)):
        dashes = max(3, round(length / 0.42))
        for k in range(dashes):
            for side in (-1, 1):
                spot = face + along * (length * ((k + 0.5) / dashes - 0.5)) + across * (side * other / 2)
                size = (length / dashes * 0.6, 0.05) if along == right else (0.05, length / dashes * 0.6)
                panel("dash", *size, 0.01, ink, spot, facing, parent, 0.02, 0.003)
    size = min(height * 0.28, (width - 0.9) / (0.55 * len(body)))
    text(body, size, materials.paint(materials.INK, 0.5), face, facing, "SemiBold", "CENTER", parent)


def first_aid_badge(size, location, facing="front", parent=None, ground="#1d7a4f", cross="#f6f8f7"):
    """The white cross on green of ISO 7010; a red cross is a protected emblem and is never drawn."""
    outward, right, up = (Vector(axis) for axis in _AXES[facing])
    origin = Vector(location)
    if ground:
        panel("badge", size, size, 0.05, materials.paint(ground), origin, facing, parent, size * 0.12)
        origin = origin + outward * 0.05
    ink = materials.paint(cross, 0.55)
    arm, thick = size * 0.64, size * 0.21
    # one bar and two stubs: crossing bars would lie in one plane
    panel("cross", arm, thick, 0.03, ink, origin, facing, parent, 0.02, 0.006)
    stub = (arm - thick) / 2
    for side in (-1, 1):
        spot = origin + up * (side * (thick + stub) / 2)
        panel("cross", thick, stub + 0.01, 0.03, ink, spot, facing, parent, 0.02, 0.006)
