import { styled } from '@mui/material/styles';

interface Props {
  /**
   * 3: three columns from `md`. 4: two from `sm`, four from `lg`, so that no tile is alone. Unset: as many as fit, also where
   * that leaves empty ones, so that few tiles do not stretch.
   */
  rowsOf?: 3 | 4;
  /** In steps of the theme's spacing. */
  gap?: number;
}

/** A list of tiles in columns of equal width. */
export const TileGrid = styled('ul')<Props>(({ theme: { breakpoints, spacing }, rowsOf, gap = 2 }) => ({
  display: 'grid',
  ...(!rowsOf && { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))' }),
  gap: spacing(gap),
  ...(rowsOf === 3 && { [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' } }),
  ...(rowsOf === 4 && {
    [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
    [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
}));
