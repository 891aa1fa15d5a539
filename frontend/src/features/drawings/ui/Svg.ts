import { styled, type Theme } from '@mui/material/styles';

/** What a drawing and its key have in common: an outside, an inside, a lower and an upper figure. */
export type Tone = 'outer' | 'inner' | 'full' | 'partly';

/** Edge and face of each tone. */
export function tonesOf({ vars: { palette } }: Theme): Record<Tone, { edge: string; face: string }> {
  return {
    outer: { edge: palette.text.heading, face: `color-mix(in srgb, ${palette.background.strong} 55%, transparent)` },
    inner: { edge: palette.text.link, face: `color-mix(in srgb, ${palette.accent.light} 40%, transparent)` },
    full: { edge: palette.text.heading, face: palette.text.heading },
    partly: { edge: palette.accent.main, face: palette.accent.main },
  };
}

/** Paper and type of all drawings. Type is in px, since rows and labels are laid out in px (layout.ts). */
export const Drawing = styled('svg')(({ theme: { vars } }) => ({
  background: vars.palette.background.paper,
  fontVariantNumeric: 'tabular-nums',
  // A mark at the end of a scale is drawn whole.
  overflow: 'visible',
  // Colors carry meaning and stay as they are where a system forces its own.
  forcedColorAdjust: 'none',
  '& text': { fontSize: 13, fill: vars.palette.text.secondary },
  '& [data-text="value"]': { fontSize: 15, fontWeight: 700, fill: vars.palette.text.heading },
  '& [data-text="name"]': { fontSize: 14, fontWeight: 600, fill: vars.palette.text.primary },
  '& [data-text="tick"]': { fontSize: 12 },
}));
