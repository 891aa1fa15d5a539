'use client';
import { createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: true,
  palette: {
    primary: { main: '#12335c' },
    secondary: { main: '#1766b3' },
    background: { default: '#ffffff', paper: '#ffffff' },
    text: { primary: '#10243b', secondary: '#44586e' },
  },
  shape: { borderRadius: 8 },
  typography: {
    fontFamily: 'var(--font-manrope), Arial, sans-serif',
    h1: { fontSize: '2.25rem', fontWeight: 700 },
    h2: { fontSize: '1.75rem', fontWeight: 700 },
    h3: { fontSize: '1.2rem', fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
});

export default theme;
