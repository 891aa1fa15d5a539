import { styled, type Theme } from '@mui/material/styles';

/** The tones that a drawing and its key share: an exterior, an interior, a lower and an upper figure. */
export function tonesOf({ vars: { palette } }: Theme) {
  return {
    outer: { edge: palette.text.heading, face: `color-mix(in srgb, ${palette.background.strong} 55%, transparent)` },
    inner: { edge: palette.text.link, face: `color-mix(in srgb, ${palette.accent.light} 40%, transparent)` },
    full: { edge: palette.text.heading, face: palette.text.heading },
    partly: { edge: palette.accent.main, face: palette.accent.main },
  };
}

/** Background and text of all drawings. Text is in px, because rows and labels are laid out in px (layout.ts). */
export const Drawing = styled('svg')(({ theme: { vars } }) => ({
  fontVariantNumeric: 'tabular-nums',
  // Marks at the end of a scale are not cut off.
  overflow: 'visible',
  // Of faces whose color needs color-mix(), where a browser lacks it.
  fill: 'none',
  // Colors carry meaning, so forced colors do not replace them; there it needs the background that it is drawn for.
  forcedColorAdjust: 'none',
  '@media (forced-colors: active)': { background: vars.palette.background.paper },
  '& text': { fontSize: 13, fill: vars.palette.text.secondary },
  '& [data-text="value"]': { fontSize: 15, fontWeight: 700, fill: vars.palette.text.heading },
  '& [data-text="name"]': { fontSize: 14, fontWeight: 600, fill: vars.palette.text.primary },
  '& [data-text="tick"]': { fontSize: 12 },
}));
