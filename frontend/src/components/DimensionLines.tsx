import type { Lead, PictureDimensions, Spot } from '../content/pictures/dimensions';
import { formatQuantity } from '../content/quantities';
import styles from './DimensionLines.module.css';
import { type PlacedLine, placeLine } from './dimensionLayout';

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
const ends = ([x1, y1]: Spot, [x2, y2]: Spot) => ({
  x1: percent(x1),
  y1: percent(y1),
  x2: percent(x2),
  y2: percent(y2),
});

/** A lead and the stroke that ends the dimension line. */
function End({ lead: [edge, end], tick }: { lead: Lead; tick: PlacedLine['tick'] }) {
  return (
    <>
      <line className={styles.lead} {...ends(edge, end)} />
      <svg x={percent(end[0])} y={percent(end[1])} overflow="visible" aria-hidden="true">
        <line x1={`${-tick.x}em`} y1={`${-tick.y}em`} x2={`${tick.x}em`} y2={`${tick.y}em`} />
      </svg>
    </>
  );
}

/**
 * Dimension lines over a picture of `ratio` = width / height. Lines go with the picture; labels and strokes keep
 * their size, within limits, so that they can be read on a thumbnail. Read out as one sentence.
 */
export function DimensionLines({ dimensions: { of, lines }, ratio }: { dimensions: PictureDimensions; ratio: number }) {
  const written = lines.map((line) => ({ ...line, rows: line.lengths.map(formatQuantity) }));
  const sentence = written.map(({ side, rows }) => `${rows.join(' or ')} ${side}`).join(', ');
  return (
    <svg className={styles.lines} role="img" aria-label={`${of === 'exterior' ? 'Exterior' : 'Interior'}: ${sentence}`}>
      {written.map(({ side, leads, rows: [inches = '', centimeters = ''] }) => {
        const placed = placeLine({ leads }, Math.max(inches.length, centimeters.length), ratio);
        const [start, end] = placed.leads;
        const x = percent(placed.middle[0]);
        return (
          <g key={side}>
            <End lead={start} tick={placed.tick} />
            <End lead={end} tick={placed.tick} />
            <line {...ends(start[1], end[1])} />
            <text x={x} y={percent(placed.middle[1])} textAnchor="middle">
              <tspan className={styles.inches} dx={`${placed.toLabel.x}em`} dy={`${placed.toLabel.y - 0.2}em`}>
                {inches}
              </tspan>
              <tspan x={x} dx={`${placed.toLabel.x}em`} dy="1.1em">
                {centimeters}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
