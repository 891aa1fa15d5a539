/** What a drawing says to those who do not see it: one full sentence each. */
import { labelBands } from '../../content/facts/labels';
import { listed } from '../../content/facts/text';
import { exactly, formatDimensions, formatQuantity, type Quantity, type Reading } from '../../content/quantities';
import { formatTemperature } from '../../content/readings';
import type { DrawnCapacity, DrawnSize } from './drawn';
import type { Scale } from './scale';

const withSource = (text: string, source?: string) => (source ? `${text} (${source})` : text);

const scaleText = ({ min, max }: Scale, unit: Quantity['unit']) =>
  `on a scale from ${formatQuantity(exactly(min, ''))} to ${formatQuantity(exactly(max, unit))}`;

/** "The temperature of Kelvin, on a scale from −20 to 30 °C, is 1–6 °C (…). For reference, the label colors …" */
export function temperatureSentence(name: string, readings: readonly Reading<Quantity>[], scale: Scale): string {
  const values = readings.map(({ value, source }) => withSource(formatTemperature(value), source));
  const labels = Object.entries(labelBands).map(([color, band]) => `${color} ${formatQuantity(band)}`);
  return `The temperature of ${name}, ${scaleText(scale, '°C')}, is ${listed(values)}. For reference, the label colors stand for: ${listed(labels)}.`;
}

/** "The hold time of Kelvin, on a scale from 0 to 24 h, is up to 24 h (XVO 9.5 White) …" */
export function holdTimeSentence(
  name: string,
  readings: readonly Reading<Quantity>[],
  scale: Scale,
  unlisted: readonly string[],
): string {
  const values = readings.map(({ value, source }) => withSource(formatQuantity(value), source));
  const rest = unlisted.length > 0 ? ` For ${listed(unlisted)}, ask us.` : '';
  return `The hold time of ${name}, ${scaleText(scale, 'h')}, is ${listed(values)}.${rest}`;
}

/** "Monarch XVO 10, drawn to scale: exterior 10 × 7 × 12.5 in, with the interior of 9 × 6 × 11.5 in inside it." */
export function sizeSentence(name: string, { exterior, interior, part, source }: DrawnSize): string {
  const subject = `${withSource(name, source)}, drawn to scale`;
  if (part) return `${subject}: ${formatDimensions(part)}.`;
  if (exterior && interior)
    return `${subject}: exterior ${formatDimensions(exterior)}, with the interior of ${formatDimensions(interior)} inside it.`;
  if (exterior) return `${subject}: exterior ${formatDimensions(exterior)}.`;
  return interior ? `${subject}: interior ${formatDimensions(interior)}.` : `${subject}.`;
}

/** "The capacity of Safeguard XVO 10 is up to 10 in Application 1 and up to 4 in Application 2 (Red blood cell)." */
export function capacitySentence(name: string, { of, counts }: DrawnCapacity): string {
  const each = counts.map(({ count, application }) =>
    application ? `${formatQuantity(count)} in Application ${application}` : formatQuantity(count),
  );
  return `The capacity of ${name} is ${listed(each)} (${of}).`;
}
