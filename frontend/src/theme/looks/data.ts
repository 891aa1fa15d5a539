import { type Components, keyframes, type Theme } from '@mui/material/styles';

/** Fades the right edge of a scrollable table until its end is reached, by a scroll-driven animation. */
const moreBeyond = keyframes`
  from, 90% { mask-image: linear-gradient(to left, transparent, #000 2rem) }
  to { mask-image: linear-gradient(to left, #000, #000 2rem) }
`;

/** Tables, chips, avatars. */
export const data: Components<Theme> = {
  // A table wider than the page scrolls in its container.
  MuiTableContainer: {
    styleOverrides: {
      root: ({ theme: { radius, spacing, vars } }) => ({
        position: 'relative',
        border: `1px solid ${vars.palette.divider}`,
        borderRadius: radius.m,
        // The fallback: a fixed shadow on the right, which a gradient at the end of the scrolled content covers.
        background: [
          `linear-gradient(to left, ${vars.palette.background.paper} 1rem, transparent) right / 2.5rem 100% no-repeat local`,
          `linear-gradient(to left, color-mix(in srgb, ${vars.palette.outline} 60%, transparent), transparent) right / 0.875rem 100% no-repeat scroll`,
          vars.palette.background.paper,
        ].join(),
        '@supports (animation-timeline: scroll())': {
          background: vars.palette.background.paper,
          animation: `${moreBeyond} linear both`,
          animationTimeline: 'scroll(self inline)',
          // A mask would clip the focus ring, which is outside the box.
          '&:focus-visible': { animation: 'none' },
        },
        // A scroll container would be cut in print; without it, the cells would cover round corners.
        '@media print': { overflow: 'visible', marginBottom: spacing(1.5), borderRadius: 0 },
      }),
    },
  },
  MuiTable: {
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing, typography, vars } }) => ({
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        fontVariantNumeric: 'tabular-nums',
        [breakpoints.down('sm')]: { fontSize: typography.body2.fontSize },
        '& caption': {
          captionSide: 'top',
          padding: spacing(2),
          color: vars.palette.text.heading,
          fontSize: 'inherit',
          fontWeight: 650,
          lineHeight: 1.4,
          [breakpoints.down('sm')]: { padding: spacing(1.5) },
        },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing, vars } }) => ({
        padding: spacing(1.4, 2),
        border: 0,
        borderTop: `1px solid ${vars.palette.divider}`,
        fontSize: 'inherit',
        lineHeight: 'inherit',
        verticalAlign: 'top',
        color: 'inherit',
        [breakpoints.down('sm')]: { padding: spacing(1.1, 1.25) },
        'tbody th&': { background: vars.palette.background.paper, fontWeight: 600 },
      }),
      head: ({ theme: { typography, vars } }) => ({
        background: vars.palette.background.soft,
        fontSize: typography.body2.fontSize,
        color: vars.palette.text.secondary,
        fontWeight: 650,
        lineHeight: 1.4,
        // Keeps "(long × wide × high)" together.
        textWrap: 'balance',
        verticalAlign: 'bottom',
      }),
    },
  },
  MuiChip: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme: { spacing, typography, vars } }) => ({
        height: 'auto',
        gap: spacing(1),
        padding: '0.15rem 0.7rem',
        fontWeight: 600,
        variants: [
          {
            props: { variant: 'outlined' },
            style: { borderColor: vars.palette.divider, background: vars.palette.background.paper },
          },
          {
            // Categories and counts.
            props: { variant: 'filled', color: 'default' },
            style: {
              padding: '0.05rem 0.7rem',
              background: vars.palette.background.tint,
              color: vars.palette.text.heading,
              fontSize: typography.body2.fontSize,
              fontVariantNumeric: 'tabular-nums',
              '&.MuiChip-sizeSmall': { minWidth: '1.75rem', paddingInline: '0.4rem' },
            },
          },
        ],
      }),
      icon: { marginInline: '-0.25rem 0' },
      label: { padding: 0, whiteSpace: 'normal' },
      // Links.
      clickable: ({ theme: { mixins, typography, vars } }) => ({
        padding: '0.6rem 1.1rem',
        color: vars.palette.text.link,
        fontSize: 'inherit',
        '&.MuiChip-clickable:hover, &[aria-current]': {
          borderColor: vars.palette.primary.main,
          background: vars.palette.background.tint,
        },
        '&[aria-current]': mixins.chosenInForcedColors,
        '&.MuiChip-sizeSmall': { padding: '0.3rem 0.9rem', fontSize: typography.body2.fontSize },
        '*:where(&):focus-visible': { outline: `3px solid ${vars.palette.focus}` },
      }),
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: '2.75rem',
        height: '2.75rem',
        background: vars.palette.background.tint,
        color: vars.palette.text.heading,
        fontSize: 'inherit',
        fontWeight: 700,
      }),
    },
  },
};
