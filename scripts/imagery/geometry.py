"""Parametric meshes. One unit is one inch; z is up, the front faces -y."""

import math

import bmesh
import bpy
from mathutils import Vector

FONT_FOLDER = "/usr/share/fonts/opentype/inter/"

# Euler angles (degrees) that turn a part lying in the xy plane, facing +z, toward a side.
FACING = {
    "front": (90, 0, 0),
    "back": (90, 0, 180),
    "right": (90, 0, 90),
    "left": (90, 0, -90),
    "top": (0, 0, 0),
}


def _angles(rotation):
    return [math.radians(angle) for angle in rotation]


def place(obj, location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """Puts an object at a location (inches) and rotation (degrees) under a parent."""
    obj.location = location
    obj.rotation_euler = _angles(rotation)
    obj.parent = parent
    return obj


def node(name, location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """An empty that groups parts and moves them together."""
    obj = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(obj)
    return place(obj, location, rotation, parent)


def mesh(name, vertices, faces, material, smooth_angle=40, weighted=True, fix_normals=False):
    """A mesh object; edges sharper than `smooth_angle` degrees stay sharp, 0 keeps it faceted."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(vertex) for vertex in vertices], [], faces)
    if fix_normals:
        grown = bmesh.new()
        grown.from_mesh(data)
        bmesh.ops.recalc_face_normals(grown, faces=grown.faces)
        grown.to_mesh(data)
        grown.free()
    data.update()
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    if material:
        data.materials.append(material)
    if smooth_angle:
        for polygon in data.polygons:
            polygon.use_smooth = True
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(smooth_angle)
        if weighted:
            modifier = obj.modifiers.new("normals", "WEIGHTED_NORMAL")
            modifier.keep_sharp = True
    return obj


def rounded_rectangle(width, depth, radius, steps=10):
    """Points of a rounded rectangle about the origin, counterclockwise."""
    radius = max(0.004, min(radius, width / 2 - 1e-4, depth / 2 - 1e-4))
    points = []
    corners = ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270))
    for sx, sy, start in corners:
        cx, cy = sx * (width / 2 - radius), sy * (depth / 2 - radius)
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return points


def circle(radius, steps=16):
    """Points of a circle about the origin."""
    turn = 2 * math.pi / steps
    return [(radius * math.cos(turn * k), radius * math.sin(turn * k)) for k in range(steps)]


def fillet(points, steps=6, closed=False):
    """Rounds a 2-D polyline; each point is (a, b) or (a, b, radius)."""
    rounded = []
    count = len(points)
    for index, point in enumerate(points):
        corner = Vector(point[:2])
        radius = point[2] if len(point) > 2 else 0
        if radius <= 0 or (not closed and index in (0, count - 1)):
            rounded.append(tuple(corner))
            continue
        to_previous = Vector(points[index - 1][:2]) - corner
        to_next = Vector(points[(index + 1) % count][:2]) - corner
        shorter = min(to_previous.length, to_next.length)
        if shorter < 1e-6:
            rounded.append(tuple(corner))
            continue
        to_previous.normalize()
        to_next.normalize()
        opening = math.acos(max(-1, min(1, to_previous.dot(to_next))))
        if opening > math.pi - 0.02 or opening < 0.02:
            rounded.append(tuple(corner))
            continue
        tangent = min(radius / math.tan(opening / 2), shorter * 0.499)
        radius = tangent * math.tan(opening / 2)
        center = corner + (to_previous + to_next).normalized() * (radius / math.sin(opening / 2))
        start = corner + to_previous * tangent - center
        end = corner + to_next * tangent - center
        first = math.atan2(start.y, start.x)
        sweep_angle = (math.atan2(end.y, end.x) - first + math.pi) % (2 * math.pi) - math.pi
        for step in range(steps + 1):
            angle = first + sweep_angle * step / steps
            rounded.append((center.x + radius * math.cos(angle), center.y + radius * math.sin(angle)))
    return rounded


def _bridge(rings, size, closed=False):
    """Quads between consecutive rings of `size` vertices."""
    last = rings if closed else rings - 1
    return [
        (k * size + j, k * size + (j + 1) % size, (k + 1) % rings * size + (j + 1) % size, (k + 1) % rings * size + j)
        for k in range(last)
        for j in range(size)
    ]


def _fan(vertices, faces, first, size, center, flipped):
    """Closes a ring with triangles: a fan shades evenly and is cheap where one big polygon is not."""
    hub = len(vertices)
    vertices.append(center)
    for j in range(size):
        a, b = first + j, first + (j + 1) % size
        faces.append((hub, b, a) if flipped else (hub, a, b))


def loft(name, width, depth, radius, profile, material, location=(0, 0, 0), rotation=(0, 0, 0), parent=None,
         corner_steps=10, profile_steps=5, smooth_angle=40):
    """Sweeps a profile of (inset, z[, fillet]) around a rounded rectangle and closes both ends."""
    vertices = []
    outline = fillet(profile, profile_steps)
    limit = min(width, depth) / 2 - 0.02
    for inset, z in outline:
        inset = min(inset, limit)  # a wider inset would turn the end inside out
        ring = rounded_rectangle(width - 2 * inset, depth - 2 * inset, max(radius - inset, 0.05), corner_steps)
        vertices += [(x, y, z) for x, y in ring]
    size = 4 * (corner_steps + 1)
    faces = _bridge(len(outline), size)
    _fan(vertices, faces, 0, size, (0, 0, outline[0][1]), True)
    _fan(vertices, faces, (len(outline) - 1) * size, size, (0, 0, outline[-1][1]), False)
    return place(mesh(name, vertices, faces, material, smooth_angle), location, rotation, parent)


def band(name, width, depth, radius, profile, material, parent=None):
    """A closed band around a rounded rectangle, such as a gasket: the profile's last point meets its first."""
    outline = fillet(profile, 3)[:-1]
    vertices = []
    for inset, z in outline:
        ring = rounded_rectangle(width - 2 * inset, depth - 2 * inset, max(radius - inset, 0.05))
        vertices += [(x, y, z) for x, y in ring]
    faces = _bridge(len(outline), len(ring), closed=True)
    return place(mesh(name, vertices, faces, material, 40, fix_normals=True), parent=parent)


def box(name, width, depth, height, material, radius=0.2, top=0.08, bottom=None, location=(0, 0, 0),
        rotation=(0, 0, 0), parent=None, steps=6):
    """A rounded box standing on z = 0: `radius` for upright edges, `top` and `bottom` for the others."""
    bottom = top if bottom is None else bottom
    inset = min(max(top, bottom, 0.01) + 0.04, min(width, depth) * 0.45)
    profile = [(inset, 0), (0, 0, bottom), (0, height, top), (inset, height)]
    return loft(name, width, depth, radius, profile, material, location, rotation, parent, steps, 4)


def panel(name, width, height, thickness, material, location, facing="front", parent=None, radius=0.1, edge=0.03):
    """A rounded plate on a surface, growing outward; `location` is its center on that surface."""
    return box(name, width, height, thickness, material, radius, edge, 0, location, FACING[facing], parent)


def lathe(name, profile, material, location=(0, 0, 0), rotation=(0, 0, 0), parent=None, steps=56, smooth_angle=35):
    """Revolves (radius, z[, fillet]) about z."""
    outline = fillet(profile, 5)
    turn = 2 * math.pi / steps
    vertices = [
        (max(r, 1e-4) * math.cos(turn * k), max(r, 1e-4) * math.sin(turn * k), z)
        for r, z in outline
        for k in range(steps)
    ]
    faces = _bridge(len(outline), steps)
    _fan(vertices, faces, 0, steps, (0, 0, outline[0][1]), True)
    _fan(vertices, faces, (len(outline) - 1) * steps, steps, (0, 0, outline[-1][1]), False)
    return place(mesh(name, vertices, faces, material, smooth_angle), location, rotation, parent)


def extrude(name, outline, length, material, bevel=0.03, location=(0, 0, 0), rotation=(0, 0, 0), parent=None):
    """Extrudes a closed side view of (y, z[, fillet]) along x, centered, with beveled edges."""
    points = fillet(outline, 5, closed=True)
    size = len(points)
    vertices = [(-length / 2, y, z) for y, z in points] + [(length / 2, y, z) for y, z in points]
    faces = _bridge(2, size) + [tuple(range(size)), tuple(range(2 * size - 1, size - 1, -1))]
    obj = mesh(name, vertices, faces, material, 40, weighted=False, fix_normals=True)
    if bevel:
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, 3
        modifier.limit_method, modifier.angle_limit = "ANGLE", math.radians(50)
    obj.modifiers.new("normals", "WEIGHTED_NORMAL").keep_sharp = True
    return place(obj, location, rotation, parent)


def spline(points, per_span=14, closed=False):
    """A Catmull-Rom curve through points, as vectors."""
    knots = [Vector(point) for point in points]
    count = len(knots)
    curve = []
    for i in range(count if closed else count - 1):
        if closed:
            a, b, c, d = knots[i - 1], knots[i], knots[(i + 1) % count], knots[(i + 2) % count]
        else:
            a, b, c, d = knots[max(i - 1, 0)], knots[i], knots[i + 1], knots[min(i + 2, count - 1)]
        for k in range(per_span):
            t = k / per_span
            curve.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    if not closed:
        curve.append(knots[-1])
    return curve


def subdivide(points, pitch=0.3):
    """Adds points so that no span is longer than `pitch`."""
    dense = []
    for a, b in zip(points, points[1:]):
        spans = max(1, math.ceil((b - a).length / pitch))
        dense += [a.lerp(b, k / spans) for k in range(spans)]
    return dense + [points[-1]]


def sweep(name, path, section, material, up=(0, 0, 1), closed=False, parent=None):
    """Sweeps a closed section of (side, up) along a path; `up` is one vector or one for each point."""
    points = [Vector(point) for point in path]
    count, size = len(points), len(section)
    vertices = []
    for i, point in enumerate(points):
        if closed:
            tangent = points[(i + 1) % count] - points[i - 1]
        else:
            tangent = points[min(i + 1, count - 1)] - points[max(i - 1, 0)]
        tangent.normalize()
        wanted = Vector(up[i]) if isinstance(up, list) else Vector(up)
        side = tangent.cross(wanted).normalized()
        upward = side.cross(tangent).normalized()
        vertices += [point + side * a + upward * b for a, b in section]
    faces = _bridge(count, size, closed)
    if not closed:
        faces += [tuple(range(size)), tuple(range(count * size - 1, (count - 1) * size - 1, -1))]
    obj = mesh(name, vertices, faces, material, 40, weighted=False, fix_normals=True)
    obj.parent = parent
    return obj


_fonts = {}


def text(body, size, material, location, facing="front", weight="SemiBold", align="LEFT", parent=None, spacing=1.0,
         rotation=None, raise_by=0.005):
    """Printed letters, vertically centered on `location`; `size` is the em in inches."""
    if weight not in _fonts:
        _fonts[weight] = bpy.data.fonts.load(f"{FONT_FOLDER}Inter-{weight}.otf")
    curve = bpy.data.curves.new(f"text {body}", "FONT")
    curve.body, curve.size, curve.font, curve.extrude = body, size, _fonts[weight], raise_by
    curve.align_x, curve.align_y, curve.space_character, curve.resolution_u = align, "CENTER", spacing, 6
    curve.materials.append(material)
    obj = bpy.data.objects.new(curve.name, curve)
    bpy.context.scene.collection.objects.link(obj)
    return place(obj, location, rotation or FACING[facing], parent)


def text_width(obj):
    """Width of a text object in inches."""
    bpy.context.view_layer.update()
    return obj.dimensions.x


def subtract(objects, low, high):
    """Cuts an axis-aligned box, in world coordinates, out of meshes."""
    corners = [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    cutter = mesh("cutter", corners, faces, None, 0, fix_normals=True)
    cutter.hide_render = True
    for obj in objects:
        modifier = obj.modifiers.new("cut", "BOOLEAN")
        modifier.operation, modifier.solver, modifier.object = "DIFFERENCE", "EXACT", cutter
        while obj.modifiers.find("cut") > 0:  # before the normals are weighted
            with bpy.context.temp_override(object=obj):
                bpy.ops.object.modifier_move_up(modifier="cut")


def reset_cache():
    """Forgets fonts of a scene that was thrown away."""
    _fonts.clear()
