import { styled } from '@mui/material/styles';
import { Picture } from '../../../components/Picture';
import type { Lead, PictureDimensions, Spot } from '../../../content/pictures/measured-pictures';
import type { PictureData } from '../../../content/screen-content';
import { formatQuantity } from '../../../domain/quantities';
import { placeLine } from '../measuredPictureLayout';

/** Covers a picture. The parent is positioned and is the query container for the text size. */
const Svg = styled('svg')(({ theme: { vars } }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  // Larger text enlarges a label only while its picture has room for it.
  fontSize: 'clamp(min(0.75rem, max(12px, 4.5cqi)), 2.2cqi, 1.5rem)',
  // The pictures look the same in both color schemes and in forced colors, so the lines do as well.
  color: vars.palette.band.main,
  forcedColorAdjust: 'none',
  fill: 'currentColor',
  strokeWidth: 'max(1px, 0.08em)',
  pointerEvents: 'none',
  '& line': { stroke: 'currentColor' },
  '& [data-part="lead"]': { strokeOpacity: 0.45 },
  '& text': { fontWeight: 500 },
  '& [data-text="inches"]': { fontWeight: 700 },
}));

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
const ends = ([x1, y1]: Spot, [x2, y2]: Spot) => ({
  x1: percent(x1),
  y1: percent(y1),
  x2: percent(x2),
  y2: percent(y2),
});

/** An extension line and the tick at the end of the dimension line. */
function End({ lead: [edge, end], tick }: { lead: Lead; tick: { x: number; y: number } }) {
  return (
    <>
      <line data-part="lead" {...ends(edge, end)} />
      <svg x={percent(end[0])} y={percent(end[1])} overflow="visible" aria-hidden="true">
        <line x1={`${-tick.x}em`} y1={`${-tick.y}em`} x2={`${tick.x}em`} y2={`${tick.y}em`} />
      </svg>
    </>
  );
}

/** Dimension lines over a picture of `ratio` = width / height; labels scale less, to be legible on a thumbnail. */
export function MeasuredPictureLines({ dimensions, ratio }: { dimensions: PictureDimensions; ratio: number }) {
  const { of, lines } = dimensions;
  const written = lines.map((line) => ({ ...line, rows: line.lengths.map(formatQuantity) }));
  const sentence = written.map(({ side, rows }) => `${rows.join(' or ')} ${side}`).join(', ');
  return (
    <Svg role="img" aria-label={`${of === 'exterior' ? 'Exterior' : 'Interior'}: ${sentence}`}>
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
              <tspan data-text="inches" dx={`${placed.toLabel.x}em`} dy={`${placed.toLabel.y - 0.2}em`}>
                {inches}
              </tspan>
              <tspan x={x} dx={`${placed.toLabel.x}em`} dy="1.1em">
                {centimeters}
              </tspan>
            </text>
          </g>
        );
      })}
    </Svg>
  );
}

const Frame = styled('span')({
  position: 'relative',
  display: 'block',
  width: '100%',
  borderRadius: 'inherit',
  containerType: 'inline-size',
});

/** A gallery picture with its dimension lines, if any; zooming scales both. */
export function MeasuredPicture({ picture, sizes }: { picture: PictureData; sizes: string }) {
  if (!picture.dimensions) return <Picture picture={picture} sizes={sizes} />;
  return (
    <Frame className="swiper-zoom-target">
      <Picture picture={picture} sizes={sizes} />
      <MeasuredPictureLines dimensions={picture.dimensions} ratio={picture.width / picture.height} />
    </Frame>
  );
}
