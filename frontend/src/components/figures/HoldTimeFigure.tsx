import { sentenceCase } from '../../content/facts/text';
import { figureTexts } from '../../content/figure-texts';
import { formatQuantity, type Quantity, type Reading } from '../../domain/quantities';
import { FigureCard } from './FigureCard';
import { Key } from './FigureParts';
import { ScaleDrawing, type ScaleRow } from './ScaleDrawing';
import { durationOn, holdTimeFrame, scaleFor } from './scale';
import { holdTimeSentence } from './sentences';
import type { Span } from './spans';

const texts = figureTexts.holdTime;

interface Props {
  name: string;
  readings: readonly Reading<Quantity>[];
  span?: Span;
}

/** Hold times as bars from zero, on a scale of one day or as many as they need. */
export function HoldTimeFigure({ name, readings, span }: Props) {
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
    <FigureCard title={texts.title} span={span}>
      {isPartly && (
        <Key data-beside-title>
          {isFull && <li data-tone="full">{texts.lower}</li>}
          <li data-tone="partly">{texts.upper}</li>
        </Key>
      )}
      <ScaleDrawing sentence={holdTimeSentence(name, readings, scale)} scale={scale} unit="h" rows={rows} />
    </FigureCard>
  );
}
