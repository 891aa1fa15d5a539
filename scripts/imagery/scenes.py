"""Which module draws which picture: a product's module has a dictionary SCENES of picture id to function."""

import os
import re

_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "products")


def product_of(picture):
    """The module under products/ whose SCENES names the picture. Raises KeyError for an unknown one."""
    for file in sorted(os.listdir(_FOLDER)):
        if file.endswith(".py"):
            with open(os.path.join(_FOLDER, file), encoding="utf-8") as source:
                if re.search(rf'^    "{re.escape(picture)}":', source.read(), re.MULTILINE):
                    return file[:-3]
    raise KeyError(picture)


def scenes_of(module):
    """The scenes of a module: picture id to a function without arguments."""
    return module.SCENES
