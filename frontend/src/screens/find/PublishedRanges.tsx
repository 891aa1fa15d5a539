import Typography from '@mui/material/Typography';
import type { ScreenContent } from '../../content/screen-content';
import type { Need } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import { neededInCelsius } from '../../features/finder/needWords';
import { BesideForm } from '../../features/finder/ui/FinderParts';
import { RangeChart } from './ui/RangeChart';

/** All published ranges on one scale, with the needed one. */
export function PublishedRanges({ content, need }: { content: ScreenContent['find']; need: Need | undefined }) {
  const { chart, candidates } = content;
  const needed = need?.range && neededInCelsius(need.range);
  return (
    <BesideForm isAlone={need === undefined} aria-labelledby="chart">
      <Typography variant="h3" component="h2" id="chart" gutterBottom>
        {chart.title}
      </Typography>
      <Typography gutterBottom>{chart.intro}</Typography>
      <RangeChart
        texts={chart}
        ranges={candidates.flatMap(({ name, packOuts }) =>
          packOuts.map((packOut) => ({
            name: packOut.name ? `${name}, ${packOut.name}` : name,
            range: packOut.range,
          })),
        )}
        need={needed && { range: needed, label: `${chart.need} ${formatTemperature(needed)}` }}
      />
    </BesideForm>
  );
}
