import { figureTexts } from '../../../content/drawing-texts';
import { labelBands } from '../../../content/facts/labels';
import { sentenceCase } from '../../../content/facts/text';
import type { LabelColor } from '../../../content/types';
import { formatQuantity, type Quantity, type Reading } from '../../../domain/quantities';
import { formatTemperature } from '../../../domain/readings';
import { bandOn, percentAt, scaleFor, temperatureFrame } from '../scale';
import { temperatureSentence } from '../sentences';
import type { Span } from '../spans';
import { DrawingCard } from './DrawingCard';
import { type Reference, ScaleDrawing } from './ScaleDrawing';

const texts = figureTexts.temperature;

interface Props {
  name: string;
  readings: readonly Reading<Quantity>[];
  span?: Span;
}

/** Temperature ranges on a scale, with the three label colors for reference (section 3). */
export function TemperatureDrawing({ name, readings, span }: Props) {
  const scale = scaleFor(
    readings.map(({ value }) => value),
    temperatureFrame,
  );
  const references = (Object.keys(labelBands) as LabelColor[]).map((color): Reference => {
    const band: Quantity = labelBands[color];
    return {
      color,
      label: texts.label(color, formatQuantity(band)),
      from: percentAt(scale, band.min ?? scale.min),
      to: percentAt(scale, band.max ?? scale.max),
    };
  });
  return (
    <DrawingCard title={texts.title} span={span}>
      <ScaleDrawing
        sentence={temperatureSentence(name, readings, scale)}
        scale={scale}
        unit="°C"
        references={references}
        rows={readings.map(({ value, source }) => ({
          value: formatTemperature(value),
          label: source && sentenceCase(source),
          mark: bandOn(scale, value),
        }))}
      />
    </DrawingCard>
  );
}
