#!/usr/bin/python3
"""Denoises two half-sample renders and develops them into a PNG.

finish.py A.exr B.exr LIBRARY OUT.png, where LIBRARY is nlm.c compiled. Debian's Blender has no denoiser
of its own; this one measures like twice the samples and keeps printed text sharp.
"""

import ctypes
import os
import sys

import numpy as np
import OpenImageIO as oiio
from numpy.lib.stride_tricks import sliding_window_view

COLORS = "/usr/share/blender/datafiles/colormanagement/"
EXPOSURE = 0.45
LOOK = "filmic_to_0.99_1-0075.spi1d"  # Filmic, High Contrast: OpenImageIO silently skips this look by name
SATURATION = 1.08
REACH, PATCH, STRENGTH, GUIDE = 7, 2, 0.8, 1.0
BEND = 3  # pixels over which a surface must bend to count as round, and across which it is then averaged


def read(path):
    """Color, and three planes of albedo before three of half-weighted normals, as float planes."""
    image = oiio.ImageInput.open(path)
    names = list(image.spec().channelnames)
    pixels = image.read_image(oiio.FLOAT)
    image.close()

    def planes(group, channels):
        picks = [next(i for i, n in enumerate(names) if group in n and n.endswith("." + c)) for c in channels]
        return np.stack([pixels[..., i] for i in picks])

    features = np.concatenate([planes("Denoising Albedo", "RGB"), planes("Denoising Normal", "XYZ") * 0.5])
    return planes("Combined", "RGB"), features


def box_mean(planes, radius):
    """Mean over a square window, edges repeated."""
    size = 2 * radius + 1
    for axis in (-1, -2):
        padding = [(0, 0)] * planes.ndim
        padding[axis] = (radius + 1, radius)
        total = np.cumsum(np.pad(planes, padding, mode="edge"), axis=axis, dtype=np.float64)
        length = planes.shape[axis]
        planes = ((np.take(total, range(size, size + length), axis) - np.take(total, range(length), axis)) / size).astype(np.float32)
    return planes


def bends(normals):
    """Squares of how much normals turn from pixel to pixel, 0 at edges: what turns within a few pixels is one.

    Without it a rounded corner is averaged along itself alone, which draws its noise out to lines.
    """

    def opened(planes, axis):
        for pick in (np.min, np.max):
            padding = [(0, 0)] * planes.ndim
            padding[axis] = (BEND, BEND)
            planes = pick(sliding_window_view(np.pad(planes, padding, mode="edge"), 2 * BEND + 1, axis), axis=-1)
        return planes

    return np.maximum(*(opened(np.gradient(normals, axis=axis) ** 2, axis) for axis in (1, 2)))


def denoise(half_a, half_b, library):
    """The mean of both halves, each filtered with weights from the other, in log space."""
    a, b = (np.log1p(4 * np.maximum(color, 0)).astype(np.float32) for color, _ in (half_a, half_b))
    features_a, features_b = half_a[1], half_b[1]
    features = (features_a + features_b) / 2
    noise = box_mean((features_a - features_b) ** 2 / 4, 2)
    slope = np.minimum(np.gradient(features, axis=2) ** 2, np.gradient(features, axis=1) ** 2)
    tolerance = np.maximum(np.maximum(noise, slope), 2e-4)
    tolerance[3:] = np.maximum(tolerance[3:], BEND**2 * bends(features[3:]))
    variance = box_mean((a - b) ** 2 / 2, 3) + 1e-7
    arrays = [np.ascontiguousarray(x, np.float32) for x in (a, b, variance, features, tolerance)]
    outs = [np.empty_like(arrays[0]), np.empty_like(arrays[0])]
    pointer = ctypes.POINTER(ctypes.c_float)
    handles = [x.ctypes.data_as(pointer) for x in (*arrays, *outs)]
    height, width = a.shape[1:]
    ctypes.CDLL(library).nlm(*handles[:5], len(features), *handles[5:], width, height, REACH, PATCH,
                             ctypes.c_float(STRENGTH), ctypes.c_float(GUIDE))
    return np.expm1((outs[0] + outs[1]) / 2) / 4


def curve():
    """The view's tone curve, from Blender's own files."""
    with open(COLORS + "filmic/" + LOOK, encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    return np.array([float(line.split()[0]) for line in lines[lines.index("{") + 1 :] if line and line != "}"])


def develop(color, path):
    """Exposes, tone-maps and writes 8 bits, with fixed-seed dither so that the backdrop does not band."""
    height, width = color.shape[1:]
    pixels = np.ascontiguousarray(np.moveaxis(color, 0, -1) * 2**EXPOSURE, np.float32)
    buffer = oiio.ImageBuf(oiio.ImageSpec(width, height, 3, oiio.FLOAT))
    buffer.set_pixels(oiio.ROI(), pixels)
    log = oiio.ImageBufAlgo.colorconvert(buffer, "Linear", "Filmic Log", False, "", "", COLORS + "config.ocio")
    table = curve()
    shown = np.interp(np.clip(log.get_pixels(oiio.FLOAT), 0, 1), np.linspace(0, 1, len(table)), table)
    gray = (shown @ np.array([0.2126, 0.7152, 0.0722]))[..., None]
    shown = np.clip(gray + (shown - gray) * SATURATION, 0, 1)
    dither = np.random.RandomState(7).rand(height, width, 1)
    steps = np.clip(np.floor(shown * 255 + dither), 0, 255) / 255
    result = oiio.ImageBuf(oiio.ImageSpec(width, height, 3, oiio.UINT8))
    result.set_pixels(oiio.ROI(), np.ascontiguousarray(steps, np.float32))
    if not result.write(path):
        sys.exit(f"{path}: {result.geterror()}")


if __name__ == "__main__":
    os.environ.setdefault("OMP_NUM_THREADS", "2")
    first, second, compiled, out = sys.argv[1:5]
    develop(denoise(read(first), read(second), compiled), out)
