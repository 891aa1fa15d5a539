"""The one studio: a light ice-gray sweep, soft lights, one family of cameras, fixed render settings."""

import json
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import geometry
import materials

BACKDROP = "#d3dbe0"
SENSOR_WIDTH = 36


def clear():
    """Starts from an empty file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.reset_cache()
    geometry.reset_cache()


def _area(name, location, target, size, power, color):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.energy, light.color = "RECTANGLE", power, color
    light.size, light.size_y = size
    obj = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = False


def backdrop(distance=110):
    """A floor that bends up into a wall `distance` inches behind the product."""
    steps = 24
    bend = min(65, distance * 0.6)
    profile = [(-500, 0), (distance - bend, 0)]
    for k in range(1, steps + 1):
        angle = math.pi / 2 * k / steps
        profile.append((distance - bend + bend * math.sin(angle), bend - bend * math.cos(angle)))
    profile.append((distance, 500))
    vertices = [(x, y, z) for y, z in profile for x in (-600, 600)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    sweep = geometry.mesh("backdrop", vertices, faces, materials.paint(BACKDROP, 0.9), weighted=False)
    sweep["unframed"] = True


def lights(size=13.0, metal=False):
    """Key from the side away from the camera, weak fill; distances follow the product's `size` in inches.

    `metal` adds black cards that only glossy rays see: steel needs something dark to reflect.
    """
    k = size / 12
    power = k * k

    def at(*point):
        return tuple(k * value for value in point)

    _area("key", at(30, -34, 46), (0, 0, size * 0.35), at(22, 22), 30000 * power, (1, 0.985, 0.965))
    _area("fill", at(-50, -26, 24), (0, 0, size * 0.4), at(26, 50), 6500 * power, (0.93, 0.965, 1))
    _area("strip", at(4, -46, 10), (0, 0, size * 0.45), at(9, 36), 3200 * power, (1, 1, 1))
    _area("rim", at(-30, 38, 44), (0, 0, size * 0.6), at(14, 40), 15000 * power, (1, 1, 1))
    _area("top", at(0, 6, 60), (0, 0, 0), at(44, 44), 6000 * power, (1, 1, 1))
    _area("wash", at(0, 20, 60), (0, 95, 30), at(110, 10), 16000 * power, (1, 1, 1))
    if metal:
        for x, y, turn in ((-24, -4, 80), (21, -13, -52)):
            corners = [at(-9, 0, -2), at(9, 0, -2), at(9, 0, 26), at(-9, 0, 26)]
            card = geometry.mesh("card", corners, [(0, 1, 2, 3)], materials.paint("#050606", 0.9), 0)
            geometry.place(card, at(x, y, 0), (0, 0, turn))
            card.visible_camera = card.visible_shadow = card.visible_diffuse = False
            card["unframed"] = True
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (0.93, 0.96, 1, 1)
    background.inputs["Strength"].default_value = 0.16


def _sample_points():
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in bpy.context.scene.objects:
        if obj.type != "MESH" or obj.hide_render or obj.get("unframed"):
            continue
        evaluated = obj.evaluated_get(graph)
        vertices = evaluated.data.vertices
        stride = max(1, len(vertices) // 300)
        points += [evaluated.matrix_world @ vertices[i].co for i in range(0, len(vertices), stride)]
    return points


def camera(azimuth=-30, elevation=17, fill=0.8, focal=85, shift=(0, 0)):
    """Frames everything so that it covers `fill` of the tighter side; angles in degrees.

    `shift` moves the product off center, in parts of the frame.
    """
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    obj = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(obj)
    scene.camera = obj
    data.lens, data.sensor_width, data.sensor_fit = focal, SENSOR_WIDTH, "HORIZONTAL"
    data.clip_start, data.clip_end = 0.5, 5000
    aspect = scene.render.resolution_y / scene.render.resolution_x
    bpy.context.view_layer.update()
    points = _sample_points()
    low = Vector([min(point[i] for point in points) for i in range(3)])
    high = Vector([max(point[i] for point in points) for i in range(3)])
    a, e = math.radians(azimuth), math.radians(elevation)
    direction = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    target, distance = (low + high) / 2, (high - low).length * 3
    for _ in range(12):
        obj.location = target + direction * distance
        obj.rotation_euler = direction.to_track_quat("Z", "Y").to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, obj, point) for point in points]
        left, right = min(p.x for p in seen), max(p.x for p in seen)
        bottom, top = min(p.y for p in seen), max(p.y for p in seen)
        width = distance * SENSOR_WIDTH / focal
        offset = Vector(
            (((left + right) / 2 - 0.5 - shift[0]) * width, ((bottom + top) / 2 - 0.5 - shift[1]) * width * aspect, 0)
        )
        target += obj.matrix_world.to_3x3() @ offset * 0.9
        distance *= max((right - left) / fill, (top - bottom) / fill)


def shoot(size=13.0, azimuth=-30, elevation=17, fill=0.8, metal=False, back=110, focal=85, shift=(0, 0)):
    """The usual set-up: backdrop, lights for a product of `size` inches, and a framed camera."""
    backdrop(back)
    lights(size, metal)
    camera(azimuth, elevation, fill, focal, shift)


def settings(width, height, samples, threads):
    """Cycles on the CPU, without anything that differs from one run to the next."""
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = "FIXED", threads
    render.use_compositing = render.use_sequencer = render.use_stamp = False
    render.dither_intensity = 0
    render.use_persistent_data = True  # the second seed reuses what the first has built
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling = cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 4, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6, 1.0
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    bpy.context.view_layer.cycles.denoising_store_passes = True


def render(path, seed):
    """Renders with a seed into a 32-bit multilayer EXR with the passes that the denoiser reads."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def save_anchors(path, points):
    """Writes named 3-D points as shares of the frame (x right, y down), for call-outs drawn over a picture."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    seen = {name: world_to_camera_view(scene, scene.camera, Vector(point)) for name, point in points.items()}
    with open(path, "w", encoding="utf-8") as file:
        json.dump({name: [round(p.x, 5), round(1 - p.y, 5)] for name, p in seen.items()}, file, indent=1)
