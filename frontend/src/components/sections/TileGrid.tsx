import { styled } from '@mui/material/styles';

interface Props {
  /** Rows of three or of four where they fit, of two of the four where they do not: none is left alone in its row. */
  rowsOf?: 3 | 4;
  /** A column is at least this wide, in rem, where the window is. */
  narrowest?: number;
  /** Two columns stand even where they are narrower than that. */
  two?: boolean;
  /** Few tiles stand in the columns of many; otherwise they share the whole width. */
  keepColumns?: boolean;
  /** Between tiles, in steps of the theme's spacing. */
  gap?: number;
  /** Between rows, where that is not the same. */
  rowGap?: number;
}

/** A list of tiles in columns of one width, as many as fit. */
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
  // A tile that wants a phone's width.
  [theme.breakpoints.down('sm')]: { '& > [data-whole]': { gridColumn: '1 / -1' } },
}));
