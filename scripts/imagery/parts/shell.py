"""The hard cooler that most of the range is made of: shell, lid, gasket, latches and what hangs on them."""

import math
from dataclasses import dataclass, field, replace

import bpy
from mathutils import Vector

import materials
from geometry import box, extrude, fillet, lathe, loft, node, panel, rounded_rectangle, subtract, sweep
from parts import carry
from parts.labels import blank_panel, label

FOOT = 0.14
GAP = 0.09


@dataclass(frozen=True)
class Hard:
    """A hard cooler's figures (inches) and features. `width`, `depth`, `height` are the outer measures."""

    width: float
    depth: float
    height: float
    wall: float = 0.75
    lid_height: float = 1.7
    lid_top: float = 0.5
    """Thickness of the lid's top plate: the lid is hollow, and the payload reaches into it."""
    title: str = ""
    subtitle: str = ""
    line: str = ""
    color: str = "none"
    body: str = materials.WHITE
    lid: str = materials.NAVY
    latches: int = 1
    handle: str = "top"
    """top, side, front or none."""
    ribs: bool = True
    bumpers: bool = False
    label_width: float = 0
    label_height: float = 0
    label_on: str = "front"
    logo: str = ""
    """Replaces the label with a blank panel that says this."""
    radius: float = 0

    def with_(self, **changes):
        """The same cooler with some figures or features changed."""
        return replace(self, **changes)


@dataclass
class Built:
    """A cooler in the scene: its root, its lid, and where its payload stands."""

    spec: Hard
    root: object
    lid: object
    floor: float
    """Height of the inside floor above the root's origin."""
    rim: float
    """Height of the body's rim above the root's origin."""
    skin: list = field(default_factory=list)
    """Meshes that a cutaway cuts."""
    cores: list = field(default_factory=list)
    """Insulation inside the skin, cut a hair less so that its section is what shows."""

    @property
    def inner_width(self):
        return self.spec.width - 2 * self.spec.wall

    @property
    def inner_depth(self):
        return self.spec.depth - 2 * self.spec.wall


def _latch(x, front, seam, width, height, body, lid):
    dark, pin = materials.plastic(materials.GRAPHITE, 0.46), materials.steel(0.22)
    panel("keeper", width * 1.18, height * 0.62, 0.12, dark, (x, front, seam - height * 0.42), "front", body, 0.16, 0.06)
    side_view = [(0, 0.42, 0.05), (-0.2, 0.44, 0.08), (-0.36, 0.3, 0.14), (-0.36, -height * 0.55, 0.25),
                 (-0.52, -height * 0.86, 0.09), (-0.38, -height * 0.92, 0.07), (-0.2, -height * 0.62, 0.2),
                 (-0.13, -height * 0.3, 0.1), (-0.13, 0.12, 0.06), (0, 0.12, 0.04)]
    extrude("lever", side_view, width, dark, 0.05, (x, front, seam), parent=body)
    panel("lever face", width * 0.52, height * 0.6, 0.06, dark, (x, front - 0.36, seam - height * 0.1), "front", body, 0.12, 0.04)
    panel("catch", width * 1.18, 0.6, 0.1, dark, (x, front, 0.4), "front", lid, 0.12, 0.05)
    axle = [(0, -width * 0.62), (0.1, -width * 0.62, 0.03), (0.1, width * 0.62, 0.03), (0, width * 0.62)]
    lathe("latch pin", axle, pin, (x, front - 0.2, seam - height * 0.16), (0, 90, 0), body, 20)


