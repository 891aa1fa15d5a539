import type { Components, Theme } from '@mui/material/styles';

/** Text and links. */
export const type: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { display: 'h1', lead: 'p', figure: 'p', overline: 'p', caption: 'p', body2: 'p' },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'none' },
    styleOverrides: {
      root: {
        font: 'inherit',
        color: 'var(--link)',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
        '&:hover': { textDecorationThickness: '2px' },
      },
    },
  },
};
