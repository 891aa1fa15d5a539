import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { celsiusWords, neededInCelsius } from '../../content/finder/need-words';
import type { ScreenContent } from '../../content/screen-content';
import type { Need } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import { bandOn, scaleFor, stretchOf, temperatureFrame } from '../../features/drawings/scale';
import { type Reference, ScaleDrawing } from '../../features/drawings/ui/ScaleDrawing';
import { BesideForm } from '../../features/finder/ui/FinderParts';

interface Props {
  content: ScreenContent['find'];
  need: Need | undefined;
}

/** All published ranges on one scale, with the needed one. */
export const PublishedRanges = memo(function PublishedRanges({ content, need }: Props) {
  const { chart, candidates } = content;
  const needed = need?.range && neededInCelsius(need.range);
  const ranges = candidates.flatMap(({ name, packOuts }) =>
    packOuts.flatMap((packOut) =>
      packOut.range ? [{ name: packOut.name ? `${name}, ${packOut.name}` : name, range: packOut.range }] : [],
    ),
  );
  const scale = scaleFor([...ranges.map(({ range }) => range), ...(needed ? [needed] : [])], temperatureFrame);
  const rows = ranges.map(({ name, range }) => ({
    value: formatTemperature(range),
    label: name,
    mark: bandOn(scale, range),
  }));
  const references: Reference[] = needed
    ? [{ color: 'need', label: `${chart.need} ${celsiusWords(need.range)}`, ...stretchOf(scale, needed) }]
    : [];
  return (
    <BesideForm
      isAlone={need === undefined}
      headingId="chart"
      title={chart.title}
      variant="h3"
      heading="h2"
      gutterBottom
    >
      <Typography gutterBottom>{chart.intro}</Typography>
      <ScaleDrawing
        sentence={`${chart.sentence}: ${rows.map(({ label, value }) => `${label} ${value}`).join('; ')}.`}
        scale={scale}
        unit="°C"
        rows={rows}
        references={references}
      />
    </BesideForm>
  );
});