def build(spec, opened=0, lift=0, cutaway=False, location=(0, 0, 0), turn=0, strap="", handle_tilt=0, name="cooler"):
    """Builds a cooler standing at `location`. `opened` is the lid's angle, `lift` raises it (exploded view).

    `cutaway` fills wall and lid with insulation for `cut_corner`; `strap` is '', 'down' or 'up'.
    """
    w, d, h, wall = spec.width, spec.depth, spec.height, spec.wall
    flat = h < 6
    root = node(name, (location[0], location[1], location[2] + FOOT), (0, 0, turn), None)
    radius = spec.radius or max(0.7, min(1.5, 0.17 * min(w, d)))
    rim = h - spec.lid_height - GAP
    white, lid_material = materials.plastic(spec.body, 0.36), materials.plastic(spec.lid, 0.34, 0.18, 0.18)
    dark = materials.plastic(materials.GRAPHITE, 0.46)

    # Body: up the outside with a foot band and a rim collar, over the rim, down the inside: one closed solid.
    step = 0.07 if flat else 0.11
    band, collar = min(1.2, rim * 0.13), min(1.1, rim * 0.14)
    draft = 0.06 if flat else 0.14
    outside = [(1.2, 0), (draft, 0, 0.3 if flat else 0.42), (draft, band, 0.05), (draft + step, band + step, 0.06),
               (step + 0.02, rim - collar - step, 0.06), (0, rim - collar, 0.06), (0, rim, 0.07)]
    inside = [(wall, rim, 0.06), (wall, spec_floor(spec), 0.4), (wall + 1.0, spec_floor(spec))]
    skin = [loft("body", w, d, radius, outside + inside, white, parent=root)]
    cores = []
    floor = spec_floor(spec)
    skin_t = min(0.14, wall * 0.24)
    if cutaway:
        c = skin_t
        deep = wall - c - 0.07  # where the wall is thin, its steps must not reach the core's inner face
        core = [(1.4, c), (min(draft + c, deep), c, 0.3), (min(draft + c, deep), band, 0.05),
                (min(draft + step + c, deep), band + step, 0.06), (min(step + 0.02 + c, deep), rim - collar - step, 0.06),
                (c, rim - collar + c, 0.06), (c, rim - c),
                (wall - c, rim - c), (wall - c, floor - c, 0.4), (wall + 1.0, floor - c)]
        cores.append(loft("core", w, d, radius, core, materials.foam(), parent=root))
    liner = materials.plastic(materials.LINER, 0.32, 0.1)
    inset_floor = [(wall + 0.02, floor - 0.02), (wall + 0.06, floor + 0.012, 0.01), (wall + 1.4, floor + 0.012)]
    skin.append(loft("liner floor", w, d, radius, inset_floor, liner, parent=root))
    inner, outer = wall - min(0.1, wall * 0.25), min(0.18, wall * 0.3)
    gasket = [(inner, rim - 0.02), (outer, rim - 0.02), (outer, rim + GAP * 0.97, 0.03), (inner, rim + GAP * 0.97, 0.03), (inner, rim - 0.019)]
    skin.append(_ring("gasket", w, d, radius, gasket, materials.rubber(), root))

    # Lid: hinged at the back, hollow.
    hinge = node("hinge", (0, d / 2 - 0.05, rim + GAP), (-opened, 0, 0), root)
    lid = node("lid", (0, 0.05 - d / 2, lift), (0, 0, 0), hinge)
    lh = spec.lid_height
    hollow = max(0.02, lh - spec.lid_top)
    recess = 0.07 if flat else 0.11
    brow = min(1.15, 0.13 * min(w, d))
    profile = [(wall + 1.0, hollow), (wall, hollow, 0.3), (wall, 0, 0.06), (0.02, 0, 0.06), (0, 0.06), (0, lh * 0.46, 0.05),
               (step * 0.9, lh * 0.46 + step, 0.06), (step + 0.06, lh, 0.22 if flat else 0.34), (brow, lh, 0.06),
               (brow + 0.14, lh - recess, 0.06), (brow + 1.2, lh - recess)]
    skin.append(loft("lid shell", w, d, radius, profile, lid_material, parent=lid))
    if cutaway:
        c = skin_t
        core = [(wall + 1.2, hollow + c), (wall - c, hollow + c, 0.3), (wall - c, c), (c, c), (c, lh * 0.46, 0.05),
                (step * 0.9 + c, lh * 0.46 + step, 0.06), (step + 0.06 + c, lh - c - recess, 0.3), (wall + 1.2, lh - c - recess)]
        if spec.lid_top > 2 * c + recess + 0.05:
            cores.append(loft("lid core", w, d, radius, core, materials.foam(), parent=lid))
    lining = [(wall + 1.2, hollow - 0.015), (wall + 0.3, hollow - 0.015, 0.1), (wall + 0.26, hollow + 0.02)]
    skin.append(loft("lid lining", w, d, radius, lining, liner, parent=lid))

    for sx in (-1, 1):
        for sy in (-1, 1):
            spot = (sx * (w / 2 - radius * 0.55 - 0.8), sy * (d / 2 - radius * 0.55 - 0.8), -FOOT)
            skin.append(box("foot", 1.25, 1.25, FOOT + 0.06, materials.rubber(), 0.5, 0.02, 0.05, spot, parent=root))
    latch_height = min(1.9, rim * 0.3)
    apart = w * (0.24 if spec.bumpers else 0.29)
    for x in ([0] if spec.latches == 1 else [-apart, apart])[: spec.latches]:
        _latch(x, -d / 2, rim + GAP, 1.5 if w > 9 else 1.2, latch_height, root, lid)
    for x in (-w * 0.28, w * 0.28):
        lathe("hinge barrel", [(0, -0.8), (0.2, -0.8, 0.05), (0.2, 0.8, 0.05), (0, 0.8)], dark, (x, d / 2 + 0.05, rim + GAP), (0, 90, 0), root, 20)
    middle, tall = (band + rim - collar) / 2, rim - collar - band - 1.0
    if spec.ribs and tall > 1.5:
        for side, facing in ((1, "right"), (-1, "left")):
            for k in (-1, 0, 1):
                spot = (side * (w / 2 - draft * 0.5 - step * 0.65), k * d * 0.21, middle)
                skin.append(panel("rib", d * 0.085, tall, 0.11, white, spot, facing, root, d * 0.04, 0.07))
    if spec.bumpers:
        for z, tall_ in ((0.75, 1.3), (rim - 0.78, 1.3)):
            _bumpers(w, d, radius, z, tall_, root)
    if spec.handle == "top":
        carry.bail_handle(min(w * 0.54, 7), 1.45, node("handle base", (0, 0, lh - recess), (0, 0, 0), lid), handle_tilt)
    elif spec.handle == "front":
        carry.loop_handle(1.2, 3.8, (0, -d / 2 + draft + 0.02, rim * 0.55), "front", root)
    elif spec.handle == "side":
        for side, facing in ((1, "right"), (-1, "left")):
            carry.loop_handle(1.05, min(4.4, d * 0.45), (side * (w / 2 - 0.05), 0, rim - collar * 0.5), facing, root)
    if strap:
        height = rim - collar * 0.5
        if strap == "down":
            carry.strap_down(w, d, height, root)
        else:
            carry.strap_up(w, height, h, root)
    _print_label(spec, root, lid, band, rim, collar, tall, draft, step)
    return Built(spec, root, lid, floor, rim, skin, cores)


