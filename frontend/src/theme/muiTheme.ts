/** The MUI theme, made from the tokens, for what brings MUI with it: the Customization Form's dialog. */
import { createTheme } from '@mui/material/styles';
import { breakpoint, color, font, radius } from './tokens';

export const muiTheme = createTheme({
  cssVariables: { cssVarPrefix: 'mui' },
  breakpoints: { values: { xs: 0, sm: breakpoint.s, md: breakpoint.m, lg: breakpoint.l, xl: breakpoint.xl } },
  palette: {
    primary: { main: color.navy900, dark: color.navy950, light: color.navy700, contrastText: color.white },
    secondary: { main: color.blue600, contrastText: color.white },
    success: { main: color.success },
    error: { main: color.error },
    text: { primary: color.ink, secondary: color.inkSoft },
    divider: color.line,
    background: { default: color.white, paper: color.white },
  },
  shape: { borderRadius: Number.parseInt(radius.s, 10) },
  typography: {
    fontFamily: font.family,
    button: { textTransform: 'none', fontWeight: 650, letterSpacing: 0, fontSize: '1rem' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: {
          borderRadius: radius.pill,
          minHeight: 48,
          paddingInline: '1.5rem',
          '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
        },
      },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.m } } },
  },
});
