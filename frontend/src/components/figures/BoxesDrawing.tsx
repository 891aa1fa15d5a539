import { type BoxDrawing, type BoxToDraw, drawBoxes } from './boxDrawing';
import styles from './drawing.module.css';
import type { DrawnBox, Line, Point } from './oblique';

const points = (corners: readonly Point[]) => corners.map(({ x, y }) => `${x},${y}`).join(' ');
const segment = ([from, to]: Line) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
/** The slanted stroke that ends a dimension line. */
const stroke = ({ x, y }: Point) => `M${x - 3.5} ${y + 3.5}l7-7`;

function Faces({ box, tone }: { box: DrawnBox; tone: 'outer' | 'inner' }) {
  return (
    <g className={tone === 'outer' ? styles.outer : styles.inner}>
      <path className={styles.hidden} d={box.hidden.map(segment).join('')} />
      <polygon points={points(box.top)} />
      <polygon points={points(box.side)} />
      <polygon points={points(box.front)} />
    </g>
  );
}

function Dimensions({ lines, tone }: { lines: BoxDrawing['outerLines']; tone: 'outer' | 'inner' }) {
  return (
    <g className={tone === 'outer' ? styles.outerLines : styles.innerLines}>
      {lines.map(({ line, leads, label, anchor, upright, text }) => (
        <g key={segment(line)}>
          <path className={styles.lead} d={leads.map(segment).join('')} />
          <path className={styles.measure} d={`${segment(line)}${stroke(line[0])}${stroke(line[1])}`} />
          <text
            x={label.x}
            y={label.y}
            textAnchor={anchor}
            {...(upright && { transform: `rotate(-90 ${label.x} ${label.y})` })}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}

interface Props {
  /** The drawing in one full sentence. */
  sentence: string;
  boxes: BoxToDraw;
  /** In px per unit, common to the drawings of a figure. */
  scale: number;
  /** Whether a box alone is an outside or an inside. */
  tone: 'outer' | 'inner';
}

/** A box, or one seen inside another, with its dimension lines. */
export function BoxesDrawing({ sentence, boxes, scale, tone }: Props) {
  const { outer, inner, outerLines, innerLines, view } = drawBoxes(boxes, scale);
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-label={sentence}
      width={view.width}
      height={view.height}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
    >
      <Faces box={outer} tone={tone} />
      {inner && <Faces box={inner} tone="inner" />}
      {inner && (
        <path
          className={styles.outline}
          d={`M${points(outer.front)}ZM${points(outer.top)}ZM${points(outer.side)}Z`.replaceAll(' ', 'L')}
        />
      )}
      <Dimensions lines={outerLines} tone={tone} />
      <Dimensions lines={innerLines} tone="inner" />
    </svg>
  );
}
