/** The drawings' text alternatives, one full sentence each, with their figures in the content's words. */

import { drawingTexts } from '../../content/drawing-texts';
import { labelBands } from '../../content/facts/labels';
import { listed } from '../../content/facts/text';
import { exactly, formatDimensions, formatQuantity, type Quantity, type Reading } from '../../domain/quantities';
import { formatTemperature } from '../../domain/readings';
import type { DrawnCapacity, DrawnSize } from './drawn';
import type { Scale } from './scale';

const { withSource, temperature, holdTime, size, capacity } = drawingTexts;

const endsOf = ({ min, max }: Scale, unit: Quantity['unit']) =>
  [formatQuantity(exactly(min, '')), formatQuantity(exactly(max, unit))] as const;

const valuesOf = (readings: readonly Reading<Quantity>[], format: (value: Quantity) => string) =>
  listed(readings.map(({ value, source }) => withSource(format(value), source)));

/** Describes a product's temperatures on a scale, with the meaning of the label colors. */
export function temperatureSentence(name: string, readings: readonly Reading<Quantity>[], scale: Scale): string {
  const labels = Object.entries(labelBands).map(([color, band]) => `${color} ${formatQuantity(band)}`);
  return temperature.sentence(name, ...endsOf(scale, '°C'), valuesOf(readings, formatTemperature), listed(labels));
}

export function holdTimeSentence(name: string, readings: readonly Reading<Quantity>[], scale: Scale): string {
  return holdTime.sentence(name, ...endsOf(scale, 'h'), valuesOf(readings, formatQuantity));
}

export function sizeSentence(name: string, { exterior, interior, part, source }: DrawnSize): string {
  return size.sentence(withSource(name, source), {
    ...(exterior && { exterior: formatDimensions(exterior) }),
    ...(interior && { interior: formatDimensions(interior) }),
    ...(part && { part: formatDimensions(part) }),
  });
}

export function capacitySentence(name: string, { of, counts }: DrawnCapacity): string {
  const each = counts.map(({ count, application }) =>
    application ? `${formatQuantity(count)} in ${capacity.application(application)}` : formatQuantity(count),
  );
  return capacity.sentence(name, listed(each), of);
}
