"""Blender's entry: builds one scene and renders it twice with different seeds.

blender -b --factory-startup -P render_scene.py -- SCENE WIDTH HEIGHT SAMPLES THREADS OUT
writes OUT_a.exr and OUT_b.exr, each with half the samples, for finish/finish.py.
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio  # noqa: E402
from scenes import product_of, scenes_of  # noqa: E402


def main(name, width, height, samples, threads, out):
    studio.clear()
    studio.settings(int(width), int(height), max(1, int(samples) // 2), int(threads))
    module = importlib.import_module("products." + product_of(name))
    scenes_of(module)[name]()
    for seed, suffix in ((1, "a"), (2, "b")):
        studio.render(f"{out}_{suffix}.exr", seed)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
