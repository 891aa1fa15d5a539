import type { ProductFacts } from '../../content/types';
import { CapacityFigure } from './CapacityFigure';
import { drawnCapacities, drawnHoldTimes, drawnSizes, drawnTemperatures, statedSize } from './drawn';
import { FigureSet } from './FigureParts';
import { HoldTimeFigure } from './HoldTimeFigure';
import { SizeFigure } from './SizeFigure';
import { TemperatureFigure } from './TemperatureFigure';

interface Props {
  /** The product's name, which the drawings' sentences say. */
  name: string;
  facts: ProductFacts;
  /** Variants without a published hold time. */
  holdTimeUnlisted?: readonly string[];
}

/** A product's figures as drawings: the same four, one without a figure saying so; what carries nothing has no capacity. */
export function Figures({ name, facts, holdTimeUnlisted = [] }: Props) {
  const sizes = drawnSizes(facts);
  const capacities = drawnCapacities(facts);
  // One drawing of sizes stands beside temperature and hold time, several below them; capacity ends either.
  const sizeSpan = sizes.length > 1 ? 'wide' : 'tall';
  const hasSizes = sizes.length > 0;
  return (
    <FigureSet>
      <div>
        <TemperatureFigure name={name} readings={drawnTemperatures(facts)} />
        <HoldTimeFigure
          name={name}
          readings={drawnHoldTimes(facts)}
          unlisted={holdTimeUnlisted}
          applies={facts.cools !== false}
        />
        <SizeFigure name={name} sizes={sizes} stated={statedSize(facts)} span={hasSizes ? sizeSpan : undefined} />
        {facts.carries !== false && (
          <CapacityFigure name={name} capacities={capacities} span={hasSizes ? 'wide' : undefined} />
        )}
      </div>
    </FigureSet>
  );
}
