"""Run by Blender: builds the scene of a product's open picture and writes it as triangles for models.ts.

blender -b --factory-startup -P export_model.py -- PRODUCT OUT
writes OUT, JSON in meters with y up and the lid closed: the hinge, the angle of the open lid, the measured outer
edges, and body and lid by material, three corners per triangle.
"""

import importlib
import inspect
import json
import math
import os
import sys
from collections import namedtuple

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
import catalogue  # noqa: E402
import geometry  # noqa: E402
import numpy  # noqa: E402
import studio  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402
from mathutils.bvhtree import BVHTree  # noqa: E402

METERS = 0.0254
HINGES = ("hinge", "bag lid")
SHELLS = ("body", "lid shell", "bag body", "bag cover")
"""The objects that the published exterior includes; feet, latches, handles and pockets project from it."""
RAYS = 40
"""The number of directions in which the visibility of a triangle is tested."""
THINNED = ("bag film", "bag label", "bar")
"""Meshes with many small, almost flat faces."""
PITCH = 0.4
"""The mesh size of cloth, in inches."""
DULL = 0.6
"""The minimum roughness of materials that are not metal."""
FINE = ("text", "zipper teeth")
"""Objects that are too small to be simplified."""
HAIR = 0.002
"""The distance of a ray's start from its surface, in inches: less than the distance of print from its label."""

Piece = namedtuple("Piece", "name is_lid look points normals")
"""The triangles of one object; `look` is its material."""


def coarse(name, **limits):
    """Limits the steps of a function of geometry.py; before the scenes import it."""
    function = getattr(geometry, name)
    signature = inspect.signature(function)

    def limited(*given, **named):
        bound = signature.bind(*given, **named)
        bound.apply_defaults()
        bound.arguments.update({key: min(bound.arguments[key], limit) for key, limit in limits.items()})
        return function(*bound.args, **bound.kwargs)

    setattr(geometry, name, limited)


def build(product):
    """Builds the scene of the product's open picture without its studio and returns its hinge."""
    studio.shoot = lambda *_, **__: None
    scenes = importlib.import_module("scenes")
    picture = product + "-open"
    module = importlib.import_module("products." + scenes.product_of(picture))
    scenes.scenes_of(module)[picture]()
    return next(obj for obj in bpy.data.objects if obj.name in HINGES)


def hang_behind(root):
    """Copies the bag's front handle to the back, where the open picture does not show it."""
    back = geometry.node("back", rotation=(0, 0, 180), parent=root)
    for obj in [child for child in root.children if child.name.startswith("handle")]:
        twin = obj.copy()
        bpy.context.scene.collection.objects.link(twin)
        twin.parent = back


def below(obj):
    """An object and all its descendants."""
    return [obj, *(found for child in obj.children for found in below(child))]


def factors(material):
    """Color, roughness and metal of a material, without its grain.

    A browser lights models with small bright lamps instead of a studio, so that glossy materials would glare.
    """
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    metal = inputs["Metallic"].default_value
    return (*(round(value, 4) for value in inputs["Base Color"].default_value[:3]),
            round(max(inputs["Roughness"].default_value, 0 if metal else DULL), 3), metal)


