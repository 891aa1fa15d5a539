import { styled } from '@mui/material/styles';
import { Drawing } from './Drawing';
import { placeUnits, unitSize } from './layout';
import { drawBox, pointsOf } from './projection';

export type Blank = 'temperature' | 'hold-time' | 'size' | 'capacity';

const Svg = styled(Drawing)(({ theme: { vars } }) => ({
  width: 'auto',
  height: '1.875rem',
  // Drawn smaller than it is laid out: strokes keep their width.
  '& *': { vectorEffect: 'non-scaling-stroke' },
  '& [data-part="unit"]': { fill: 'none', stroke: vars.palette.outline, strokeOpacity: 0.5 },
  '& [data-part="tick"]': { stroke: vars.palette.divider },
}));

function EmptyScale() {
  return (
    <>
      <rect data-part="empty" x="1" y="20" width="158" height="22" rx="4" />
      <path data-part="tick" d="M27 20v22M53.5 20v22M80 20v22M106.5 20v22M133 20v22" />
    </>
  );
}

function EmptyBox() {
  const box = drawBox({ at: [0, 0, 0], size: [96, 56, 34] }, 1);
  return (
    <g transform="translate(1 56)">
      {[box.front, box.top, box.side].map((face) => (
        <polygon key={pointsOf(face)} data-part="empty" points={pointsOf(face)} />
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
          data-part="unit"
          x={x * 1.25}
          width={unitSize.width * 1.25}
          height={unitSize.height * 1.7}
          rx="2.5"
        />
      ))}
    </g>
  );
}

/** Each with the width that it takes. */
const drawings = {
  temperature: [EmptyScale, 160],
  'hold-time': [EmptyScale, 160],
  size: [EmptyBox, 121],
  capacity: [EmptyUnits, 157],
} as const;

/** The empty frame of a drawing for which no figure is published; decorative, the text beside it says so. */
export function BlankDrawing({ blank }: { blank: Blank }) {
  const [Content, width] = drawings[blank];
  return (
    <Svg aria-hidden="true" data-beside-title viewBox={`0 0 ${width} 62`}>
      <Content />
    </Svg>
  );
}
