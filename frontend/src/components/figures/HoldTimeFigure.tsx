import { sentenceCase } from '../../content/facts/text';
import { figureTexts } from '../../content/figure-texts';
import { formatQuantity, type Quantity, type Reading } from '../../domain/quantities';
import { FigureCard, StatedCard, UnpublishedCard } from './FigureCard';
import { Key } from './FigureParts';
import { ScaleDrawing, type ScaleRow } from './ScaleDrawing';
import { durationOn, holdTimeFrame, scaleFor } from './scale';
import { holdTimeSentence } from './sentences';

const texts = figureTexts.holdTime;

interface Props {
  name: string;
  readings: readonly Reading<Quantity>[];
  /** Variants without a published hold time. */
  unlisted: readonly string[];
  /** Whether the product holds a temperature of its own. */
  applies: boolean;
}

/** Hold times as bars from zero, on a scale of one day or as many as they need. */
export function HoldTimeFigure({ name, readings, unlisted, applies }: Props) {
  if (!applies) {
    return <StatedCard title={texts.title} {...texts.notApplicable} />;
  }
  if (readings.length === 0) {
    return <UnpublishedCard title={texts.title} blank="hold-time" text={texts.unpublished} />;
  }
  const scale = scaleFor(
    readings.map(({ value }) => value),
    holdTimeFrame,
  );
  const rows: ScaleRow[] = readings.map(({ value, source }) => ({
    value: formatQuantity(value),
    label: source && sentenceCase(source),
    mark: durationOn(scale, value),
  }));
  const stretches = rows.flatMap(({ mark }) => mark?.stretches ?? []);
  const isPartly = stretches.some(({ partly }) => partly);
  const isFull = stretches.some(({ partly }) => !partly);
  return (
    <FigureCard title={texts.title}>
      {isPartly && (
        <Key data-beside-title>
          {isFull && <li data-tone="full">{texts.lower}</li>}
          <li data-tone="partly">{texts.upper}</li>
        </Key>
      )}
      <ScaleDrawing
        sentence={holdTimeSentence(name, readings, scale, unlisted)}
        scale={scale}
        unit="h"
        rows={[...rows, ...unlisted.map((label) => ({ label, value: texts.unlisted }))]}
      />
    </FigureCard>
  );
}
