/** The palettes of both schemes; each color becomes a CSS variable. `augmentation.d.ts` describes the site's own. */
import type { PaletteOptions } from '@mui/material/styles';
import { color } from './tokens';

/** The same in both schemes. */
const common = {
  band: {
    deep: color.navy950,
    main: color.navy900,
    light: color.navy800,
    lighter: color.navy700,
    contrastText: color.white,
    text: color.ice100,
    soft: color.ice200,
    accent: color.blue300,
  },
  /** Specification, section 3. */
  label: { white: color.labelWhite, blue: color.labelBlue, orange: color.labelOrange },
} satisfies PaletteOptions;

export const light: PaletteOptions = {
  ...common,
  primary: { main: color.navy900, dark: color.navy700, contrastText: color.white },
  success: { main: color.success, soft: color.successSoft },
  error: { main: color.error, contrastText: color.white, soft: color.errorSoft },
  text: {
    primary: color.ink,
    secondary: color.inkSoft,
    heading: color.navy900,
    link: color.blue600,
    warm: color.orangeInk,
  },
  background: {
    default: color.white,
    paper: color.white,
    soft: color.ice50,
    tint: color.ice100,
    strong: color.ice200,
    studio: color.studio,
    veil: 'rgb(255 255 255 / 0.96)',
    scrim: 'rgb(6 21 41 / 0.45)',
  },
  divider: color.line,
  outline: color.lineStrong,
  accent: { main: color.blue500, light: color.blue300 },
  focus: color.focus,
};

export const dark: PaletteOptions = {
  ...common,
  band: { ...common.band, deep: color.navy980 },
  primary: { main: color.blue300, dark: color.ice200, contrastText: color.navy950 },
  success: { main: '#7fd1a6', soft: '#12332a' },
  error: { main: '#ff9d94', contrastText: color.navy950, soft: '#3c1a1e' },
  text: { primary: '#dbe6f1', secondary: '#a8bacc', heading: '#f1f6fb', link: color.blue300, warm: '#f7b26b' },
  background: {
    default: '#0b1727',
    paper: '#112136',
    soft: '#0f1d30',
    tint: '#182c45',
    strong: '#23405f',
    studio: color.studio,
    veil: 'rgb(11 23 39 / 0.96)',
    scrim: 'rgb(2 8 16 / 0.65)',
  },
  divider: '#26394f',
  outline: '#74899f',
  accent: { main: '#57a3e6', light: color.blue300 },
  focus: '#8fc1ee',
};
