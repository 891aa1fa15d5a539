import type { RouteId } from '../../../frontend/src/routes/manifest';

/** The products of the specification (section 2). What was worked out by hand was worked out for these. */
export const specifiedProducts: readonly RouteId[] = [
  'kelvin',
  'monarch-xvo-10',
  'monarch-xvo-5',
  'eclipse',
  'core-xvo-3-5',
  'core-xvo-30',
  'cube',
  'safeguard-xvo-10',
  'medication',
  'oem',
  'hard',
  'roller-bear',
  'biological-specimen',
  'cryo-disk',
  'first-aid-kit',
  'data-logger',
];
