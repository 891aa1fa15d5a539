import { type Dimensions, formatDimensions } from '../../content/quantities';
import type { SpecimenTexts } from '../../content/specimen-texts';
import { type Block, blockOf, facesOf, fits, frameOf, PX_PER_CM } from './projection';
import styles from './SpecimenDrawing.module.css';

export interface DrawingData {
  readonly unit: { readonly name: string; readonly size: Dimensions };
  /** The inside of a recommended product; `source` where it is one of two readings. */
  readonly interior?: { readonly product: string; readonly size: Dimensions; readonly source?: string };
}

const SCALE_CM = 10;

function Interior({ block, part }: { block: Block; part: 'behind' | 'front' }) {
  const { floor, backLeft, backRight, left, right, top } = facesOf(block);
  return part === 'behind' ? (
    <g className={styles.behind}>
      <polygon points={floor} />
      <polygon points={backLeft} />
      <polygon points={backRight} />
    </g>
  ) : (
    <g className={styles.front}>
      <polygon points={left} />
      <polygon points={right} />
      <polygon points={top} />
    </g>
  );
}

/** One unit of a specimen to scale, in the middle of a product's interior where one is given. */
export function SpecimenDrawing({
  drawing: { unit, interior },
  texts,
}: {
  drawing: DrawingData;
  texts: SpecimenTexts['drawing'];
}) {
  const block = blockOf(unit.size);
  const outer = interior && blockOf(interior.size);
  const [x, y] = outer ? [(outer[0] - block[0]) / 2, (outer[1] - block[1]) / 2] : [0, 0];
  const tooLarge = outer !== undefined && !fits(block, outer);
  const faces = facesOf(block, x, y);
  const frame = frameOf([{ block, x, y }, ...(outer ? [{ block: outer, x: 0, y: 0 }] : [])]);
  const scale = { x: frame.left + 8, y: frame.top + frame.height + 14, width: SCALE_CM * PX_PER_CM };
  const description = [
    `${texts.title}: ${unit.name}, ${formatDimensions(unit.size)}`,
    ...(interior ? [`${texts.interior} of ${interior.product}, ${formatDimensions(interior.size)}`] : []),
  ].join('. ');

  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={description}
        width={Math.round(frame.width)}
        height={Math.round(frame.height + 36)}
        viewBox={[frame.left, frame.top, frame.width, frame.height + 36].map((side) => side.toFixed(1)).join(' ')}
        className={styles.drawing}
      >
        {outer && <Interior block={outer} part="behind" />}
        <g className={tooLarge ? styles.tooLarge : styles.unit}>
          <polygon points={faces.left} />
          <polygon points={faces.right} />
          <polygon points={faces.top} />
        </g>
        {outer && <Interior block={outer} part="front" />}
        <path
          className={styles.scale}
          d={`M${scale.x.toFixed(1)} ${(scale.y - 4).toFixed(1)}v8m0-4h${scale.width}m0-4v8`}
        />
        <text className={styles.scaleText} x={scale.x + scale.width + 8} y={scale.y + 4}>
          {SCALE_CM} cm
        </text>
      </svg>
      <figcaption className={styles.caption}>
        <dl className={styles.legend}>
          <div className={tooLarge ? styles.ofTooLarge : styles.ofUnit}>
            <dt>
              {texts.unit}: {unit.name}
            </dt>
            <dd>{formatDimensions(unit.size)}</dd>
          </div>
          {interior && (
            <div className={styles.ofInterior}>
              <dt>
                {texts.interior}: {interior.product}
              </dt>
              <dd>
                {formatDimensions(interior.size)}
                {interior.source && <span className={styles.source}> ({interior.source})</span>}
              </dd>
            </div>
          )}
        </dl>
        {tooLarge && <p className={styles.warning}>{texts.tooLarge}</p>}
      </figcaption>
    </figure>
  );
}