def triangles(obj, graph):
    """Corners and their normals in world coordinates, one row per triangle: (n, 3, 3) each."""
    evaluated = obj.evaluated_get(graph)
    data = evaluated.to_mesh()
    data.calc_normals_split()
    data.calc_loop_triangles()
    count = len(data.loop_triangles)
    corners, loops = numpy.empty(count * 3, "i"), numpy.empty(count * 3, "i")
    data.loop_triangles.foreach_get("vertices", corners)
    data.loop_triangles.foreach_get("loops", loops)
    points, normals = numpy.empty(len(data.vertices) * 3), numpy.empty(len(data.loops) * 3)
    data.vertices.foreach_get("co", points)
    data.loops.foreach_get("normal", normals)
    points, normals = points.reshape(-1, 3)[corners], normals.reshape(-1, 3)[loops]
    if obj.type == "FONT":  # only the front: print is too thin for visible edges
        front = numpy.repeat(numpy.cross(points[1::3] - points[::3], points[2::3] - points[::3])[:, 2] > 1e-9, 3)
        points, normals = points[front], numpy.tile([0.0, 0.0, 1.0], (front.sum(), 1))
    if obj.name == "zipper teeth":  # only the outer side of each, the last of six
        points, normals = (rows.reshape(-1, 36, 3)[:, 30:].reshape(-1, 3) for rows in (points, normals))
    evaluated.to_mesh_clear()
    matrix = numpy.array(obj.matrix_world)
    points = points @ matrix[:3, :3].T + matrix[:3, 3]
    normals = normals @ numpy.linalg.inv(matrix[:3, :3])
    normals /= numpy.maximum(numpy.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    return points.reshape(-1, 3, 3), normals.reshape(-1, 3, 3)


def samples(a, b, c):
    """Points on a triangle: its center, near its corners, and on a large one about two inches apart or less."""
    middle = (a + b + c) / 3
    steps = min(5, 1 + int(max((a - b).length, (b - c).length, (c - a).length) / 1.2))
    grid = [a + (b - a) * ((i + 1 / 3) / steps) + (c - a) * ((j + 1 / 3) / steps)
            for i in range(steps) for j in range(steps - i)]
    return [*grid, *(corner.lerp(middle, 0.12) for corner in (a, b, c))]


def seen(points, is_lid, hinge, angle):
    """For each triangle 1 if its front is visible with the lid open or closed, -1 if only its back is, else 0."""
    flat, faces = points.reshape(-1, 3), [(3 * k, 3 * k + 1, 3 * k + 2) for k in range(len(points))]
    turn = numpy.array(Matrix.Translation(hinge) @ Matrix.Rotation(-angle, 4, "X") @ Matrix.Translation(-hinge))
    opened = numpy.where(numpy.repeat(is_lid, 3)[:, None], flat @ turn[:3, :3].T + turn[:3, 3], flat)
    views = [(view.reshape(-1, 3, 3), BVHTree.FromPolygons(view.tolist(), faces)) for view in (opened, flat)]
    golden = math.pi * (3 - math.sqrt(5))
    heights = [1 - 2 * (k + 0.5) / RAYS for k in range(RAYS)]
    rays = [Vector((math.cos(golden * k) * math.sqrt(1 - z * z), math.sin(golden * k) * math.sqrt(1 - z * z), z))
            for k, z in enumerate(heights)]
    sides, last = numpy.zeros(len(points), int), rays[0]
    for side in (1, -1):
        for k in numpy.flatnonzero(sides == 0):
            for view, tree in views if is_lid[k] else views[:1]:  # opening the lid hides nothing relevant of the body
                a, b, c = (Vector(corner) for corner in view[k])
                normal = (b - a).cross(c - a).normalized() * side
                spots = [spot + normal * HAIR for spot in samples(a, b, c)][: None if side == 1 else 1]
                free = next((ray for ray in (last, *rays) if ray.dot(normal) > 0.05
                             and any(tree.ray_cast(spot, ray)[0] is None for spot in spots)), None)
                if free:
                    sides[k], last = side, free
                    break
    return sides


def touching(points, owner, chosen):
    """The triangles that share a corner with a chosen one of the same mesh, because they may be partly visible."""
    corners = numpy.column_stack([numpy.repeat(owner, 3), (points.reshape(-1, 3) * 1000).round()])
    keys = numpy.unique(corners, axis=0, return_inverse=True)[1].reshape(-1, 3)
    touched = numpy.zeros(keys.max() + 1, bool)
    touched[keys[chosen]] = True
    return touched[keys].any(1)


def upright(vectors):
    """Converts from z up to glTF's y up; -y becomes +z."""
    return vectors[..., [0, 2, 1]] * [1, 1, -1]


def outer_edges(product, floor):
    """The measured outer edges, in inches, the same as in products/dimensions.py."""
    long, wide, high = catalogue.exterior(product)
    left, right, front, back = -long / 2, long / 2, -wide / 2, wide / 2
    return {
        "long": [(left, front, 0), (right, front, 0)],
        "wide": [(left, front, 0), (left, back, 0)],
        "high": [(right, front, floor), (right, front, floor + high)],
    }


def coarsen():
    """Reduces the detail of all meshes; before the scenes are imported."""
    coarse("fillet", steps=3)
    coarse("rounded_rectangle", steps=5)
    coarse("circle", steps=8)
    coarse("spline", per_span=8)
    coarse("loft", corner_steps=5, profile_steps=3)
    coarse("lathe", steps=24)
    soft = importlib.import_module("parts.soft")
    cloth = soft.cloth
    soft.cloth = lambda *given, **named: cloth(*given, **{**named, "pitch": PITCH})


def thin():
    """Reduces the detail of text and of meshes with many small faces."""
    for obj in bpy.data.objects:
        if obj.type == "FONT":
            obj.data.resolution_u = 3 if obj.data.size > 0.5 else 2
        if obj.name.split(".")[0] in THINNED:
            obj.modifiers.new("thinned", "DECIMATE").ratio = 0.2
    bpy.context.view_layer.update()


def pieces_of(root, hinge):
    """All meshes and texts below the root as triangles."""
    graph, moving = bpy.context.evaluated_depsgraph_get(), set(below(hinge))
    pieces = []
    for obj in below(root):
        if obj.type in ("MESH", "FONT"):
            look = (obj.name.startswith(FINE), *factors(obj.data.materials[0]))
            pieces.append(Piece(obj.name.split(".")[0], obj in moving, look, *triangles(obj, graph)))
    return pieces


def scale_of(pieces, product, floor):
    """The factors that scale the shell to the published exterior: cloth sags, hard shells have a factor of 1."""
    shell = numpy.concatenate([piece.points.reshape(-1, 3) for piece in pieces if piece.name in SHELLS])
    low, top = shell.min(0), shell.max(0)
    long, wide, high = catalogue.exterior(product)
    return numpy.array([long / (top[0] - low[0]), wide / (top[1] - low[1]), high / (top[2] - floor)])


def scaled(points, scale, floor):
    """Points, scaled from the middle of the floor."""
    return (points - (0, 0, floor)) * scale + (0, 0, floor)


def by_triangle(pieces, values):
    """An array with the value of each triangle's piece."""
    return numpy.concatenate([numpy.full(len(piece.points), value) for piece, value in zip(pieces, values)])


def visible(points, normals, pieces, axis, angle):
    """The mask of visible triangles. Turns those around of which only the back is visible."""
    lid = by_triangle(pieces, [piece.is_lid for piece in pieces])
    sides = seen(points, lid, axis, angle)
    sides[(sides == 0) & touching(points, by_triangle(pieces, range(len(pieces))), sides == 1)] = 1
    flipped = sides == -1
    print(len(points), "triangles,", (sides == 0).sum(), "never seen,", flipped.sum(), "turned around")
    points[flipped] = points[flipped][:, ::-1]
    normals[flipped] = -normals[flipped][:, ::-1]
    return sides != 0


def parts_of(points, normals, pieces, shown, axis):
    """Body and lid for the file: the visible triangles by material, the lid's relative to the hinge."""
    looks = sorted({piece.look for piece in pieces})
    look = by_triangle(pieces, [looks.index(piece.look) for piece in pieces])
    lid = by_triangle(pieces, [piece.is_lid for piece in pieces])
    return {
        name: [
            {
                "fine": looks[k][0],
                "look": looks[k][1:],
                "points": (upright(points[chosen] - numpy.array(origin)) * METERS).round(6).ravel().tolist(),
                "normals": upright(normals[chosen]).round(4).ravel().tolist(),
            }
            for k in range(len(looks))
            if (chosen := shown & (lid == (name == "lid")) & (look == k)).any()
        ]
        for name, origin in (("body", (0, 0, 0)), ("lid", axis))
    }


def main(product, out):
    coarsen()
    studio.clear()
    hinge = build(product)
    root, angle = hinge.parent, -hinge.rotation_euler.x
    hinge.rotation_euler.x = 0
    if hinge.name == "bag lid":
        hang_behind(root)
    thin()
    pieces = pieces_of(root, hinge)
    floor = root.location.z
    scale = scale_of(pieces, product, floor)
    points = scaled(numpy.concatenate([piece.points for piece in pieces]), scale, floor)
    normals = numpy.concatenate([piece.normals for piece in pieces]) / scale
    normals /= numpy.linalg.norm(normals, axis=2, keepdims=True)
    axis = Vector(scaled(numpy.array(hinge.matrix_world.translation), scale, floor).tolist())
    shown = visible(points, normals, pieces, axis, angle)
    edges = {side: (upright(numpy.array(ends)) * METERS).round(5).tolist()
             for side, ends in outer_edges(product, floor).items()}
    model = {
        "hinge": (upright(numpy.array(axis)) * METERS).tolist(),
        "angle": angle,
        "edges": edges,
        "parts": parts_of(points, normals, pieces, shown, axis),
    }
    with open(out, "w", encoding="utf-8") as file:
        json.dump(model, file)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
