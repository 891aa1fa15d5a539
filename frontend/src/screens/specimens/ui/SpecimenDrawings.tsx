import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { TitledSection } from '../../../components/TitledSection';
import type { SpecimenData } from '../../../content/screen-content';
import type { SpecimenTexts } from '../../../content/specimens';
import { fitOf } from '../../../domain/geometry';
import { type Dimensions, formatDimensions, perInch } from '../../../domain/quantities';
import {
  drawBox,
  type Face,
  isometric,
  pointsOf,
  type Size,
  viewBoxOf,
  viewOf,
} from '../../../features/drawings/projection';
import { DrawingFrame, Legend, Svg } from './SpecimenDrawingParts';

interface DrawingData {
  readonly unit: { readonly name: string; readonly size: Dimensions };
  /** The interior of a recommended product; `source` if there are two readings. */
  readonly interior?: { readonly product: string; readonly size: Dimensions; readonly source?: string };
}

/** Units and interiors are blocks in cm, with sides in descending order, so that two blocks have the same orientation. */
function blockOf({ size, unit }: Dimensions): Size {
  const [long = 0, wide = 0, high = 0] = size.map((side) => side * (perInch.cm / perInch[unit])).sort((a, b) => b - a);
  return [long, wide, high];
}

/** The same scale in every drawing, so that they can be compared. */
const PX_PER_CM = 5.5;
/** Length of the scale bar, and its height below the boxes in px. */
const BAR_CM = 10;
const BAR_ROOM = 36;

function Faces({ part, faces }: { part: string; faces: readonly Face[] }) {
  return (
    <g data-part={part}>
      {faces.map((face) => (
        <polygon key={pointsOf(face)} points={pointsOf(face)} />
      ))}
    </g>
  );
}

/** One unit of a specimen to scale, inside a product's interior if one is given. */
function SpecimenDrawing({ unit, interior, texts }: DrawingData & { texts: SpecimenTexts['drawing'] }) {
  const block = blockOf(unit.size);
  const outer = interior && blockOf(interior.size);
  const tooLarge = interior !== undefined && !fitOf(unit.size, interior.size).fits;
  const middle = outer ? ([(outer[0] - block[0]) / 2, (outer[1] - block[1]) / 2, 0] as const) : ([0, 0, 0] as const);
  const drawn = drawBox({ at: middle, size: block }, PX_PER_CM, isometric);
  const around = outer && drawBox({ at: [0, 0, 0], size: outer }, PX_PER_CM, isometric);
  const boxes = around ? [drawn, around] : [drawn];
  const frame = viewOf(
    boxes.flatMap(({ front, top, side }) => [...front, ...top, ...side]),
    8,
  );
  const view = { ...frame, height: frame.height + BAR_ROOM };
  const bar = { x: frame.x + 8, y: frame.y + frame.height + 14, width: BAR_CM * PX_PER_CM };
  const kind = tooLarge ? 'too-large' : 'unit';
  const description = [
    `${texts.title}: ${unit.name}, ${formatDimensions(unit.size)}`,
    ...(interior ? [`${texts.interior} of ${interior.product}, ${formatDimensions(interior.size)}`] : []),
  ].join('. ');

  return (
    <DrawingFrame component="figure">
      <Svg role="img" aria-label={description} width={view.width} height={view.height} viewBox={viewBoxOf(view)}>
        {around && <Faces part="behind" faces={around.behind} />}
        <Faces part={kind} faces={[drawn.front, drawn.side, drawn.top]} />
        {around && <Faces part="before" faces={[around.front, around.side, around.top]} />}
        <path d={`M${bar.x} ${bar.y - 4}v8m0-4h${bar.width}m0-4v8`} />
        <text x={bar.x + bar.width + 8} y={bar.y + 4}>
          {BAR_CM} cm
        </text>
      </Svg>
      <figcaption>
        <Legend>
          <div data-part={kind}>
            <dt>
              {texts.unit}: {unit.name}
            </dt>
            <dd>{formatDimensions(unit.size)}</dd>
          </div>
          {interior && (
            <div data-part="interior">
              <dt>
                {texts.interior}: {interior.product}
              </dt>
              <dd>
                {formatDimensions(interior.size)}
                {interior.source && <span> ({interior.source})</span>}
              </dd>
            </div>
          )}
        </Legend>
        {tooLarge && (
          <Typography variant="body2">
            <strong>{texts.tooLarge}</strong>
          </Typography>
        )}
      </figcaption>
    </DrawingFrame>
  );
}

const Row = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: spacing(2),
  marginBlock: spacing(2, 1.5),
}));

/**
 * Each unit with known measures, inside the first recommended product with a published interior, once for each reading.
 */
function drawingsOf({ units, recommended }: SpecimenData): readonly DrawingData[] {
  const product = recommended.find(({ interior }) => interior.length > 0);
  return units.flatMap(({ name, size }): readonly DrawingData[] => {
    if (!size) return [];
    const unit = { name, size };
    if (!product) return [{ unit }];
    return product.interior.map(({ value, source }) => ({
      unit,
      interior: { product: product.card.title, size: value, ...(source !== undefined && { source }) },
    }));
  });
}

/** The drawings of a specimen with a note on all of them; nothing without known measures. */
export function SpecimenDrawings({ specimen, texts }: { specimen: SpecimenData; texts: SpecimenTexts['drawing'] }) {
  const drawings = drawingsOf(specimen);
  if (drawings.length === 0) return null;
  const alone = drawings.every(({ interior }) => !interior);
  return (
    <TitledSection headingId={`${specimen.id}-drawing`} title={texts.title} variant="h3">
      <Row>
        {drawings.map((drawing) => (
          <SpecimenDrawing
            key={`${drawing.unit.name} ${drawing.interior?.size.size.join(' ')}`}
            {...drawing}
            texts={texts}
          />
        ))}
      </Row>
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '46rem' }}>
        {alone ? texts.alone : texts.note}
      </Typography>
    </TitledSection>
  );
}
