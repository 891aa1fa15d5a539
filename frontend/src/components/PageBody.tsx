import { styled } from '@mui/material/styles';
import { Container } from './Layout';

/** What stands below a page's header, part under part; `roomy` where a heading comes first. */
export const PageBody = styled(Container, { shouldForwardProp: (prop) => prop !== 'roomy' })<{ roomy?: boolean }>(
  ({ theme: { space, spacing } }) => ({
    display: 'grid',
    gap: spacing(4),
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    paddingBlock: `${spacing(4)} ${space.section}`,
    // Firefox begins a part of a grid that is longer than the sheet on the next one.
    '@media print': { display: 'block', '& > * + *': { marginTop: spacing(4) } },
    variants: [{ props: { roomy: true }, style: { paddingTop: spacing(6) } }],
  }),
);
