"""Finds the module of a picture: SCENES of a product's module maps picture ids to functions."""

import os
import re

_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "products")


def product_of(picture):
    """The module in products/ whose SCENES has the picture. Raises KeyError for an unknown picture."""
    for file in sorted(os.listdir(_FOLDER)):
        if file.endswith(".py"):
            with open(os.path.join(_FOLDER, file), encoding="utf-8") as source:
                if re.search(rf'^    "{re.escape(picture)}":', source.read(), re.MULTILINE):
                    return file[:-3]
    raise KeyError(picture)


def scenes_of(module):
    """The scenes of a module: picture ids mapped to functions without arguments."""
    return module.SCENES
