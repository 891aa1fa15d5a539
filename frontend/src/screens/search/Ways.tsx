import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChipLinks } from '../../components/search/Chips';
import type { LinkData } from '../../content/types';

/** Links to frequently used pages, which need no script. */
export function Ways({ title, links }: { title: string; links: readonly LinkData[] }) {
  return (
    <Stack component="section" spacing={2} aria-labelledby="ways">
      <Typography variant="h3" component="h2" id="ways">
        {title}
      </Typography>
      <ChipLinks links={links} />
    </Stack>
  );
}
