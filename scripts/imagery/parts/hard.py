"""What a hard cooler is: its figures and features, and the measures of its form that follow from them."""

from dataclasses import dataclass, replace

import materials

FOOT = 0.14
GAP = 0.09
"""Between rim and lid, filled by the gasket."""


@dataclass(frozen=True)
class Hard:
    """A hard cooler's figures (inches) and features. `width`, `depth`, `height` are the outer measures."""

    width: float
    depth: float
    height: float
    wall: float = 0.75
    lid_height: float = 1.7
    lid_top: float = 0.5
    """Thickness of the lid's top plate: the lid is hollow, and the payload reaches into it."""
    title: str = ""
    subtitle: str = ""
    line: str = ""
    color: str = "none"
    body: str = materials.WHITE
    lid: str = materials.NAVY
    latches: int = 1
    handle: str = "top"
    """top, side, front or none."""
    ribs: bool = True
    label_width: float = 0
    label_height: float = 0
    label_on: str = "front"
    logo: str = ""
    """Replaces the label with a blank panel that says this."""
    radius: float = 0

    def with_(self, **changes):
        """The same cooler with some figures or features changed."""
        return replace(self, **changes)

    @property
    def flat(self):
        """A case rather than a box: finer edges."""
        return self.height < 6

    @property
    def corner(self):
        """Radius of the upright edges."""
        return self.radius or max(0.7, min(1.5, 0.17 * min(self.width, self.depth)))

    @property
    def floor(self):
        """Thickness of the floor: a wall's."""
        return self.wall

    @property
    def rim(self):
        """Height of the body's rim."""
        return self.height - self.lid_height - GAP

    @property
    def step(self):
        """How far foot band, collar and lid brow stand out."""
        return 0.07 if self.flat else 0.11

    @property
    def draft(self):
        """How far the foot is drawn in, as molding needs."""
        return 0.06 if self.flat else 0.14

    @property
    def band(self):
        """Height of the foot band."""
        return min(1.2, self.rim * 0.13)

    @property
    def collar(self):
        """Height of the collar under the rim."""
        return min(1.1, self.rim * 0.14)

    @property
    def skin(self):
        """Thickness of shell and liner around the insulation."""
        return min(0.14, self.wall * 0.24)

    @property
    def panel_middle(self):
        """Middle of the flat wall between foot band and collar."""
        return (self.band + self.rim - self.collar) / 2

    @property
    def panel_height(self):
        """Height of that wall that ribs and labels may use."""
        return self.rim - self.collar - self.band - 1.0

    @property
    def lid_recess(self):
        """Depth of the tray in the lid's top."""
        return 0.07 if self.flat else 0.11

    @property
    def lid_hollow(self):
        """Height of the lid's inside."""
        return max(0.02, self.lid_height - self.lid_top)
