import { styled } from '@mui/material/styles';
import { drawingTexts } from '../../../content/drawing-texts';
import { formatQuantity } from '../../../domain/quantities';
import type { DrawnCapacity } from '../drawn';
import { LINE, placeUnits, UNIT, wrapWords } from '../layout';
import { capacitySentence } from '../sentences';
import { DrawingCard, Notes, type Span } from './DrawingParts';
import { Drawing, tonesOf } from './Svg';

const texts = drawingTexts.capacity;

const Goods = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2, 4),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
}));

const Svg = styled(Drawing)(({ theme }) => ({
  // Keeps the count near its units.
  maxWidth: '17.5rem',
  '& rect': { fill: tonesOf(theme).full.face },
}));

/** Indent of units beside the name of their application, in px. */
const INDENT = 88;
const ROW_GAP = 10;
/** What the narrowest card holds at 14 px. */
const NAME_CHARACTERS = 36;

/** One product or specimen: its name, and a row of units for each count. */
function UnitRows({ name, capacity }: { name: string; capacity: DrawnCapacity }) {
  const lines = wrapWords(capacity.of, NAME_CHARACTERS);
  let top = lines.length * LINE + 8;
  const rows = capacity.counts.map(({ count, application }) => {
    const { units, height } = placeUnits(count.max ?? count.min ?? 0);
    const y = top;
    top += height + ROW_GAP;
    return { y, units, application, value: formatQuantity(count) };
  });
  return (
    <Svg role="img" aria-label={capacitySentence(name, capacity)} width="100%" height={top - ROW_GAP + 4}>
      {lines.map((line, number) => (
        <text key={line} data-text="name" x="0" y={15 + number * LINE}>
          {line}
        </text>
      ))}
      {rows.map(({ y, units, application, value }) => (
        <g key={y}>
          {application && (
            <text x="0" y={y + 12}>
              {texts.application(application)}
            </text>
          )}
          {units.map((unit) => (
            <rect
              key={`${unit.x},${unit.y}`}
              x={unit.x + (application ? INDENT : 0)}
              y={y + unit.y}
              width={UNIT.width}
              height={UNIT.height}
              rx="2"
            />
          ))}
          <text data-text="value" x="100%" y={y + 12} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
    </Svg>
  );
}

interface Props {
  name: string;
  capacities: readonly DrawnCapacity[];
  span: Span;
}

/** Capacities as rows of units, grouped by what is carried; those of blood products also by application. */
export function CapacityDrawing({ name, capacities, span }: Props) {
  const hasApplications = capacities.some(({ counts }) => counts.some(({ application }) => application));
  return (
    <DrawingCard title={texts.title} span={span}>
      <Goods>
        {capacities.map((capacity) => (
          <UnitRows key={capacity.of} name={name} capacity={capacity} />
        ))}
      </Goods>
      {hasApplications && (
        <Notes>
          <p>{texts.applications}</p>
        </Notes>
      )}
    </DrawingCard>
  );
}
