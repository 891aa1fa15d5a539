import Typography from '@mui/material/Typography';
import { drawingTexts } from '../../content/drawing-texts';
import type { ProductFacts } from '../../content/types';
import { drawnCapacities, drawnHoldTimes, drawnSizes, drawnTemperatures, statedSize } from './drawn';
import { CapacityDrawing } from './ui/CapacityDrawing';
import { DrawingCard, DrawingSet, type Span } from './ui/DrawingParts';
import { HoldTimeDrawing, TemperatureDrawing } from './ui/ReadingDrawings';
import { SizeDrawing } from './ui/SizeDrawing';

export function Drawings({ name, facts }: { name: string; facts: ProductFacts }) {
  const temperatures = drawnTemperatures(facts);
  const holdTimes = drawnHoldTimes(facts);
  const sizes = drawnSizes(facts);
  const stated = sizes.length === 0 ? statedSize(facts) : undefined;
  const capacities = drawnCapacities(facts);
  const spans = spansOf(
    [temperatures, holdTimes].filter(({ length }) => length > 0).length,
    sizes.length + (stated ? 1 : 0),
    capacities.length,
  );
  return (
    <DrawingSet>
      <div>
        {temperatures.length > 0 && <TemperatureDrawing name={name} readings={temperatures} span={spans.scale} />}
        {holdTimes.length > 0 && <HoldTimeDrawing name={name} readings={holdTimes} span={spans.scale} />}
        {sizes.length > 0 && <SizeDrawing name={name} sizes={sizes} span={spans.size} />}
        {stated && (
          <DrawingCard title={drawingTexts.size.title} span={spans.size}>
            <Typography variant="body2">
              <strong>{stated}</strong>
            </Typography>
          </DrawingCard>
        )}
        {capacities.length > 0 && <CapacityDrawing name={name} capacities={capacities} span={spans.capacity} />}
      </div>
    </DrawingSet>
  );
}

/** The spans of a set of cards by their numbers, so that every row of two columns is full. */
function spansOf(scales: number, sizes: number, capacities: number): { scale: Span; size: Span; capacity: Span } {
  const isAlone = scales === 1;
  // A single drawing of sizes is beside temperature and hold time, or beside the only one of these.
  const size = sizes === 1 && scales === 2 ? 'tall' : sizes === 1 && isAlone ? undefined : 'wide';
  const hasNeighbor = (sizes > 0 && size === undefined) || (sizes === 0 && capacities > 0);
  return {
    scale: isAlone && !hasNeighbor ? 'wide' : undefined,
    size,
    capacity: isAlone && sizes === 0 ? undefined : 'wide',
  };
}
