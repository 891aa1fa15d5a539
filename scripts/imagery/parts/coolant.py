"""Cryo-Disks, the cryo cylinder and bottle PCMs."""

import materials
from geometry import box, lathe, loft, node, panel, text


def disk(width, depth, thickness, location=(0, 0, 0), rotation=(0, 0, 0), title="CRYO-DISK", parent=None, brushed=(1, 30, 30)):
    """A stainless-steel phase-change disk lying on z = 0, with its filling cap and its name printed on top.

    A phase is printed only where the catalogue gives the product's.
    """
    root = node("disk", location, rotation, parent)
    shell = materials.steel(0.22, brushed)
    small, t = min(width, depth), thickness
    soft, dish = min(0.22, t * 0.3), min(0.09, t * 0.1)
    profile = [(0.9, 0), (0, 0, soft), (0, t / 2 - 0.055), (-0.045, t / 2 - 0.045, 0.02), (-0.045, t / 2 + 0.045, 0.02),
               (0, t / 2 + 0.055), (0, t, soft), (0.4, t, 0.05), (0.4 + dish, t - dish, 0.05), (1.1, t - dish)]
    loft("disk shell", width, depth, small * 0.18, profile, shell, parent=root, corner_steps=14)
    top = t - dish
    cap = [(0, top - 0.02), (0.32, top - 0.02), (0.32, top + 0.09, 0.03), (0.2, top + 0.09, 0.02), (0.17, top + 0.05, 0.02), (0, top + 0.05)]
    lathe("filling cap", cap, materials.steel(0.3), (width / 2 - min(0.95, width / 2), depth / 2 - min(0.95, depth / 2), 0), parent=root, steps=40)
    size = min(max(small * 0.17, 0.5), (width - 1.6) / (0.66 * max(4, len(title))))
    text(title, size, materials.paint("#22303a"), (-width / 2 + max(0.6, width * 0.085), 0, top + 0.001), "top", "Bold", parent=root, raise_by=0.004)
    return root


def cylinder(diameter, length, location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """The stainless-steel cryo cylinder, standing on z = 0."""
    root = node("cylinder", location, rotation, parent)
    r = diameter / 2
    body = [(0, 0), (r * 0.8, 0, 0.05), (r, 0.22, 0.18), (r, length - 1.1, 0.25), (r * 0.72, length - 0.75, 0.2), (r * 0.72, length - 0.55), (0, length - 0.55)]
    lathe("cylinder shell", body, materials.steel(0.22, (30, 30, 1)), parent=root, steps=88)
    cap = [(0, length - 0.62), (r * 0.78, length - 0.62, 0.03), (r * 0.78, length, 0.09), (r * 0.45, length, 0.03), (r * 0.42, length - 0.06, 0.02), (0, length - 0.06)]
    lathe("cylinder cap", cap, materials.steel(0.3), parent=root, steps=72)
    return root


def bottle(width, depth, height, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, color="#cfe2f2"):
    """A hard bottle PCM: a flat bottle with a blue cap and a printed panel, standing on z = 0."""
    root = node("bottle", location, rotation, parent)
    shoulder = height - 0.7
    body = [(0.5, 0), (0, 0, 0.2), (0, shoulder, 0.35), (min(depth, width) * 0.35, shoulder + 0.12, 0.1), (depth * 0.5, shoulder + 0.15)]
    loft("bottle body", width, depth, min(width, depth) * 0.32, body, materials.plastic(color, 0.28, 0.1, 0.3), parent=root)
    r = min(depth * 0.3, 0.5)
    lathe("bottle cap", [(0, shoulder), (r, shoulder, 0.02), (r, height, 0.06), (0, height)], materials.plastic("#2f7fc4", 0.35, 0), parent=root, steps=36)
    panel("bottle print", width * 0.62, height * 0.3, 0.02, materials.paint("#f4f7f8"), (0, -depth / 2, height * 0.42), "front", root, 0.1, 0.006)
    text("PCM", height * 0.12, materials.paint(materials.INK), (0, -depth / 2 - 0.021, height * 0.42), "front", "Bold", "CENTER", root)
    return root
