/** The MUI theme, made from the tokens; used by forms, dialogs and whatever else brings MUI with it. */
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
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          borderRadius: radius.s,
          backgroundColor: color.white,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: color.lineStrong },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: color.focus, borderWidth: 2 },
        },
      },
    },
    MuiRadio: {
      styleOverrides: { root: { '&.Mui-focusVisible': { outline: `3px solid ${color.focus}`, outlineOffset: -6 } } },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.875rem', marginInline: 0 } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: radius.m } } },
  },
});
