"""Builds the hard cooler that most of the range is made of, and cuts it open."""

from dataclasses import dataclass, field

import bpy

import materials
from geometry import band, loft, node, subtract
from parts import fittings
from parts.hard import FOOT, GAP, Hard

_HAIR = 0.015


@dataclass
class Built:
    """A cooler in the scene: its root, its lid, and where its payload stands."""

    spec: Hard
    root: object
    lid: object
    skin: list = field(default_factory=list)
    """Meshes that a cutaway cuts."""
    cores: list = field(default_factory=list)
    """Insulation inside the skin, cut a hair less so that its section is what shows."""

    @property
    def floor(self):
        """Height of the inside floor above the root's origin."""
        return self.spec.floor

    @property
    def rim(self):
        """Height of the body's rim above the root's origin."""
        return self.spec.rim

    @property
    def inner_width(self):
        """Inside measure from side to side."""
        return self.spec.width - 2 * self.spec.wall

    @property
    def inner_depth(self):
        """Inside measure from front to back."""
        return self.spec.depth - 2 * self.spec.wall


def _body(spec, parent):
    """One closed solid: up the outside with foot band and collar, over the rim, down the inside."""
    rim, wall, step, draft, collar = spec.rim, spec.wall, spec.step, spec.draft, spec.collar
    profile = [
        (1.2, 0), (draft, 0, 0.3 if spec.flat else 0.42), (draft, spec.band, 0.05), (draft + step, spec.band + step, 0.06),
        (step + 0.02, rim - collar - step, 0.06), (0, rim - collar, 0.06), (0, rim, 0.07),
        (wall, rim, 0.06), (wall, spec.floor, 0.4), (wall + 1.0, spec.floor),
    ]
    lining = [(wall + 0.02, spec.floor - 0.02), (wall + 0.06, spec.floor + 0.012, 0.01), (wall + 1.4, spec.floor + 0.012)]
    inner, outer = wall - min(0.1, wall * 0.25), min(0.18, wall * 0.3)
    gasket = [(inner, rim - 0.02), (outer, rim - 0.02), (outer, rim + GAP * 0.97, 0.03), (inner, rim + GAP * 0.97, 0.03), (inner, rim - 0.019)]
    size = (spec.width, spec.depth, spec.corner)
    return [
        loft("body", *size, profile, materials.plastic(spec.body, 0.36), parent=parent),
        loft("liner floor", *size, lining, materials.plastic(materials.LINER, 0.32, 0.1), parent=parent),
        band("gasket", *size, gasket, materials.rubber(), parent),
    ]


def _body_core(spec, parent):
    """The insulation inside the body's wall."""
    c, wall, step, rim = spec.skin, spec.wall, spec.step, spec.rim
    deepest = wall - c - 0.07  # where the wall is thin, its steps must not reach the core's inner face
    foot, waist, shoulder = (min(inset + c, deepest) for inset in (spec.draft, spec.draft + step, step + 0.02))
    profile = [
        (1.4, c), (foot, c, 0.3), (foot, spec.band, 0.05), (waist, spec.band + step, 0.06),
        (shoulder, rim - spec.collar - step, 0.06), (c, rim - spec.collar + c, 0.06), (c, rim - c),
        (wall - c, rim - c), (wall - c, spec.floor - c, 0.4), (wall + 1.0, spec.floor - c),
    ]
    return loft("core", spec.width, spec.depth, spec.corner, profile, materials.foam(), parent=parent)


def _lid(spec, parent):
    """A hollow lid with a brow and a tray on top, lined inside."""
    height, wall, step, hollow = spec.lid_height, spec.wall, spec.step, spec.lid_hollow
    tray, floor = min(1.15, 0.13 * min(spec.width, spec.depth)), height - spec.lid_recess
    profile = [
        (wall + 1.0, hollow), (wall, hollow, 0.3), (wall, 0, 0.06), (0.02, 0, 0.06), (0, 0.06), (0, height * 0.46, 0.05),
        (step * 0.9, height * 0.46 + step, 0.06), (step + 0.06, height, 0.22 if spec.flat else 0.34), (tray, height, 0.06),
        (tray + 0.14, floor, 0.06), (tray + 1.2, floor),
    ]
    lining = [(wall + 1.2, hollow - 0.015), (wall + 0.3, hollow - 0.015, 0.1), (wall + 0.26, hollow + 0.02)]
    size = (spec.width, spec.depth, spec.corner)
    return [
        loft("lid shell", *size, profile, materials.plastic(spec.lid, 0.34, 0.18, 0.18), parent=parent),
        loft("lid lining", *size, lining, materials.plastic(materials.LINER, 0.32, 0.1), parent=parent),
    ]


def _lid_core(spec, parent):
    """The insulation inside the lid; none where the top plate is too thin for it."""
    c, wall, step, hollow = spec.skin, spec.wall, spec.step, spec.lid_hollow
    top = spec.lid_height - c - spec.lid_recess
    if spec.lid_top <= 2 * c + spec.lid_recess + 0.05:
        return []
    brow = spec.lid_height * 0.46
    profile = [
        (wall + 1.2, hollow + c), (wall - c, hollow + c, 0.3), (wall - c, c), (c, c), (c, brow, 0.05),
        (step * 0.9 + c, brow + step, 0.06), (step + 0.06 + c, top, 0.3), (wall + 1.2, top),
    ]
    return [loft("lid core", spec.width, spec.depth, spec.corner, profile, materials.foam(), parent=parent)]


def build(spec, opened=0, lift=0, cutaway=False, location=(0, 0, 0), turn=0, strap=False, handle_tilt=0):
    """Builds a cooler standing at `location`. `opened` is the lid's angle, `lift` raises it (exploded view).

    `cutaway` fills wall and lid with insulation for `cut_corner`; `strap` lays a shoulder strap in front.
    """
    root = node("cooler", (location[0], location[1], location[2] + FOOT), (0, 0, turn))
    back = spec.depth / 2 - 0.05
    hinge = node("hinge", (0, back, spec.rim + GAP), (-opened, 0, 0), root)
    lid = node("lid", (0, -back, lift), (0, 0, 0), hinge)
    skin = [*_body(spec, root), *_lid(spec, lid), *fittings.feet(spec, root), *fittings.ribs(spec, root)]
    cores = [_body_core(spec, root), *_lid_core(spec, lid)] if cutaway else []
    fittings.latches(spec, root, lid)
    fittings.hinges(spec, root)
    fittings.handles(spec, root, lid, handle_tilt)
    if strap:
        fittings.shoulder_strap(spec, root)
    fittings.name_plate(spec, root, lid)
    return Built(spec, root, lid, skin, cores)


def cut_corner(cooler, low, high):
    """Cuts a box, in world coordinates, out of the shell, and a hair less out of the insulation."""
    bpy.context.view_layer.update()
    subtract(cooler.skin, low, high)
    if cooler.cores:
        subtract(cooler.cores, [low[0] + _HAIR, low[1], low[2]], [high[0] - _HAIR, high[1] - _HAIR, high[2]])
