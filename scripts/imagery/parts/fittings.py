"""What is fitted to a hard cooler: latches, hinges, feet, ribs, handles and the label."""

import materials
from geometry import box, extrude, lathe, node, panel
from parts import carry
from parts.hard import FOOT, GAP
from parts.labels import blank_panel, label

_SIDES = ((1, "right"), (-1, "left"))
_CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))


def _dark():
    return materials.plastic(materials.GRAPHITE, 0.46)


def _latch(x, front, seam, width, height, body, lid):
    dark = _dark()
    panel("keeper", width * 1.18, height * 0.62, 0.12, dark, (x, front, seam - height * 0.42), "front", body, 0.16, 0.06)
    side_view = [(0, 0.42, 0.05), (-0.2, 0.44, 0.08), (-0.36, 0.3, 0.14), (-0.36, -height * 0.55, 0.25),
                 (-0.52, -height * 0.86, 0.09), (-0.38, -height * 0.92, 0.07), (-0.2, -height * 0.62, 0.2),
                 (-0.13, -height * 0.3, 0.1), (-0.13, 0.12, 0.06), (0, 0.12, 0.04)]
    extrude("lever", side_view, width, dark, 0.05, (x, front, seam), parent=body)
    face = (x, front - 0.36, seam - height * 0.1)
    panel("lever face", width * 0.52, height * 0.6, 0.06, dark, face, "front", body, 0.12, 0.04)
    panel("catch", width * 1.18, 0.6, 0.1, dark, (x, front, 0.4), "front", lid, 0.12, 0.05)
    axle = [(0, -width * 0.62), (0.1, -width * 0.62, 0.03), (0.1, width * 0.62, 0.03), (0, width * 0.62)]
    lathe("latch pin", axle, materials.steel(0.22), (x, front - 0.2, seam - height * 0.16), (0, 90, 0), body, 20)


def latches(spec, body, lid):
    """One latch in the middle of the front, or two apart."""
    apart = spec.width * 0.29
    for x in ([0] if spec.latches == 1 else [-apart, apart])[: spec.latches]:
        _latch(x, -spec.depth / 2, spec.rim + GAP, 1.5 if spec.width > 9 else 1.2, min(1.9, spec.rim * 0.3), body, lid)


def hinges(spec, parent):
    """Two barrels at the back."""
    barrel = [(0, -0.8), (0.2, -0.8, 0.05), (0.2, 0.8, 0.05), (0, 0.8)]
    for x in (-spec.width * 0.28, spec.width * 0.28):
        lathe("hinge barrel", barrel, _dark(), (x, spec.depth / 2 + 0.05, spec.rim + GAP), (0, 90, 0), parent, 20)


def feet(spec, parent):
    """Four rubber feet under the floor; returns them."""
    x, y = (half / 2 - spec.corner * 0.55 - 0.8 for half in (spec.width, spec.depth))
    return [
        box("foot", 1.25, 1.25, FOOT + 0.06, materials.rubber(), 0.5, 0.02, 0.05, (sx * x, sy * y, -FOOT), parent=parent)
        for sx, sy in _CORNERS
    ]


def ribs(spec, parent):
    """Three upright ribs on either side; returns them."""
    if not spec.ribs or spec.panel_height <= 1.5:
        return []
    x, material = spec.width / 2 - spec.draft * 0.5 - spec.step * 0.65, materials.plastic(spec.body, 0.36)
    size = (spec.depth * 0.085, spec.panel_height, 0.11)
    return [
        panel("rib", *size, material, (side * x, k * spec.depth * 0.21, spec.panel_middle), facing, parent, spec.depth * 0.04, 0.07)
        for side, facing in _SIDES
        for k in (-1, 0, 1)
    ]


def handles(spec, body, lid, tilt):
    """The handle that the cooler has: on the lid (`tilt` in degrees), on the front, or on both sides."""
    if spec.handle == "top":
        base = node("handle base", (0, 0, spec.lid_height - spec.lid_recess), (0, 0, 0), lid)
        carry.bail_handle(min(spec.width * 0.54, 7), 1.45, base, tilt)
    elif spec.handle == "front":
        carry.loop_handle(1.2, 3.8, (0, -spec.depth / 2 + spec.draft + 0.02, spec.rim * 0.55), "front", body)
    elif spec.handle == "side":
        for side, facing in _SIDES:
            spot = (side * (spec.width / 2 - 0.05), 0, spec.rim - spec.collar * 0.5)
            carry.loop_handle(1.05, min(4.4, spec.depth * 0.45), spot, facing, body)


def shoulder_strap(spec, parent):
    """A shoulder strap that lies in front."""
    carry.strap_down(spec.width, spec.depth, spec.rim - spec.collar * 0.5, parent)


def name_plate(spec, body, lid):
    """The label, or the blank panel for a customer's logo, on the front or the lid."""
    if not (spec.title or spec.logo):
        return
    width = spec.label_width or spec.width * 0.72
    height = spec.label_height or max(1.2, min(width * 0.44, spec.panel_height * 0.62))
    if spec.label_on == "top":
        spot, parent = (0, -0.1, spec.lid_height - 0.075), lid
    else:
        below_latch = 0.45 if spec.latches == 1 and spec.handle != "front" else 0
        spot, parent = (0, -spec.depth / 2 + spec.draft + spec.step * 0.3, spec.panel_middle - below_latch), body
    if spec.logo:
        blank_panel(width, height, spot, spec.logo, spec.label_on, parent)
    else:
        label(width, height, spot, spec.title, spec.subtitle, spec.line, spec.color, spec.label_on, parent)
