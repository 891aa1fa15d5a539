/** The parts of the theme that are code: they are the same on the server and in the browser. */
import { buttons } from './looks/buttons';
import { data } from './looks/data';
import { dialogs } from './looks/dialogs';
import { forms } from './looks/forms';
import { navigation } from './looks/navigation';
import { surfaces } from './looks/surfaces';
import { breakpoint } from './tokens';

/** MUI's components: their styles and default props. */
export const components = { ...buttons, ...surfaces, ...navigation, ...data, ...forms, ...dialogs };

export const breakpointOptions = {
  values: { xs: 0, sm: breakpoint.s, md: breakpoint.m, lg: breakpoint.l, xl: breakpoint.xl },
  unit: 'em',
  // In hundredths of an em: `breakpoints.down(48)` is below 47.999em.
  step: 0.1,
};

export const spacingOf = (factor: number) => `${factor * 0.5}rem`;
