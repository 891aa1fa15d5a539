import { figureTexts } from '../../../content/drawing-texts';
import { sentenceCase } from '../../../content/facts/text';
import { formatQuantity, type Quantity, type Reading } from '../../../domain/quantities';
import { durationOn, holdTimeFrame, scaleFor } from '../scale';
import { holdTimeSentence } from '../sentences';
import type { Span } from '../spans';
import { DrawingCard } from './DrawingCard';
import { Key } from './DrawingParts';
import { ScaleDrawing, type ScaleRow } from './ScaleDrawing';

const texts = figureTexts.holdTime;

interface Props {
  name: string;
  readings: readonly Reading<Quantity>[];
  span?: Span;
}

/** Hold times as bars from zero, on a scale of one day or more. */
export function HoldTimeDrawing({ name, readings, span }: Props) {
  const scale = scaleFor(
    readings.map(({ value }) => value),
    holdTimeFrame,
  );
  const rows: ScaleRow[] = readings.map(({ value, source }) => ({
    value: formatQuantity(value),
    label: source && sentenceCase(source),
    mark: durationOn(scale, value),
  }));
  const stretches = rows.flatMap(({ mark }) => mark.stretches);
  const isPartly = stretches.some(({ partly }) => partly);
  const isFull = stretches.some(({ partly }) => !partly);
  return (
    <DrawingCard title={texts.title} span={span}>
      {isPartly && (
        <Key data-beside-title>
          {isFull && <li data-tone="full">{texts.lower}</li>}
          <li data-tone="partly">{texts.upper}</li>
        </Key>
      )}
      <ScaleDrawing sentence={holdTimeSentence(name, readings, scale)} scale={scale} unit="h" rows={rows} />
    </DrawingCard>
  );
}
