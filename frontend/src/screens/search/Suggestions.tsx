import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { NeedsScript } from '../../components/NeedsScript';
import { ChipLinks } from '../../components/search/Chips';

interface Props {
  title: string;
  suggestions: readonly string[];
  path: string;
}

/** Suggested queries, as links to their results. */
export function Suggestions({ title, suggestions, path }: Props) {
  return (
    <NeedsScript as="section" aria-labelledby="suggestions">
      <Stack spacing={2}>
        <Typography variant="h3" component="h2" id="suggestions">
          {title}
        </Typography>
        <ChipLinks
          links={suggestions.map((words) => ({ label: words, href: `${path}?q=${encodeURIComponent(words)}` }))}
        />
      </Stack>
    </NeedsScript>
  );
}
