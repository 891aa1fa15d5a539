"""Blender's entry: builds the scene of a product's open picture and writes it as triangles, for models.ts.

blender -b --factory-startup -P export_model.py -- PRODUCT OUT
writes OUT, JSON in meters with y up and the lid closed: where the hinge is, how far the lid opens, the outer edges
that the catalogue measures, and body and lid by material, three corners a triangle.
"""

import importlib
import inspect
import json
import math
import os
import sys

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
"""What the outer figures measure; feet, latches, handles and pockets stand out."""
RAYS = 40
"""Directions from which is asked whether a triangle can be seen."""
THINNED = ("bag film", "bag label", "bar")
"""Meshes of many small faces, which bend little."""
PITCH = 0.4
"""Of cloth, in inches."""
DULL = 0.6
"""The least roughness of what is not metal."""
FINE = ("text", "zipper teeth")
"""What is too small to be simplified."""
HAIR = 0.002
"""Off a surface, in inches: less than print stands off its label."""


def coarse(name, **limits):
    """Gives a function of geometry.py fewer steps than a picture wants; before the scenes import it."""
    function = getattr(geometry, name)
    signature = inspect.signature(function)

    def limited(*given, **named):
        bound = signature.bind(*given, **named)
        bound.apply_defaults()
        bound.arguments.update({key: min(bound.arguments[key], limit) for key, limit in limits.items()})
        return function(*bound.args, **bound.kwargs)

    setattr(geometry, name, limited)


def build(product):
    """Builds the scene of the product's open picture without its studio and gives its hinge."""
    studio.shoot = lambda *_, **__: None
    scenes = importlib.import_module("scenes")
    picture = product + "-open"
    module = importlib.import_module("products." + scenes.product_of(picture))
    scenes.scenes_of(module)[picture]()
    return next(obj for obj in bpy.data.objects if obj.name in HINGES)


def hang_behind(root):
    """The bag's other handle, which its open picture does not show: as the one in front."""
    back = geometry.node("back", rotation=(0, 0, 180), parent=root)
    for obj in [child for child in root.children if child.name.startswith("handle")]:
        twin = obj.copy()
        bpy.context.scene.collection.objects.link(twin)
        twin.parent = back


def below(obj):
    """An object and all that hangs on it."""
    return [obj, *(found for child in obj.children for found in below(child))]


def factors(material):
    """Color, roughness and metal of a material, without its grain.

    A browser lights models with small bright lamps instead of a studio: what shines in there is blinding here.
    """
    inputs = material.node_tree.nodes["Principled BSDF"].inputs
    metal = inputs["Metallic"].default_value
    return (*(round(value, 4) for value in inputs["Base Color"].default_value[:3]),
            round(max(inputs["Roughness"].default_value, 0 if metal else DULL), 3), metal)


def triangles(obj, graph):
    """Corners and their normals in the world, one row a triangle: (n, 3, 3) each."""
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
    if obj.type == "FONT":  # its face alone: print is too thin for its edges to be seen
        front = numpy.repeat(numpy.cross(points[1::3] - points[::3], points[2::3] - points[::3])[:, 2] > 1e-9, 3)
        points, normals = points[front], numpy.tile([0.0, 0.0, 1.0], (front.sum(), 1))
    if obj.name == "zipper teeth":  # the outward side of each, the last of six
        points, normals = (rows.reshape(-1, 36, 3)[:, 30:].reshape(-1, 3) for rows in (points, normals))
    evaluated.to_mesh_clear()
    matrix = numpy.array(obj.matrix_world)
    points = points @ matrix[:3, :3].T + matrix[:3, 3]
    normals = normals @ numpy.linalg.inv(matrix[:3, :3])
    normals /= numpy.maximum(numpy.linalg.norm(normals, axis=1, keepdims=True), 1e-12)
    return points.reshape(-1, 3, 3), normals.reshape(-1, 3, 3)


def samples(a, b, c):
    """Points on a triangle: its middle and near its corners, and on a large one no more than some two inches apart."""
    middle = (a + b + c) / 3
    steps = min(5, 1 + int(max((a - b).length, (b - c).length, (c - a).length) / 1.2))
    grid = [a + (b - a) * ((i + 1 / 3) / steps) + (c - a) * ((j + 1 / 3) / steps)
            for i in range(steps) for j in range(steps - i)]
    return [*grid, *(corner.lerp(middle, 0.12) for corner in (a, b, c))]


def seen(points, is_lid, hinge, angle):
    """For each triangle whether its front can be seen with the lid closed or open, or, if not, its back."""
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
            for view, tree in views if is_lid[k] else views[:1]:  # the open lid hides nothing of the body that matters
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
    """The triangles that share a corner with a chosen one of the same mesh: a part of theirs may be seen."""
    corners = numpy.column_stack([numpy.repeat(owner, 3), (points.reshape(-1, 3) * 1000).round()])
    keys = numpy.unique(corners, axis=0, return_inverse=True)[1].reshape(-1, 3)
    touched = numpy.zeros(keys.max() + 1, bool)
    touched[keys[chosen]] = True
    return touched[keys].any(1)


