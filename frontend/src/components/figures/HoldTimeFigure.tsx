import { sentenceCase } from '../../content/facts/text';
import { formatQuantity, type Quantity, type Reading } from '../../content/quantities';
import { AskCard, AskLink, FigureCard, StatedCard } from './FigureCard';
import { Key, Notes } from './FigureParts';
import { ScaleDrawing, type ScaleRow } from './ScaleDrawing';
import { durationOn, holdTimeFrame, scaleFor } from './scale';
import { holdTimeSentence } from './sentences';

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
    return (
      <StatedCard title="Hold time" value="Not applicable." text="This product holds no temperature of its own." />
    );
  }
  if (readings.length === 0) {
    return (
      <AskCard
        title="Hold time"
        blank="hold-time"
        text="No hold time is published for this product. Tell us how long your trip takes."
      />
    );
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
    <FigureCard title="Hold time">
      {isPartly && (
        <Key data-beside-title>
          {isFull && <li data-tone="full">Lower figure</li>}
          <li data-tone="partly">Upper figure</li>
        </Key>
      )}
      <ScaleDrawing
        sentence={holdTimeSentence(name, readings, scale, unlisted)}
        scale={scale}
        unit="h"
        rows={[...rows, ...unlisted.map((label) => ({ label, value: 'ask us' }))]}
      />
      {unlisted.length > 0 && (
        <Notes>
          <AskLink />
        </Notes>
      )}
    </FigureCard>
  );
}
