/** The temperature bands of the label colors (section 3). */
import { between, type Quantity } from '../../domain/quantities';
import type { LabelColor } from '../types';

/** Band by label color: white 1–6 °C, blue 2–8 °C, orange 20–24 °C. */
export const labelBands = {
  white: between(1, 6, '°C'),
  blue: between(2, 8, '°C'),
  orange: between(20, 24, '°C'),
} as const satisfies Record<LabelColor, Quantity>;
