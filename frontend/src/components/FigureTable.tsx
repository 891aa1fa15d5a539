import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';

/** A table of figures. The caption and what a row is about stay in view while figures scroll. */
export const FigureTable = styled(Table)(({ theme: { breakpoints, space, spacing, vars } }) => ({
  '& caption > span': {
    position: 'sticky',
    left: spacing(2),
    display: 'inline-block',
    maxWidth: `calc(100vw - 2 * (${space.gutter} + ${spacing(2)}))`,
    [breakpoints.down('sm')]: { left: spacing(1.5) },
  },
  '& tr > th:first-of-type': { position: 'sticky', left: 0, '@media print': { position: 'static' } },
  '& tbody th': { minWidth: 'min(11rem, 25vw)' },
  [breakpoints.down('md')]: {
    // An edge, lest what is left of a figure that scrolls under it be read as the whole.
    '& tr:has(> * + * + * + *) > th:first-of-type': { boxShadow: `inset -1px 0 ${vars.palette.divider}` },
  },
}));
