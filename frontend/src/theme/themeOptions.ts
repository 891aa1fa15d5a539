/** The parts of the theme that are code: they are the same on the server and in the browser. */
import { buttons } from './looks/buttons';
import { data } from './looks/data';
import { dialogs } from './looks/dialogs';
import { forms } from './looks/forms';
import { navigation } from './looks/navigation';
import { surfaces } from './looks/surfaces';

export const components = { ...buttons, ...surfaces, ...navigation, ...data, ...forms, ...dialogs };

/**
 * 576, 768, 992 and 1200 px (specification, section 9), in em, so that larger text gets the layout of a narrower window. Below
 * 20, which is 320 px, only a phone with enlarged text is.
 */
export const breakpointOptions = {
  values: { xs: 0, sm: 36, md: 48, lg: 62, xl: 75 },
  unit: 'em',
  // In hundredths of an em: `breakpoints.down(48)` is below 47.999em.
  step: 0.1,
};

export const spacingOf = (factor: number) => `${factor * 0.5}rem`;
