import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { drawingTexts } from '../../../content/drawing-texts';
import { sentenceCase } from '../../../content/facts/text';
import { type Dimensions, exactly, formatDimensions, formatQuantity } from '../../../domain/quantities';
import { type BoxToDraw, commonScale } from '../boxDrawing';
import type { DrawnSize } from '../drawn';
import { sizeSentence } from '../sentences';
import { BoxesDrawing } from './BoxesDrawing';
import { DrawingCard, Key, Notes, type Span } from './DrawingParts';

const texts = drawingTexts.size;

/** A drawing's key is beside it where there is room; below it otherwise, and where drawings are side by side. */
const Boxes = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17.5rem), 1fr))',
  gap: spacing(3),
  alignSelf: 'center',
  alignItems: 'end',
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: spacing(1, 1.5), alignItems: 'center' },
  '& > div > div': { flex: '1 1 7.25rem' },
  '@container (min-width: 37rem)': { '& > div:not(:only-of-type)': { display: 'grid', justifyItems: 'start' } },
}));

/** Fits a card on a 360 px wide phone, and is no higher than the cards beside it on a wide window. */
const PAPER = { width: 280, height: 180 } as const;

function labelled({ size, unit }: Dimensions): BoxToDraw['outer'] {
  const [long, wide, high] = size.map((side) => formatQuantity(exactly(side, unit))) as [string, string, string];
  return { size, labels: [long, wide, high] };
}

function toDraw({ exterior, interior, part }: DrawnSize): BoxToDraw {
  const [outer, inner] = [exterior, interior, part].flatMap((size) => (size ? labelled(size) : []));
  if (!outer) throw new Error('A drawing needs a size');
  return { outer, inner };
}

function Sizes({ size: { source, exterior, interior, part } }: { size: DrawnSize }) {
  const entries = [
    ['outer', texts.exterior, exterior],
    ['inner', texts.interior, interior],
    [undefined, texts.part, part],
  ] as const;
  return (
    <div>
      {source && (
        <Typography variant="body2">
          <strong>{sentenceCase(source)}</strong>
        </Typography>
      )}
      <Key>
        {entries.map(
          ([tone, label, value]) =>
            value && (
              <li key={label} data-tone={tone}>
                {label} <strong>{formatDimensions(value)}</strong>
              </li>
            ),
        )}
      </Key>
    </div>
  );
}

/** Interior and exterior to scale with dimension lines; two readings are two drawings at the same scale. */
export function SizeDrawing({ name, sizes, span }: { name: string; sizes: readonly DrawnSize[]; span: Span }) {
  const scale = commonScale(sizes.map(toDraw), PAPER);
  const readings = sizes.filter(({ part }) => !part).length;
  const nested = sizes.some(({ exterior, interior }) => exterior && interior);
  return (
    <DrawingCard title={texts.title} span={span}>
      <Boxes>
        {sizes.map((size) => (
          <div key={size.source ?? 'size'}>
            <BoxesDrawing
              sentence={sizeSentence(name, size)}
              boxes={toDraw(size)}
              scale={scale}
              tone={size.interior && !size.exterior ? 'inner' : 'outer'}
            />
            <Sizes size={size} />
          </div>
        ))}
      </Boxes>
      <Notes>
        {readings > 1 && <p>{texts.readings(readings)}</p>}
        <p>{texts.howDrawn(nested)}</p>
      </Notes>
    </DrawingCard>
  );
}