def upright(vectors):
    """From z up to glTF's y up: what faced -y faces +z."""
    return vectors[..., [0, 2, 1]] * [1, 1, -1]


def outer_edges(product, floor):
    """The edges that the outer figures measure, in inches, as products/dimensions.py has them for pictures."""
    long, wide, high = catalogue.exterior(product)
    left, right, front, back = -long / 2, long / 2, -wide / 2, wide / 2
    return {
        "long": [(left, front, 0), (right, front, 0)],
        "wide": [(left, front, 0), (left, back, 0)],
        "high": [(right, front, floor), (right, front, floor + high)],
    }


def main(product, out):
    coarse("fillet", steps=3)
    coarse("rounded_rectangle", steps=5)
    coarse("circle", steps=8)
    coarse("spline", per_span=8)
    coarse("loft", corner_steps=5, profile_steps=3)
    coarse("lathe", steps=24)
    soft = importlib.import_module("parts.soft")
    cloth = soft.cloth
    soft.cloth = lambda *given, **named: cloth(*given, **{**named, "pitch": PITCH})
    studio.clear()
    hinge = build(product)
    root, angle = hinge.parent, -hinge.rotation_euler.x
    hinge.rotation_euler.x = 0
    if hinge.name == "bag lid":
        hang_behind(root)
    for obj in bpy.data.objects:
        if obj.type == "FONT":
            obj.data.resolution_u = 3 if obj.data.size > 0.5 else 2
        if obj.name.split(".")[0] in THINNED:
            obj.modifiers.new("thinned", "DECIMATE").ratio = 0.2
    bpy.context.view_layer.update()
    graph, moving = bpy.context.evaluated_depsgraph_get(), set(below(hinge))
    rows = []
    for obj in below(root):
        if obj.type in ("MESH", "FONT"):
            points, normals = triangles(obj, graph)
            look = (obj.name.startswith(FINE), *factors(obj.data.materials[0]))
            rows.append((obj.name.split(".")[0], obj in moving, look, points, normals))
    shell = numpy.concatenate([points.reshape(-1, 3) for name, _, _, points, _ in rows if name in SHELLS])
    floor = root.location.z
    long, wide, high = catalogue.exterior(product)
    low, top = shell.min(0), shell.max(0)
    fit = numpy.array([long / (top[0] - low[0]), wide / (top[1] - low[1]), high / (top[2] - floor)])
    points = numpy.concatenate([row[3] for row in rows])
    normals = numpy.concatenate([row[4] for row in rows])
    lid = numpy.concatenate([numpy.full(len(row[3]), row[1]) for row in rows])
    owner = numpy.concatenate([numpy.full(len(row[3]), index) for index, row in enumerate(rows)])
    looks = sorted({row[2] for row in rows})
    look = numpy.concatenate([numpy.full(len(row[3]), looks.index(row[2])) for row in rows])
    # Cloth gives way and hangs a little inside its outer figures; what is hard is not moved by this.
    points = (points - (0, 0, floor)) * fit + (0, 0, floor)
    normals = normals / fit
    normals /= numpy.linalg.norm(normals, axis=2, keepdims=True)
    axis = Vector(((numpy.array(hinge.matrix_world.translation) - (0, 0, floor)) * fit + (0, 0, floor)).tolist())
    sides = seen(points, lid, axis, angle)
    sides[(sides == 0) & touching(points, owner, sides == 1)] = 1
    flipped = sides == -1
    print(product, len(points), "triangles,", (sides == 0).sum(), "never seen,", flipped.sum(), "turned around")
    points[flipped] = points[flipped][:, ::-1]
    normals[flipped] = -normals[flipped][:, ::-1]
    parts = {
        name: [
            {"fine": looks[k][0], "look": looks[k][1:], "points": (upright(points[chosen] - numpy.array(origin)) * METERS).round(6).ravel().tolist(),
             "normals": upright(normals[chosen]).round(4).ravel().tolist()}
            for k in range(len(looks))
            if (chosen := (sides != 0) & (lid == (name == "lid")) & (look == k)).any()
        ]
        for name, origin in (("body", (0, 0, 0)), ("lid", axis))
    }
    edges = {side: (upright(numpy.array(ends)) * METERS).round(5).tolist() for side, ends in outer_edges(product, floor).items()}
    model = {"hinge": (upright(numpy.array(axis)) * METERS).tolist(), "angle": angle, "edges": edges, "parts": parts}
    with open(out, "w", encoding="utf-8") as file:
        json.dump(model, file)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
