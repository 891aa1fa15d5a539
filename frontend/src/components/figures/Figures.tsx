import { figureTexts } from '../../content/figure-texts';
import type { ProductFacts } from '../../content/types';
import { CapacityFigure } from './CapacityFigure';
import { drawnCapacities, drawnHoldTimes, drawnSizes, drawnTemperatures, statedSize } from './drawn';
import { StatedCard } from './FigureCard';
import { FigureSet } from './FigureParts';
import { HoldTimeFigure } from './HoldTimeFigure';
import { SizeFigure } from './SizeFigure';
import { spansOf } from './spans';
import { TemperatureFigure } from './TemperatureFigure';

interface Props {
  /** The product's name, which the drawings' sentences say. */
  name: string;
  facts: ProductFacts;
}

/** A product's figures as drawings, those that it has. */
export function Figures({ name, facts }: Props) {
  const temperatures = drawnTemperatures(facts);
  const holdTimes = drawnHoldTimes(facts);
  const sizes = drawnSizes(facts);
  const stated = sizes.length === 0 ? statedSize(facts) : undefined;
  const capacities = drawnCapacities(facts);
  const spans = spansOf({
    scales: [temperatures, holdTimes].filter(({ length }) => length > 0).length,
    sizes: sizes.length + (stated ? 1 : 0),
    capacities: capacities.length,
  });
  return (
    <FigureSet>
      <div>
        {temperatures.length > 0 && <TemperatureFigure name={name} readings={temperatures} span={spans.scale} />}
        {holdTimes.length > 0 && <HoldTimeFigure name={name} readings={holdTimes} span={spans.scale} />}
        {sizes.length > 0 && <SizeFigure name={name} sizes={sizes} span={spans.size} />}
        {stated && <StatedCard title={figureTexts.size.title} value={stated} span={spans.size} />}
        {capacities.length > 0 && <CapacityFigure name={name} capacities={capacities} span={spans.capacity} />}
      </div>
    </FigureSet>
  );
}