def spec_floor(spec):
    """Thickness of the floor: a wall's."""
    return spec.wall


def _ring(name, width, depth, radius, profile, material, parent):
    """A closed band, such as a gasket: the first and last points of the profile meet."""
    from geometry import _bridge, mesh, place

    outline = fillet(profile, 3)[:-1]
    vertices = []
    for inset, z in outline:
        vertices += [(x, y, z) for x, y in rounded_rectangle(width - 2 * inset, depth - 2 * inset, max(radius - inset, 0.05), 10)]
    return place(mesh(name, vertices, _bridge(len(outline), 44, closed=True), material, 40, fix_normals=True), parent=parent)


def _bumpers(width, depth, radius, z, height, parent):
    """Rubber guards around the four upright edges, `height` tall about `z`."""
    bend = radius + 0.02
    arc = [(bend * math.sin(k * math.pi / 24), bend * math.cos(k * math.pi / 24)) for k in range(13)]
    quarter = [(-0.5, bend), *arc, (bend, -0.5)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            path = [Vector((sx * (width / 2 - radius + x), sy * (depth / 2 - radius + y), z)) for x, y in quarter]
            sweep("bumper", path, rounded_rectangle(0.26, height, 0.12, 4), materials.rubber("#2b3640"), parent=parent)


def _print_label(spec, root, lid, band, rim, collar, tall, draft, step):
    if not (spec.title or spec.logo):
        return
    width = spec.label_width or spec.width * 0.72
    height = spec.label_height or max(1.2, min(width * 0.44, tall * 0.62))
    if spec.label_on == "top":
        spot, parent = (0, -0.1, spec.lid_height - 0.075), lid
    else:
        drop = 0.45 if spec.latches == 1 and spec.handle != "front" else 0
        spot, parent = (0, -spec.depth / 2 + draft + step * 0.3, (band + rim - collar) / 2 - drop), root
    if spec.logo:
        blank_panel(width, height, spot, spec.logo, spec.label_on, parent)
    else:
        label(width, height, spot, spec.title, spec.subtitle, spec.line, spec.color, spec.label_on, parent)


def cut_corner(cooler, low, high):
    """Cuts a box, in world coordinates, out of the shell, and a hair less out of the insulation."""
    bpy.context.view_layer.update()
    subtract(cooler.skin, low, high)
    hair = 0.015
    if cooler.cores:
        subtract(cooler.cores, [low[0] + hair, low[1], low[2]], [high[0], high[1] - hair, high[2]])
