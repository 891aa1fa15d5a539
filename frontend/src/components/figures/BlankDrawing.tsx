import styles from './drawing.module.css';
import { placeUnits, unitSize } from './layout';
import { drawBox } from './oblique';

export type Blank = 'temperature' | 'hold-time' | 'size' | 'capacity';

const path = (points: readonly { x: number; y: number }[]) => points.map(({ x, y }) => `${x},${y}`).join(' ');

function EmptyScale() {
  return (
    <>
      <rect className={styles.empty} x="1" y="20" width="158" height="22" rx="4" />
      <path className={styles.emptyTick} d="M27 20v22M53.5 20v22M80 20v22M106.5 20v22M133 20v22" />
    </>
  );
}

function EmptyBox() {
  const box = drawBox({ at: [0, 0, 0], size: [96, 56, 34] }, 1);
  return (
    <g transform="translate(1 56)">
      {[box.front, box.top, box.side].map((face) => (
        <polygon key={path(face)} className={styles.empty} points={path(face)} />
      ))}
    </g>
  );
}

function EmptyUnits() {
  return (
    <g transform="translate(1 19)">
      {placeUnits(10).units.map(({ x }) => (
        <rect
          key={x}
          className={styles.emptyUnit}
          x={x * 1.25}
          width={unitSize.width * 1.25}
          height={unitSize.height * 1.7}
          rx="2.5"
        />
      ))}
    </g>
  );
}

const drawings = { temperature: EmptyScale, 'hold-time': EmptyScale, size: EmptyBox, capacity: EmptyUnits } as const;

/** The empty frame of a drawing for which no figure is published; decorative, the text beside it says so. */
export function BlankDrawing({ blank }: { blank: Blank }) {
  const Drawing = drawings[blank];
  return (
    <svg aria-hidden="true" width="160" height="62" viewBox="0 0 160 62">
      <Drawing />
    </svg>
  );
}
