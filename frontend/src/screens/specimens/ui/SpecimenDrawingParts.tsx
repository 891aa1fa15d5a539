import Card from '@mui/material/Card';
import { styled, type Theme } from '@mui/material/styles';

/** Colors of faces and edges; the top face of a unit is lighter. */
function colorsOf({ vars: { palette } }: Theme) {
  const solid = (face: string) => ({ top: face, side: `color-mix(in srgb, ${face} 65%, ${palette.band.main})` });
  return {
    unit: solid(palette.label.blue),
    tooLarge: solid(palette.label.orange),
    edge: palette.band.main,
    interior: { face: palette.background.paper, edge: palette.accent.main },
  };
}

/** A drawing and its legend, side by side where they fit. */
export const DrawingFrame = styled(Card)(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(3),
  alignItems: 'center',
  padding: spacing(3),
  background: vars.palette.background.soft,
  '& figcaption': {
    display: 'grid',
    flex: '1 1 14rem',
    gap: spacing(1.5),
    fontSize: typography.body2.fontSize,
    lineHeight: 1.45,
  },
  '& figcaption > p': { color: vars.palette.text.warm },
})) as typeof Card;

export const Svg = styled('svg')(({ theme }) => {
  const { accent, text } = theme.vars.palette;
  const { unit, tooLarge, edge, interior } = colorsOf(theme);
  return {
    flex: 'none',
    height: 'auto',
    marginInline: 'auto',
    // Colors carry meaning, so forced colors do not replace them.
    forcedColorAdjust: 'none',
    strokeLinejoin: 'round',
    // Of faces whose color needs color-mix(), where a browser lacks it.
    fill: interior.face,
    '& [data-part="behind"]': { fill: interior.face, stroke: accent.light, strokeWidth: 1.25 },
    '& [data-part="before"]': { fill: accent.light, fillOpacity: 0.12, stroke: interior.edge, strokeWidth: 1.5 },
    '& [data-part="unit"], & [data-part="too-large"]': { stroke: edge },
    '& [data-part="unit"] polygon': { fill: unit.side },
    '& [data-part="unit"] polygon:last-of-type': { fill: unit.top },
    '& [data-part="too-large"] polygon': { fill: tooLarge.side },
    '& [data-part="too-large"] polygon:last-of-type': { fill: tooLarge.top },
    '& path': { fill: 'none', stroke: text.secondary, strokeWidth: 1.5 },
    '& text': { fill: text.secondary, fontSize: 12, fontWeight: 600 },
  };
});

export const Legend = styled('dl')(({ theme }) => {
  const { spacing, vars } = theme;
  const { unit, tooLarge, edge, interior } = colorsOf(theme);
  return {
    display: 'grid',
    gap: spacing(1),
    '& div': { position: 'relative', paddingLeft: '1.5rem' },
    '& div::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '0.25em',
      width: '0.9rem',
      height: '0.9rem',
      border: `1.5px solid ${edge}`,
      borderRadius: 3,
      forcedColorAdjust: 'none',
    },
    '& [data-part="unit"]::before': { background: unit.top },
    '& [data-part="too-large"]::before': { background: tooLarge.top },
    '& [data-part="interior"]::before': { borderColor: interior.edge, background: interior.face },
    '& dt': { color: vars.palette.text.secondary },
    '& dd': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
    '& span': { fontWeight: 400 },
  };
});
