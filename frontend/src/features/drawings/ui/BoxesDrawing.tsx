import { styled } from '@mui/material/styles';
import type { DimensionLine } from '../boxDimensions';
import { type BoxToDraw, drawBoxes } from '../boxDrawing';
import { type DrawnBox, type Line, type Point, pointsOf, viewBoxOf } from '../projection';
import { Drawing, tonesOf } from './Svg';

const Svg = styled(Drawing)(({ theme }) => {
  const { outer, inner } = tonesOf(theme);
  return {
    height: 'auto',
    strokeWidth: 1.25,
    strokeLinejoin: 'round',
    '& [data-tone="outer"]': { '--edge': outer.edge, '--face': outer.face },
    '& [data-tone="inner"]': { '--edge': inner.edge, '--face': inner.face },
    '& polygon': { fill: 'var(--face)', stroke: 'var(--edge)' },
    '& path': { fill: 'none', stroke: 'var(--edge)' },
    '& [data-part="hidden"]': { strokeWidth: 1, strokeDasharray: '3 3', strokeOpacity: 0.5 },
    '& [data-part="outline"]': { strokeOpacity: 0.55 },
    '& [data-part="lead"]': { strokeWidth: 1, strokeOpacity: 0.45 },
    '& text': { fontWeight: 650, fill: 'var(--edge)' },
  };
});

type BoxTone = 'outer' | 'inner';

const segment = ([from, to]: Line) => `M${from.x} ${from.y}L${to.x} ${to.y}`;
/** The slanted tick at the end of a dimension line. */
const stroke = ({ x, y }: Point) => `M${x - 3.5} ${y + 3.5}l7-7`;

function Faces({ box, tone }: { box: DrawnBox; tone: BoxTone }) {
  return (
    <g data-tone={tone}>
      <path data-part="hidden" d={box.hidden.map(segment).join('')} />
      <polygon points={pointsOf(box.top)} />
      <polygon points={pointsOf(box.side)} />
      <polygon points={pointsOf(box.front)} />
    </g>
  );
}

function Dimensions({ lines, tone }: { lines: readonly DimensionLine[]; tone: BoxTone }) {
  return (
    <g data-tone={tone}>
      {lines.map(({ line, leads, label, anchor, upright, text }) => (
        <g key={segment(line)}>
          <path data-part="lead" d={leads.map(segment).join('')} />
          <path d={`${segment(line)}${stroke(line[0])}${stroke(line[1])}`} />
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
  /** The text alternative. */
  sentence: string;
  boxes: BoxToDraw;
  /** In px per unit; drawings beside each other have the same one. */
  scale: number;
  /** Whether a single box is an exterior or an interior. */
  tone: BoxTone;
}

/** A box, or a box inside another, with dimension lines. */
export function BoxesDrawing({ sentence, boxes, scale, tone }: Props) {
  const { outer, inner, outerLines, innerLines, view } = drawBoxes(boxes, scale);
  return (
    <Svg role="img" aria-label={sentence} width={view.width} height={view.height} viewBox={viewBoxOf(view)}>
      <Faces box={outer} tone={tone} />
      {inner && <Faces box={inner} tone="inner" />}
      {inner && (
        <path
          data-tone="outer"
          data-part="outline"
          d={`M${pointsOf(outer.front)}ZM${pointsOf(outer.top)}ZM${pointsOf(outer.side)}Z`.replaceAll(' ', 'L')}
        />
      )}
      <Dimensions lines={outerLines} tone={tone} />
      <Dimensions lines={innerLines} tone="inner" />
    </Svg>
  );
}
