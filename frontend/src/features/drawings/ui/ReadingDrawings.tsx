import { drawingTexts } from '../../../content/drawing-texts';
import { labelBands } from '../../../content/facts/labels';
import { sentenceCase } from '../../../content/facts/text';
import type { LabelColor } from '../../../content/types';
import { formatQuantity, type Quantity, type Reading } from '../../../domain/quantities';
import { formatTemperature } from '../../../domain/readings';
import { bandOn, durationOn, holdTimeFrame, type Mark, scaleFor, stretchOf, temperatureFrame } from '../scale';
import { holdTimeSentence, temperatureSentence } from '../sentences';
import { DrawingCard, Key, type Span } from './DrawingParts';
import { type Reference, ScaleDrawing, type ScaleRow } from './ScaleDrawing';

const { holdTime, temperature } = drawingTexts;

interface Props {
  name: string;
  readings: readonly Reading<Quantity>[];
  span: Span;
}

const valuesOf = (readings: Props['readings']) => readings.map(({ value }) => value);

const rowsOf = (
  readings: Props['readings'],
  format: (value: Quantity) => string,
  markOf: (value: Quantity) => Mark,
): ScaleRow[] =>
  readings.map(({ value, source }) => ({
    value: format(value),
    label: source && sentenceCase(source),
    mark: markOf(value),
  }));

/** Temperature ranges on a scale, with the three label colors for reference (section 3). */
export function TemperatureDrawing({ name, readings, span }: Props) {
  const scale = scaleFor(valuesOf(readings), temperatureFrame);
  const references = (Object.keys(labelBands) as LabelColor[]).map((color): Reference => {
    const band: Quantity = labelBands[color];
    return { color, label: temperature.label(color, formatQuantity(band)), ...stretchOf(scale, band) };
  });
  return (
    <DrawingCard title={temperature.title} span={span}>
      <ScaleDrawing
        sentence={temperatureSentence(name, readings, scale)}
        scale={scale}
        unit="°C"
        references={references}
        rows={rowsOf(readings, formatTemperature, (value) => bandOn(scale, value))}
      />
    </DrawingCard>
  );
}

/** Hold times as bars from zero, on a scale of one day or more. */
export function HoldTimeDrawing({ name, readings, span }: Props) {
  const scale = scaleFor(valuesOf(readings), holdTimeFrame);
  const rows = rowsOf(readings, formatQuantity, (value) => durationOn(scale, value));
  const stretches = rows.flatMap(({ mark }) => mark.stretches);
  const isPartly = stretches.some(({ partly }) => partly);
  const isFull = stretches.some(({ partly }) => !partly);
  return (
    <DrawingCard title={holdTime.title} span={span}>
      {isPartly && (
        <Key data-beside-title>
          {isFull && <li data-tone="full">{holdTime.lower}</li>}
          <li data-tone="partly">{holdTime.upper}</li>
        </Key>
      )}
      <ScaleDrawing sentence={holdTimeSentence(name, readings, scale)} scale={scale} unit="h" rows={rows} />
    </DrawingCard>
  );
}
