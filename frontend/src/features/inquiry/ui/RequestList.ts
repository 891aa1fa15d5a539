import { styled } from '@mui/material/styles';

/** A row for each item, with its quantity and a remove button at the end. */
export const RequestList = styled('ul')(({ theme: { breakpoints, spacing, vars } }) => ({
  maxWidth: '40rem',
  marginTop: spacing(1),
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: spacing(1.5),
    paddingBlock: spacing(1),
    borderTop: `1px solid ${vars.palette.divider}`,
    overflowWrap: 'anywhere',
  },
  '& > li > :last-child': {
    gridColumn: 3,
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: 0,
    fontSize: '1.25rem',
    textDecoration: 'none',
  },
  [breakpoints.down(22)]: { '& > li > span:first-of-type': { gridColumn: '1 / -1' } },
}));
