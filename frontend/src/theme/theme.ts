/**
 * The MUI theme. Colors are CSS variables, so that the same HTML has both color schemes; only 60 of MUI's 240 are kept,
 * which saves 1.7 kB a page. A build replaces this module in the browser (browserTheme.ts).
 */
import { createTheme, type Shadows } from '@mui/material/styles';
import { dark, light } from './palette';
import { breakpointOptions, components, spacingOf } from './themeOptions';
import { colorSchemeAttribute, lowWindow, radius, shadow, space } from './tokens';
import { typography } from './typography';

/** MUI's own variables that its styles of the site's components read. */
const muiVariables =
  /^(palette-(action|Avatar|Chip|TableCell|common-onBackground|text-disabled)|opacity-inputPlaceholder)/;

/** Whether palette.ts defines this color. */
function isSiteColor([group, color = '', shade]: readonly string[]): boolean {
  const value = (light as Record<string, unknown>)[color];
  return group === 'palette' && value !== undefined && (shade === undefined || shade in (value as object));
}

export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: '',
    nativeColor: true,
    colorSchemeSelector: colorSchemeAttribute,
    shouldSkipGeneratingVar: (keys) => !isSiteColor(keys) && !muiVariables.test(keys.join('-')),
  },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: breakpointOptions,
  spacing: spacingOf,
  shape: { borderRadius: Number.parseInt(radius.s, 10) },
  // Surfaces have borders; floating elements use the shadows of tokens.ts.
  shadows: Array(25).fill('none') as Shadows,
  radius,
  shadow,
  space,
  typography,
  mixins: {
    visuallyHidden: {
      position: 'absolute',
      width: 1,
      height: 1,
      margin: -1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    staysInView: { position: 'sticky', top: '6.5rem', [lowWindow]: { position: 'static' } } as never,
    needsScript: { '@media (scripting: none)': { display: 'none !important' } } as never,
    chosenInForcedColors: {
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
    } as never,
  },
  components,
});

/**
 * Unused variables are left out, as every page's head has all of them. MUI's styles also read those of components and
 * colors that the site does not have: Emotion omits an undefined color, but a missing group would throw.
 */
const { generateThemeVars, palette, shadows, shape, zIndex } = theme;
const groups = Object.fromEntries(Object.keys(palette).map((group) => [group, {}]));
theme.generateThemeVars = () => {
  const vars = generateThemeVars() as typeof theme.vars;
  return { ...vars, shadows, shape, zIndex, palette: { ...groups, ...vars.palette } };
};
theme.vars = theme.generateThemeVars() as typeof theme.vars;
