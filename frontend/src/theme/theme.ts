/**
 * The site's one theme: tokens → palette, typography, and the looks of MUI's components in `looks/`. Colors are
 * CSS variables, so that the same HTML serves both color schemes.
 */
import { createTheme, type Shadows, shouldSkipGeneratingVar } from '@mui/material/styles';
import { buttons } from './looks/buttons';
import { data } from './looks/data';
import { dialogs } from './looks/dialogs';
import { forms } from './looks/forms';
import { navigation } from './looks/navigation';
import { surfaces } from './looks/surfaces';
import { type } from './looks/type';
import { dark, light } from './palette';
import { breakpoint, colorSchemeAttribute, lowWindow, radius, shadow, space } from './tokens';
import { typography } from './typography';

/** The same in both color schemes: written where it is used, and no variable. */
const inPlace = new Set(['radius', 'shadow', 'space', 'font', 'overlays']);

/** Colors of MUI's components that the site does not have: each would stand in every page's head. */
const unused = new Set([
  'FilledInput',
  'LinearProgress',
  'Skeleton',
  'Slider',
  'SnackbarContent',
  'SpeedDialAction',
  'StepConnector',
  'StepContent',
  'Switch',
  'Tooltip',
]);

/** Of groups that are in use: depths and shares of components that the site does not have. */
const unusedKinds = new Set([
  'drawer',
  'fab',
  'inputUnderline',
  'mobileStepper',
  'speedDial',
  'switchTrack',
  'switchTrackDisabled',
  'tooltip',
]);

/**
 * One of a kind that the site shows no second of: shadows are all none, grays and the colors of alerts are the palette's own.
 * The first of each stays, for MUI reads them as lists.
 */
const isSpare = ([group, kind = '', name = '']: readonly string[]) =>
  (group === 'shadows' && kind !== '0') ||
  (group === 'palette' && kind === 'grey' && name !== '50') ||
  (group === 'palette' && kind === 'Alert' && name !== 'errorColor') ||
  // Nothing is painted in these two; MUI reads the first of each to see that they are colors.
  (group === 'palette' && (kind === 'info' || kind === 'warning') && name !== 'main') ||
  ((group === 'zIndex' || group === 'opacity') && unusedKinds.has(kind));

export const theme = createTheme({
  cssVariables: {
    cssVarPrefix: '',
    nativeColor: true,
    colorSchemeSelector: colorSchemeAttribute,
    shouldSkipGeneratingVar: (keys) =>
      shouldSkipGeneratingVar(keys) ||
      inPlace.has(keys[0] ?? '') ||
      isSpare(keys) ||
      (keys[0] === 'palette' && unused.has(keys[1] ?? '')),
  },
  colorSchemes: { light: { palette: light }, dark: { palette: dark } },
  breakpoints: {
    values: { xs: 0, sm: breakpoint.s, md: breakpoint.m, lg: breakpoint.l, xl: breakpoint.xl },
    unit: 'em',
    // Hundredths: how far a window that is too narrow stays below the next layout.
    step: 0.1,
  },
  spacing: (factor: number) => `${factor * 0.5}rem`,
  shape: { borderRadius: Number.parseInt(radius.s, 10) },
  // Surfaces are outlined; what floats has one of the tokens' shadows.
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
  components: { ...type, ...buttons, ...surfaces, ...navigation, ...data, ...forms, ...dialogs },
});

// Every variable stands in every page's head: what each would fall back to need not stand beside it again.
theme.vars = JSON.parse(
  JSON.stringify(theme.vars).replace(/var\((--[\w-]+), (?:[^()]|\([^()]*\))*\)/g, 'var($1)'),
) as typeof theme.vars;
