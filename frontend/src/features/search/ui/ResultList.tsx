import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SiteLink } from '../../../components/SiteLink';
import { Count } from '../../../components/search/Chips';

/** Reserves room for the results, so that the footer does not jump when they are rendered. */
export const ResultRoom = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(4),
  alignContent: 'start',
  '@media (scripting: enabled)': { minHeight: '17rem' },
}));

/** Two columns where there is room: the first group beside all others. A single group spreads its list over both. */
export const ResultColumns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > section:only-child': { gridColumn: '1 / -1' },
    '& > section:only-child > ol': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: spacing(8) },
  },
}));

const Results = styled(List)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  width: '100%',
  '& > li': { maxWidth: '46rem' },
  '& h3': { fontSize: '1.0625rem' },
  '& h3 a': { display: 'inline-block', paddingBlock: '0.1rem' },
  '& mark': {
    borderRadius: 3,
    background: vars.palette.background.strong,
    color: vars.palette.text.heading,
  },
  '& p mark': { fontWeight: 650 },
})) as typeof List;

interface Props {
  title: string;
  /** The number of results found, of which the list may show only the first. */
  count: number;
  results: readonly {
    readonly href: string;
    readonly title: ReactNode;
    /** The page it is on, or the figures that matched. */
    readonly on?: string | undefined;
    readonly excerpt: ReactNode;
  }[];
  /** Placed below the list. */
  children?: ReactNode;
}

/** A group of results with heading and count. */
export function ResultList({ title, count, results, children }: Props) {
  return (
    <Stack component="section" spacing={2} sx={{ alignItems: 'flex-start' }} aria-label={title}>
      <Typography variant="h3" component="h2">
        {title} <Count value={count} />
      </Typography>
      <Results component="ol">
        {results.map((result) => (
          <li key={result.href}>
            <Typography variant="h4" component="h3">
              <SiteLink href={result.href}>{result.title}</SiteLink>
            </Typography>
            {result.on && (
              <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
                {result.on}
              </Typography>
            )}
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {result.excerpt}
            </Typography>
          </li>
        ))}
      </Results>
      {children}
    </Stack>
  );
}
