"""The data logger, drawn to its published length and diameter."""

import catalogue
from parts.instruments import logger, loose_cap
from studio import shoot

LENGTH, DIAMETER = catalogue.part("logger")
TEXTS = ("EL-USB-1-PRO", catalogue.text("loggerRange"), catalogue.text("loggerProtection"))


def closed():
    logger(LENGTH, DIAMETER, TEXTS, (-2.1, 0, 0), 16)
    shoot(3.6, -8, 26, 0.8, metal=True, back=22)


def opened():
    logger(LENGTH, DIAMETER, TEXTS, (-1.9, 0, 0), 16, cap=False)
    loose_cap(DIAMETER, (0.4, -1.35, 0), -28)
    shoot(3.6, -8, 26, 0.8, metal=True, back=22)


SCENES = {
    "data-logger": closed,
    "data-logger-open": opened,
}
