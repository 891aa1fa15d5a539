"""Run by Blender: builds a scene without rendering it and writes the positions of its dimension lines.

blender -b --factory-startup -P dimension_lines.py -- SCENE WIDTH HEIGHT OUT
writes OUT for dimension-lines.ts: "long.0.edge", "long.0.line" … as fractions of the frame.
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import studio  # noqa: E402
from scenes import product_of, scenes_of  # noqa: E402


def main(name, width, height, out):
    studio.clear()
    studio.settings(int(width), int(height), 1, 1)
    module = importlib.import_module("products." + product_of(name))
    scenes_of(module)[name]()
    points = {
        f"{side}.{end}.{part}": point
        for side, leads in module.LINES[name]().items()
        for end, lead in enumerate(leads)
        for part, point in zip(("edge", "line"), lead)
    }
    studio.save_anchors(out, points)


if __name__ == "__main__":
    main(*sys.argv[sys.argv.index("--") + 1 :])
