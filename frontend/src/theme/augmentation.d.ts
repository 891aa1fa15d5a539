/** What this site's theme has beyond MUI's own: typed here, given in palette.ts, typography.ts and theme.ts. */
// `vars` is there: the theme's colors are CSS variables.
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { radius, shadow, space } from './tokens';

interface BandColors {
  deep: string;
  main: string;
  light: string;
  lighter: string;
  contrastText: string;
  text: string;
  soft: string;
  accent: string;
}

interface SitePalette {
  /** Bands and the footer, dark in either scheme. */
  band: BandColors;
  /** The trade's label colors. */
  label: { white: string; blue: string; orange: string };
  /** Strong lines: the border of a field. */
  outline: string;
  /** In drawings and marks. */
  accent: { main: string; light: string };
  /** The focus ring. */
  focus: string;
}

interface SiteTheme {
  radius: typeof radius;
  shadow: typeof shadow;
  space: typeof space;
}

declare module '@mui/material/styles' {
  interface Palette extends SitePalette {}
  interface PaletteOptions extends Partial<SitePalette> {}
  interface PaletteColor {
    /** A surface behind text of this color. Success and error have it. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeText {
    heading: string;
    link: string;
    /** On the orange label. */
    warm: string;
  }
  interface TypeBackground {
    /** A band that stands back. */
    soft: string;
    /** Hovered, chosen. */
    tint: string;
    strong: string;
    /** The backdrop of the pictures. */
    studio: string;
    /** The header, over what scrolls. */
    veil: string;
    /** Over the page, behind what is open above it. */
    scrim: string;
  }
  interface Theme extends SiteTheme {}
  interface ThemeOptions extends Partial<SiteTheme> {}
  interface TypographyVariants {
    display: CSSProperties;
    lead: CSSProperties;
    figure: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    lead?: CSSProperties;
    figure?: CSSProperties;
  }
  interface Mixins {
    /** What scrolls with the page no further than below the header, unless the window is too low for that. */
    staysInView: CSSProperties;
    /** Read out, not seen. */
    visuallyHidden: CSSProperties;
    /** What only a script can do is not offered without one. */
    needsScript: CSSProperties;
    /** What is chosen among others, where the system's colors take every background's place. */
    chosenInForcedColors: CSSProperties;
  }
  interface MixinsOptions {
    staysInView?: CSSProperties;
    visuallyHidden?: CSSProperties;
    needsScript?: CSSProperties;
    chosenInForcedColors?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    figure: true;
    subtitle1: false;
    subtitle2: false;
    h5: false;
    h6: false;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    primary: true;
    secondary: true;
    quiet: true;
    /** On navy. */
    light: true;
    /** On navy. */
    outlineLight: true;
    text: false;
    contained: false;
    outlined: false;
  }
}
