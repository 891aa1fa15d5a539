import { exactly, formatQuantity, type Quantity } from '../../content/quantities';
import styles from './figures.module.css';
import { LINE, stackRows, TRACK } from './layout';
import { type Mark, percentAt, type Scale, ticksOf } from './scale';

/** A band behind every track, and named below the axis. */
export interface Reference {
  readonly color: 'white' | 'blue' | 'orange';
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

export interface ScaleRow {
  readonly value: string;
  readonly label?: string | undefined;
  /** Absent where nothing is published. */
  readonly mark?: Mark;
}

interface Props {
  /** The drawing in one full sentence. */
  sentence: string;
  scale: Scale;
  unit: Quantity['unit'];
  rows: readonly ScaleRow[];
  references?: readonly Reference[];
}

const BAR = 10;
const AXIS = 24;
const LANE = 22;
/** From this share of the scale on, a reference's band leaves room for its name on its left. */
const NAME_FITS = 40;

const anchorOf = (index: number, last: number) => (index === 0 ? 'start' : index === last ? 'end' : 'middle');
const colorClass = { white: styles.white, blue: styles.blue, orange: styles.orange } as const;

function Marks({ mark, y }: { mark: Mark; y: number }) {
  const start = mark.stretches[0]?.from ?? 0;
  const end = mark.stretches.at(-1)?.to ?? 0;
  return (
    <>
      {mark.stretches.map(({ from, to, partly }) => (
        <rect
          key={from}
          className={partly ? styles.partly : styles.bar}
          x={`${from}%`}
          width={`${to - from}%`}
          y={y - BAR / 2}
          height={BAR}
        />
      ))}
      {mark.point !== undefined && <circle className={styles.point} cx={`${mark.point}%`} cy={y} r="6.5" />}
      {mark.stretches.at(-1)?.partly && (
        <line className={styles.end} x1={`${end}%`} x2={`${end}%`} y1={y - 8} y2={y + 8} />
      )}
      {mark.openStart && (
        <svg x={`${start}%`} y={y} overflow="visible" aria-hidden="true">
          <path className={styles.bar} d="M0-8L-8 0L0 8Z" />
        </svg>
      )}
      {mark.openEnd && (
        <svg x={`${end}%`} y={y} overflow="visible" aria-hidden="true">
          <path className={styles.bar} d="M0-8L8 0L0 8Z" />
        </svg>
      )}
    </>
  );
}

/** Rows of bars on a common scale. Places are in percent and type in px, so it fits any width unscaled. */
export function ScaleDrawing({ sentence, scale, unit, rows, references = [] }: Props) {
  const stack = stackRows(rows);
  const ticks = ticksOf(scale);
  const lanes = stack.bottom + AXIS + 12;
  const height = references.length > 0 ? lanes + references.length * LANE : stack.bottom + AXIS;
  return (
    <svg className={styles.drawing} role="img" aria-label={sentence} width="100%" height={height}>
      {rows.map(({ value, label, mark }, index) => {
        const place = stack.rows[index];
        if (!place) return null;
        const middle = place.track + TRACK / 2;
        return (
          <g key={`${label}${value}`}>
            {place.lines.map((line, number) => (
              <text key={line} className={styles.label} x="0" y={place.baseline + number * LINE}>
                {line}
              </text>
            ))}
            <text
              className={mark ? styles.value : styles.unlisted}
              x={label ? '100%' : '0'}
              y={place.baseline}
              textAnchor={label ? 'end' : 'start'}
            >
              {value}
            </text>
            <rect
              className={mark ? styles.track : styles.blankShape}
              x="0"
              y={place.track}
              width="100%"
              height={TRACK}
              rx="3"
            />
            {references.map(({ color, from, to }) => (
              <rect
                key={color}
                className={`${styles.tint} ${colorClass[color]}`}
                x={`${from}%`}
                width={`${to - from}%`}
                y={place.track}
                height={TRACK}
              />
            ))}
            {ticks.slice(1, -1).map((tick) => (
              <line
                key={tick}
                className={styles.gridLine}
                x1={`${percentAt(scale, tick)}%`}
                x2={`${percentAt(scale, tick)}%`}
                y1={place.track}
                y2={place.track + TRACK}
              />
            ))}
            {mark && <Marks mark={mark} y={middle} />}
          </g>
        );
      })}
      {ticks.map((tick, index) => (
        <text
          key={tick}
          className={styles.tick}
          x={`${percentAt(scale, tick)}%`}
          y={stack.bottom + 17}
          textAnchor={anchorOf(index, ticks.length - 1)}
        >
          {formatQuantity(exactly(tick, index === ticks.length - 1 ? unit : ''))}
        </text>
      ))}
      {references.map(({ color, label, from, to }, index) => {
        const y = lanes + index * LANE;
        const isBefore = from >= NAME_FITS;
        return (
          <g key={color}>
            <rect
              className={`${styles.lane} ${colorClass[color]}`}
              x={`${from}%`}
              width={`${to - from}%`}
              y={y + 2}
              height="10"
              rx="2"
            />
            <text className={styles.tick} x={isBefore ? 0 : `${to}%`} dx={isBefore ? 0 : 8} y={y + 11.5}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
