/**
 * The theme in the browser: the data that the build has computed (vite.config.ts), with the functions that styles call.
 * `createTheme` is 9 kB and a long task (.github/decisions/5-mui-with-native-elements.md).
 */
import { unstable_createBreakpoints as createBreakpoints, duration, easing, type Theme } from '@mui/material/styles';
import { breakpointOptions, components, spacingOf } from './themeOptions';
import { colorSchemeAttribute } from './tokens';

/**
 * A theme as JSON, without what only generates style sheets. MUI's styles also read colors by name, such as
 * `palette.grey[300]`; capitalized groups are those of single components.
 */
export function themeData(theme: Theme): object {
  const { radius, shadow, space, typography, mixins, shape, shadows, zIndex, motion, direction, vars } = theme;
  const palette = Object.fromEntries(Object.entries(theme.palette).filter(([name]) => /^[a-z]/.test(name)));
  return { radius, shadow, space, typography, mixins, shape, shadows, zIndex, motion, direction, vars, palette };
}

const transition: Theme['transitions']['create'] = (
  properties,
  { duration: ms = duration.standard, easing: curve = easing.easeInOut, delay = 0 } = {},
) => {
  const time = (value: number | string) => (typeof value === 'string' ? value : `${Math.round(value)}ms`);
  return [properties]
    .flat()
    .map((property) => `${property} ${time(ms)} ${curve} ${time(delay)}`)
    .join();
};

/** The theme of this data. */
export function themeFrom({ typography, ...data }: Pick<Theme, 'typography'>): Theme {
  const mixed = (color: string, other: string, share: number | string) =>
    `color-mix(in oklch, ${color}, ${other} ${typeof share === 'number' ? `${(share * 100).toFixed(0)}%` : `calc((${share}) * 100%)`})`;
  return {
    ...data,
    typography: { ...typography, pxToRem: (size: number) => `${size / typography.htmlFontSize}rem` },
    components,
    breakpoints: createBreakpoints(breakpointOptions),
    spacing: Object.assign(
      (...factors: readonly number[]) => (factors.length ? factors : [1]).map(spacingOf).join(' '),
      { mui: true },
    ),
    transitions: { duration, easing, create: transition },
    applyStyles: (scheme: string, styles: object) => ({ [`*:where([${colorSchemeAttribute}="${scheme}"]) &`]: styles }),
    alpha: (color: string, share: number | string) =>
      `oklch(from ${color} l c h / ${typeof share === 'string' ? `calc(${share})` : share})`,
    lighten: (color: string, share: number | string) => mixed(color, '#fff', share),
    darken: (color: string, share: number | string) => mixed(color, '#000', share),
    internal_cache: {},
  } as unknown as Theme;
}
