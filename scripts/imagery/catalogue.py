"""The catalogue's figures, as exported by export-catalogue.ts. Lengths are in inches."""

import json
import os

_PATH = os.environ.get("IMAGERY_CATALOGUE", ".cache/imagery/catalogue.json")

with open(_PATH, encoding="utf-8") as _file:
    _data = json.load(_file)


def product(name):
    """A product's entry: name, labels, exterior, interior, line, variants."""
    return _data["products"][name]


def exterior(name):
    """First reading of the outer measures: long, wide, high."""
    return product(name)["exterior"][0]


def interior(name):
    """First reading of the inner measures: long, wide, high."""
    return product(name)["interior"][0]


def part(name):
    """Measures of a part or payload: disks, the cylinder, the logger, bags, cartons."""
    return _data["parts"][name]


def label_line(name):
    """Third line of a label: temperature and hold time, as the site writes them; may be empty."""
    return product(name)["line"]


def label_color(name):
    """The color of a product's label, "none" where the catalogue gives it none: a band then is neutral."""
    labels = product(name)["labels"]
    return labels[0] if labels else "none"


def text(name):
    """A phrase printed on a product, as the site writes it."""
    return _data["texts"][name]
