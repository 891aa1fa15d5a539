import { styled } from '@mui/material/styles';
import { Container } from './Layout';

/** The content below a page's header, in one column; `roomy` if it starts with a heading. */
export const PageBody = styled(Container, { shouldForwardProp: (prop) => prop !== 'roomy' })<{ roomy?: boolean }>(
  ({ theme: { space, spacing }, roomy }) => ({
    display: 'grid',
    gap: spacing(4),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    paddingBlock: `${spacing(roomy ? 6 : 4)} ${space.section}`,
    // Firefox moves a grid item that is longer than the sheet to the next page.
    '@media print': { display: 'block', '& > * + *': { marginTop: spacing(4) } },
  }),
);
