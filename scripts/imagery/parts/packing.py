"""How payloads stand in a cooler, shared by the products."""

from parts import coolant, payload

RED_CELLS = dict(color=payload.BLOOD, title="RBC")
PLASMA = dict(color=payload.PLASMA, title="PLASMA")


def disk_floor(cooler, thickness=0.8, title="CRYO-DISK", margin=0.25):
    """A Cryo-Disk on the inside floor; returns the height of its top above the cooler's origin."""
    size = (cooler.inner_width - 2 * margin, cooler.inner_depth - 2 * margin)
    coolant.disk(*size, thickness, (0, 0, cooler.floor + 0.02), title=title, parent=cooler.root)
    return cooler.floor + 0.04 + thickness


def side_disks(cooler, bottom, height, thickness=0.7, title="CRYO-DISK"):
    """Two Cryo-Disks standing on edge along the left and right walls."""
    for side in (-1, 1):
        x = side * (cooler.inner_width / 2 - 0.06)
        turn = (0, -90 * side, 0)
        depth = cooler.inner_depth - 0.6
        coolant.disk(height, depth, thickness, (x, 0, bottom + height / 2), turn, title, cooler.root, (30, 1, 30))


def standing_bags(cooler, count, size, bottom, color=payload.BLOOD, title="RBC", x=0.0):
    """Bags of (height, width, thickness) one behind the other, faces to the front."""
    height, width, thickness = size
    pitch = min(thickness * 1.7, (cooler.inner_depth - thickness) / max(1, count - 1))
    for k in range(count):
        y = (k - (count - 1) / 2) * pitch
        payload.bag(width, height, thickness, (x, y, bottom), (0, 0, 0), cooler.root, color, title)


def vials(parent, columns, rows, bottom, pitch=1.05, diameter=0.85, height=2.0, center=(0, 0), cap="#2f7fc4"):
    """A block of vials."""
    for i in range(columns):
        for j in range(rows):
            spot = (center[0] + (i - (columns - 1) / 2) * pitch, center[1] + (j - (rows - 1) / 2) * pitch, bottom)
            payload.vial(diameter, height, spot, parent, cap)


def cartons(parent, columns, rows, size, bottom, center=(0, 0), gap=0.06, title="Rx", color="#2f7fc4"):
    """A block of cartons of (width, depth, height)."""
    width, depth, height = size
    for i in range(columns):
        for j in range(rows):
            spot = (center[0] + (i - (columns - 1) / 2) * (width + gap), center[1] + (j - (rows - 1) / 2) * (depth + gap), bottom)
            payload.carton(width, depth, height, spot, (0, 0, 0), parent, title, color)
