import Typography from '@mui/material/Typography';
import { BesideForm } from '../../components/finder/FinderParts';
import { RangeChart } from '../../components/finder/RangeChart';
import type { ScreenContent } from '../../content/screen-content';
import type { Need } from '../../domain/need';
import { formatTemperature } from '../../domain/readings';
import { neededInCelsius } from '../../features/finder/needWords';

/** All published ranges on one scale, against the one that is needed. */
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
