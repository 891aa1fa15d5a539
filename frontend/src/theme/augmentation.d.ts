/** Types of the site's additions to MUI's theme; their values are in palette.ts, typography.ts and theme.ts. */
// Adds `vars` to the type of the theme.
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { radius, shadow, space } from './tokens';

type BandColor = 'deep' | 'main' | 'light' | 'lighter' | 'contrastText' | 'text' | 'soft' | 'accent';

interface SitePalette {
  /** Bands and the footer, dark in both schemes. */
  band: Record<BandColor, string>;
  /** Colors of the trade's temperature labels. */
  label: Record<'white' | 'blue' | 'orange', string>;
  /** Borders of fields. */
  outline: string;
  /** In drawings and marks. */
  accent: Record<'main' | 'light', string>;
  focus: string;
}

interface SiteTheme {
  radius: typeof radius;
  shadow: typeof shadow;
  space: typeof space;
}

type SiteVariants = Record<'display' | 'lead', CSSProperties>;

interface SiteMixins {
  /** Sticky below the header, except in a low window. */
  staysInView: CSSProperties;
  visuallyHidden: CSSProperties;
  /** Hides controls that do not work without a script if scripting is disabled. */
  needsScript: CSSProperties;
  /** Marks the selected item in forced-colors mode, which replaces all backgrounds. */
  chosenInForcedColors: CSSProperties;
}

declare module '@mui/material/styles' {
  interface Palette extends SitePalette {}
  interface PaletteOptions extends Partial<SitePalette> {}
  interface PaletteColor {
    /** The background of text in this color. Only of success and error. */
    soft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
  }
  interface TypeText {
    heading: string;
    link: string;
    /** Text on the orange label. */
    warm: string;
  }
  interface TypeBackground {
    /** Secondary bands. */
    soft: string;
    /** Hovered and selected elements. */
    tint: string;
    strong: string;
    /** Behind pictures of products. */
    studio: string;
    /** The sticky header. */
    veil: string;
    /** The backdrop of dialogs and the side menu. */
    scrim: string;
  }
  interface Theme extends SiteTheme {}
  interface ThemeOptions extends Partial<SiteTheme> {}
  interface TypographyVariants extends SiteVariants {}
  interface TypographyVariantsOptions extends Partial<SiteVariants> {}
  interface Mixins extends SiteMixins {}
  interface MixinsOptions extends Partial<SiteMixins> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
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
    /** On navy bands. */
    light: true;
    /** On navy bands. */
    outlineLight: true;
    text: false;
    contained: false;
    outlined: false;
  }
}
