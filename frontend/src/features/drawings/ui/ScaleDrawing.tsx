import { styled } from '@mui/material/styles';
import type { LabelColor } from '../../../content/types';
import { exactly, formatQuantity, type Quantity } from '../../../domain/quantities';
import { LINE, stackRows, TRACK } from '../layout';
import { type Mark, percentAt, type Scale, type Stretch, ticksOf } from '../scale';
import { Drawing, tonesOf } from './Svg';

/** A band behind every track, in percent of the scale, with its name below the axis: a label color's, or the need. */
export interface Reference extends Pick<Stretch, 'from' | 'to'> {
  readonly color: LabelColor | 'need';
  readonly label: string;
}

export interface ScaleRow {
  readonly value: string;
  readonly label?: string | undefined;
  readonly mark: Mark;
}

const Svg = styled(Drawing)(({ theme }) => {
  const { palette } = theme.vars;
  const { full, partly } = tonesOf(theme);
  return {
    '& [data-part="track"]': { fill: palette.background.strong, fillOpacity: 0.75 },
    '& [data-part="grid-line"]': { stroke: palette.background.paper },
    '& [data-part="bar"]': { fill: full.face },
    '& [data-part="partly"]': { fill: partly.face },
    '& [data-part="end"]': { stroke: full.edge, strokeWidth: 2.5 },
    '& [data-part="point"]': { fill: full.face, stroke: palette.background.paper, strokeWidth: 2 },
    '& [data-color="white"]': { '--label-color': palette.label.white },
    '& [data-color="blue"]': { '--label-color': palette.label.blue },
    '& [data-color="orange"]': { '--label-color': palette.label.orange },
    '& [data-color="need"]': { '--label-color': palette.success.main },
    '& [data-part="lane"]': { fill: 'var(--label-color)', stroke: palette.outline },
    '& [data-part="tint"]': {
      fill: `color-mix(in srgb, var(--label-color) 45%, ${palette.background.paper})`,
      stroke: palette.outline,
      strokeWidth: 0.5,
    },
  };
});

const BAR = 8;
/** Height of the axis with its labels. */
const AXIS = 20;
const LANE = 16;
/** Where a band starts at this percentage or later, its name fits on its left. */
const NAME_FITS = 40;

const percent = (value: number) => `${value}%`;
const across = ({ from, to }: Stretch) => ({ x: percent(from), width: percent(to - from) });

function Arrow({ at, y, shape }: { at: number; y: number; shape: string }) {
  return (
    <svg x={percent(at)} y={y} overflow="visible" aria-hidden="true">
      <path data-part="bar" d={shape} />
    </svg>
  );
}

function Marks({ mark, y }: { mark: Mark; y: number }) {
  const first = mark.stretches[0];
  const last = mark.stretches.at(-1);
  return (
    <>
      {mark.stretches.map((stretch) => {
        const part = stretch.partly ? 'partly' : 'bar';
        return <rect key={stretch.from} data-part={part} {...across(stretch)} y={y - BAR / 2} height={BAR} />;
      })}
      {mark.point !== undefined && <circle data-part="point" cx={percent(mark.point)} cy={y} r="6" />}
      {last?.partly && <line data-part="end" x1={percent(last.to)} x2={percent(last.to)} y1={y - 8} y2={y + 8} />}
      {mark.openStart && first && <Arrow at={first.from} y={y} shape="M0-8L-8 0L0 8Z" />}
      {mark.openEnd && last && <Arrow at={last.to} y={y} shape="M0-8L8 0L0 8Z" />}
    </>
  );
}

function Track({ scale, y, references }: { scale: Scale; y: number; references: readonly Reference[] }) {
  return (
    <>
      <rect data-part="track" x="0" y={y} width="100%" height={TRACK} rx="3" />
      {references.map((band) => {
        // Bands that overlap share the height, so that none covers another.
        const sharing = references.filter((other) => other === band || (other.from < band.to && band.from < other.to));
        const height = TRACK / sharing.length;
        const top = y + height * sharing.indexOf(band);
        return (
          <rect key={band.color} data-part="tint" data-color={band.color} {...across(band)} y={top} height={height} />
        );
      })}
      {ticksOf(scale)
        .slice(1, -1)
        .map((tick) => {
          const x = percent(percentAt(scale, tick));
          return <line key={tick} data-part="grid-line" x1={x} x2={x} y1={y} y2={y + TRACK} />;
        })}
    </>
  );
}

function Axis({ scale, unit, y }: { scale: Scale; unit: Quantity['unit']; y: number }) {
  const ticks = ticksOf(scale);
  const last = ticks.length - 1;
  return ticks.map((tick, index) => (
    <text
      key={tick}
      data-text="tick"
      x={percent(percentAt(scale, tick))}
      y={y}
      textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
    >
      {formatQuantity(exactly(tick, index === last ? unit : ''))}
    </text>
  ));
}

function Lane({ reference, y }: { reference: Reference; y: number }) {
  const { color, label, from, to } = reference;
  const isBefore = from >= NAME_FITS;
  return (
    <>
      <rect data-part="lane" data-color={color} {...across(reference)} y={y + 2} height="10" rx="2" />
      <text data-text="tick" x={isBefore ? 0 : percent(to)} dx={isBefore ? 0 : 8} y={y + 11.5}>
        {label}
      </text>
    </>
  );
}

interface Props {
  /** The text alternative. */
  sentence: string;
  scale: Scale;
  unit: Quantity['unit'];
  rows: readonly ScaleRow[];
  references?: readonly Reference[];
}

/** Rows of bars on a common scale. Positions are in percent and text is in px, so it fits any width without scaling. */
export function ScaleDrawing({ sentence, scale, unit, rows, references = [] }: Props) {
  const { rows: placed, bottom } = stackRows(rows);
  const lanes = bottom + AXIS + 6;
  const height = references.length > 0 ? lanes + references.length * LANE : bottom + AXIS;
  return (
    <Svg role="img" aria-label={sentence} width="100%" height={height}>
      {placed.map(({ value, label, mark, lines, baseline, track }) => (
        <g key={`${label}${value}`}>
          {lines.map((line, number) => (
            <text key={line} x="0" y={baseline + number * LINE}>
              {line}
            </text>
          ))}
          <text data-text="value" x={label ? '100%' : 0} y={baseline} textAnchor={label ? 'end' : 'start'}>
            {value}
          </text>
          <Track scale={scale} y={track} references={references} />
          <Marks mark={mark} y={track + TRACK / 2} />
        </g>
      ))}
      <Axis scale={scale} unit={unit} y={bottom + 15} />
      {references.map((reference, index) => (
        <Lane key={reference.color} reference={reference} y={lanes + index * LANE} />
      ))}
    </Svg>
  );
}
