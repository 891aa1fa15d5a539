import { styled } from '@mui/material/styles';

interface Props {
  /** Three or four columns where they fit; of four, two on narrower windows, so that no tile is alone in its row. */
  rowsOf?: 3 | 4;
  /** Minimum width of a column in rem. */
  narrowest?: number;
  /** Few tiles keep the column width of many instead of sharing the whole width. */
  keepColumns?: boolean;
  /** In steps of the theme's spacing. */
  gap?: number;
}

/** A list of tiles in columns of equal width. */
export const TileGrid = styled('ul', {
  shouldForwardProp: (prop) => !['rowsOf', 'narrowest', 'keepColumns', 'gap'].includes(prop as string),
})<Props>(({ theme: { breakpoints, spacing }, rowsOf, narrowest = 15, keepColumns, gap = 2 }) => ({
  display: 'grid',
  ...(!rowsOf && {
    gridTemplateColumns: `repeat(${keepColumns ? 'auto-fill' : 'auto-fit'}, minmax(min(100%, ${narrowest}rem), 1fr))`,
  }),
  gap: spacing(gap),
  ...(rowsOf === 3 && { [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' } }),
  ...(rowsOf === 4 && {
    [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
}));
