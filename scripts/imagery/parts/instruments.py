"""The data logger: a stainless-steel stick of 110 by 18 mm with a USB plug under a screw cap."""

import math

import bmesh
import bpy

import materials
from geometry import box, lathe, node, text

MM = 1 / 25.4
TURNED = (30, 30, 1)


def _engrave(body, size, angle, start, radius, parent):
    """Letters wrapped around the stick, `angle` degrees up from its side, from `start` along it."""
    flat = text(body, size, materials.paint("#343b40", 0.6), (0, 0, 0), "top", "SemiBold", raise_by=0)
    bpy.context.view_layer.update()
    data = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    grown = bmesh.new()
    grown.from_mesh(data)
    bmesh.ops.triangulate(grown, faces=grown.faces)
    bmesh.ops.subdivide_edges(grown, edges=grown.edges, cuts=1)
    r = radius + 0.0022
    for vertex in grown.verts:
        turn = math.radians(angle) + vertex.co.y / radius
        vertex.co = (vertex.co.x + start, -r * math.cos(turn), r * math.sin(turn))
    grown.to_mesh(data)
    grown.free()
    wrapped = bpy.data.objects.new("engraving", data)
    bpy.context.scene.collection.objects.link(wrapped)
    wrapped.parent = parent


def logger(length, diameter, texts, location=(0, 0, 0), turn=0, cap=True):
    """The logger along +x from `location`, its axis `diameter`/2 above the floor; `cap` screws it shut."""
    r = diameter / 2
    root = node("logger", (location[0], location[1], location[2] + r), (0, 0, turn))
    shell, bare = materials.steel(0.2, TURNED), materials.steel(0.28)
    body = length - 36 * MM
    outline = [(0, 0), (r * 0.55, 0, 0.01), (r * 0.92, 2.2 * MM, 1.2 * MM), (r, 4 * MM, MM), (r, 9 * MM, 0.2 * MM), (r * 0.955, 9.5 * MM),
               (r * 0.955, 10.6 * MM), (r, 11 * MM, 0.2 * MM), (r, body - 4 * MM, 0.3 * MM), (r * 0.94, body - 3.4 * MM, 0.3 * MM), (r * 0.94, body), (0, body)]
    lathe("logger body", outline, shell, rotation=(0, 90, 0), parent=root, steps=96)
    for words, size, angle in zip(texts, (4.4 * MM, 2.9 * MM, 2.9 * MM), (82, 46, 20)):
        _engrave(words, size, angle, 15 * MM, r, root)
    if cap:
        _cap(r, node("cap", (body, 0, 0), (0, 0, 0), root), 36 * MM)
        return root
    seal = [(r * 0.8, body - 0.2 * MM), (r * 0.965, body - 0.2 * MM, 0.4 * MM), (r * 0.965, body + 1.6 * MM, 0.4 * MM), (r * 0.8, body + 1.6 * MM)]
    lathe("seal", seal, materials.rubber("#15181a"), rotation=(0, 90, 0), parent=root, steps=72)
    thread = []
    for k in range(5):
        thread += [(r * 0.8, body + (1.6 + 0.9 * k) * MM), (r * 0.86, body + (2.05 + 0.9 * k) * MM)]
    lathe("thread", thread + [(r * 0.8, body + 6.3 * MM), (0, body + 6.3 * MM)], bare, rotation=(0, 90, 0), parent=root, steps=72)
    plug = node("usb plug", (body + 6 * MM, 0, 0), (0, 90, 0), root)
    black = materials.rubber("#0d0f10")
    box("plug shell", 4.5 * MM, 12 * MM, 18.5 * MM, materials.steel(0.2), 0.5 * MM, 0.12 * MM, parent=plug, steps=4)
    box("plug mouth", 3.7 * MM, 11.2 * MM, 0.3 * MM, black, 0.3 * MM, 0.02 * MM, location=(0, 0, 18.3 * MM), parent=plug, steps=4)
    box("plug tongue", 1.7 * MM, 10.8 * MM, 0.5 * MM, materials.paint("#f2f3f3"), 0.1 * MM, 0.02 * MM, location=(0.9 * MM, 0, 18.3 * MM), parent=plug, steps=4)
    for side in (-1, 1):
        box("plug hole", 2.2 * MM, 2.2 * MM, 0.06 * MM, black, 0.1 * MM, 0.01 * MM, location=(-2.28 * MM, side * 2.8 * MM, 11 * MM), rotation=(0, -90, 0), parent=plug, steps=3)
    return root


def _cap(r, root, length):
    outline = [(r * 0.8, 6 * MM), (r * 0.86, 0.3 * MM, 0.1 * MM), (r * 0.94, 0, 0.3 * MM), (r, 0.8 * MM, 0.4 * MM), (r, length - 9 * MM, 0.3 * MM),
               (r * 0.955, length - 8.6 * MM), (r * 0.955, length - 7.6 * MM), (r, length - 7.2 * MM, 0.3 * MM), (r, length - 3 * MM, MM), (r * 0.9, length, 1.2 * MM), (0, length)]
    lathe("cap shell", outline, materials.steel(0.2, TURNED), rotation=(0, 90, 0), parent=root, steps=96)


def loose_cap(diameter, location, turn):
    """The screw cap lying on the floor."""
    _cap(diameter / 2, node("loose cap", (location[0], location[1], location[2] + diameter / 2), (0, 0, turn)), 36 * MM)
