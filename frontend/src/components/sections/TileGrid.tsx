import { styled } from '@mui/material/styles';

interface Props {
  /** Three or four columns where they fit; of four, two on narrower windows, so that no tile is alone in its row. */
  rowsOf?: 3 | 4;
  /** Minimum width of a column in rem. */
  narrowest?: number;
  /** Keeps two columns even where they are narrower than that. */
  two?: boolean;
  /** Few tiles keep the column width of many instead of sharing the whole width. */
  keepColumns?: boolean;
  /** In steps of the theme's spacing. */
  gap?: number;
  /** Gap between rows, where it differs from `gap`. */
  rowGap?: number;
}

/** A list of tiles in columns of equal width. */
export const TileGrid = styled('ul', {
  shouldForwardProp: (prop) => !['rowsOf', 'narrowest', 'two', 'keepColumns', 'gap', 'rowGap'].includes(prop as string),
})<Props>(({ theme, rowsOf, narrowest = 15, two, keepColumns, gap = 2, rowGap = gap }) => ({
  display: 'grid',
  ...(!rowsOf && {
    gridTemplateColumns: `repeat(${keepColumns ? 'auto-fill' : 'auto-fit'}, minmax(min(${two ? `50% - ${theme.spacing(gap / 2)}` : '100%'}, ${narrowest}rem), 1fr))`,
  }),
  gap: theme.spacing(rowGap, gap),
  ...(rowsOf === 3 && { [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' } }),
  ...(rowsOf === 4 && {
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
  // For a tile that needs a phone's whole width.
  [theme.breakpoints.down('sm')]: { '& > [data-whole]': { gridColumn: '1 / -1' } },
}));
