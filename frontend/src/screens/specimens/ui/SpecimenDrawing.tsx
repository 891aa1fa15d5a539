import Typography from '@mui/material/Typography';
import type { SpecimenTexts } from '../../../content/specimens';
import { fitOf } from '../../../domain/geometry';
import type { Dimensions } from '../../../domain/quantities';
import { formatDimensions } from '../../../domain/quantities';
import { drawBox, type Face, isometric, pointsOf, viewBoxOf, viewOf } from '../../../features/drawings/projection';
import { blockOf } from '../block';
import { DrawingFrame, Legend, Svg } from './SpecimenDrawingParts';

export interface DrawingData {
  readonly unit: { readonly name: string; readonly size: Dimensions };
  /** The interior of a recommended product; `source` if there are two readings. */
  readonly interior?: { readonly product: string; readonly size: Dimensions; readonly source?: string };
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

interface Props {
  drawing: DrawingData;
  texts: SpecimenTexts['drawing'];
}

/** One unit of a specimen to scale, inside a product's interior if one is given. */
export function SpecimenDrawing({ drawing: { unit, interior }, texts }: Props) {
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
