"""Materials of the whole range, each made once a scene. Colors are sRGB hex strings."""

import bpy

NAVY = "#0c2243"
WHITE = "#e4e8ea"
GRAPHITE = "#262d33"
INK = "#0a1c38"
LINER = "#c9d4db"
FOAM = "#e6b455"
LABEL_COLORS = {"white": "#f4f7f8", "blue": "#2f7fc4", "orange": "#e8842c", "none": "#8fa6b8"}

_made = {}


def reset_cache():
    """Forgets materials of a scene that was thrown away."""
    _made.clear()


def linear(color):
    """Scene-linear RGBA of an sRGB hex string."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels), 1.0)


def _principled(key, **inputs):
    material = bpy.data.materials.new(key[0])
    material.use_nodes = True
    shader = material.node_tree.nodes["Principled BSDF"]
    for name, value in inputs.items():
        shader.inputs[name.replace("_", " ").title()].default_value = value
    _made[key] = material
    return material, material.node_tree, shader


def _noise(tree, scale, detail=2, stretch=None):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    tree.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
    tree.links.new(mapping.outputs["Vector"], noise.inputs["Vector"])
    if stretch:
        mapping.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    return noise.outputs["Fac"]


def _grain(tree, shader, scale, strength, distance, detail=2):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    tree.links.new(_noise(tree, scale, detail), bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def plastic(color, roughness=0.36, grain=0.18, coat=0.12):
    """Molded plastic with a faint grain."""
    key = ("plastic", color, roughness, grain, coat)
    if key not in _made:
        _, tree, shader = _principled(key, base_color=linear(color), roughness=roughness, clearcoat=coat)
        if grain:
            _grain(tree, shader, 28, grain, 0.006)
    return _made[key]


def rubber(color="#1d2226"):
    """Matt rubber: feet, grips, gaskets, tires."""
    return plastic(color, 0.62, 0.2, 0)


def paint(color, roughness=0.48):
    """Print, paper and stickers: even, without grain."""
    return plastic(color, roughness, 0, 0)


def gloss(color, roughness=0.16):
    """Shiny film: blood bags, caps, tubing."""
    return plastic(color, roughness, 0, 0.5)


def steel(roughness=0.24, brushed=None):
    """Stainless steel; `brushed` stretches streaks of roughness. Bump on metal would sparkle."""
    key = ("steel", roughness, brushed)
    if key not in _made:
        _, tree, shader = _principled(key, base_color=linear("#cfd2d4"), metallic=1.0, roughness=roughness)
        if brushed:
            spread = tree.nodes.new("ShaderNodeMapRange")
            spread.inputs["To Min"].default_value = roughness * 0.8
            spread.inputs["To Max"].default_value = roughness * 1.3
            tree.links.new(_noise(tree, 1.2, 2, brushed), spread.inputs["Value"])
            tree.links.new(spread.outputs["Result"], shader.inputs["Roughness"])
    return _made[key]


def fabric(color):
    """Woven cloth: fine noise, since wave textures make moire."""
    key = ("fabric", color)
    if key not in _made:
        _, tree, shader = _principled(key, base_color=linear(color), roughness=0.85, sheen=0.35, specular=0.2)
        _grain(tree, shader, 26, 0.3, 0.03, 1)
    return _made[key]


def webbing(color=GRAPHITE):
    """Strap webbing."""
    key = ("webbing", color)
    if key not in _made:
        _, tree, shader = _principled(key, base_color=linear(color), roughness=0.75, sheen=0.3, specular=0.25)
        _grain(tree, shader, 30, 0.35, 0.02)
    return _made[key]


def foam(color=FOAM):
    """Insulation in section."""
    key = ("foam", color)
    if key not in _made:
        _, tree, shader = _principled(key, base_color=linear(color), roughness=0.95, specular=0.1)
        _grain(tree, shader, 22, 0.5, 0.04, 4)
    return _made[key]
