/** Home's storage temperatures under the label colors (section 3). site/temperature-bands.ts fills the bands. */

import { formatQuantity } from '../domain/quantities';
import { labelBands } from './facts/labels';
import type { LabelColor, LinkData } from './types';

/** A temperature band; `frozen` has no label color. */
export interface TemperatureBandData {
  readonly id: LabelColor | 'frozen';
  readonly name: string;
  /** Storage temperature: "1–6 °C", "below −18 °C". */
  readonly temperature: string;
  readonly specimens: readonly LinkData[];
  /** `caveat`: what to confirm, or which goods it is not for: "(confirm the range)". */
  readonly products: readonly (LinkData & { readonly caveat?: string })[];
  /** To the finder, with the storage temperature as the need. */
  readonly finder: LinkData;
}

export interface TemperatureBandsContent {
  readonly title: string;
  readonly intro: string;
  readonly specimensTitle: string;
  readonly productsTitle: string;
  readonly bands: readonly TemperatureBandData[];
}

export const temperatureBands = {
  title: 'Start from the temperature',
  intro: `Our label colors name the range: white is ${formatQuantity(labelBands.white)}, blue ${formatQuantity(labelBands.blue)}, orange ${formatQuantity(labelBands.orange)}.`,
  specimensTitle: 'Stored in this range',
  productsTitle: 'Look at',
  findFor: 'Find a cooler for',
  frozenGoods: 'frozen goods',
  names: { white: 'White label', blue: 'Blue label', orange: 'Orange label', frozen: 'Frozen' },
} as const;
