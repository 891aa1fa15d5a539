import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { tonesOf } from './Svg';

/** A set of drawings: one column on a phone, two beside a table. */
export const DrawingSet = styled('div')(({ theme: { spacing } }) => ({
  containerType: 'inline-size',
  '& > div': {
    display: 'grid',
    gap: spacing(1.5),
    '@container (min-width: 37rem)': { gridTemplateColumns: '1fr 1fr', gap: spacing(2) },
  },
}));

const Frame = styled(Card)(({ theme: { breakpoints, spacing, typography } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: spacing(1, 1.5),
  alignItems: 'start',
  padding: spacing(1.5),
  '& > *': { gridColumn: '1 / -1' },
  '& > figcaption': { gridColumn: 1, gridRow: 1 },
  '& > [data-beside-title]': {
    gridColumn: 2,
    gridRow: 1,
    placeSelf: 'center end',
    fontSize: typography.caption.fontSize,
    // Below the title where enlarged text leaves no room beside it.
    [breakpoints.down(20)]: { gridColumn: '1 / -1', gridRow: 2, placeSelf: 'start' },
  },
  '@container (min-width: 37rem)': {
    rowGap: spacing(1.5),
    padding: spacing(2, 2.5),
    '&[data-span="wide"]': { gridColumn: 'span 2' },
    '&[data-span="tall"]': { gridColumn: 2, gridRow: '1 / span 2' },
  },
})) as typeof Card;

/** In a grid of two columns: a card spans both columns (`wide`) or two rows (`tall`). */
export type Span = 'wide' | 'tall' | undefined;

/** A drawing's card: title, optionally a key beside it, the drawing, and notes at the bottom. */
export function DrawingCard({ title, span, children }: { title: string; span: Span; children: ReactNode }) {
  return (
    <Frame component="figure" data-span={span}>
      <figcaption>
        <Typography variant="h4" component="h3">
          {title}
        </Typography>
      </figcaption>
      {children}
    </Frame>
  );
}

export const Notes = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(0.5),
  alignSelf: 'end',
  fontSize: typography.body2.fontSize,
  lineHeight: 1.5,
  color: vars.palette.text.secondary,
}));

/** The key to the tones of a drawing. */
export const Key = styled('ul')(({ theme }) => {
  const { spacing, typography, vars } = theme;
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: spacing(0, 1.25),
    fontSize: typography.body2.fontSize,
    lineHeight: 1.5,
    color: vars.palette.text.secondary,
    '& strong': { display: 'inline-block', fontVariantNumeric: 'tabular-nums', color: vars.palette.text.heading },
    '& [data-tone]': { position: 'relative', paddingLeft: '1.35rem' },
    '& [data-tone]::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '0.3em',
      width: '0.75rem',
      height: '0.75rem',
      border: '1.25px solid',
      borderRadius: 2,
      forcedColorAdjust: 'none',
    },
    ...Object.fromEntries(
      Object.entries(tonesOf(theme)).map(([tone, { edge, face }]) => [
        `& [data-tone="${tone}"]::before`,
        { borderColor: edge, background: face },
      ]),
    ),
  };
});
