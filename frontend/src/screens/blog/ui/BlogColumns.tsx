import { styled } from '@mui/material/styles';
import { Container } from '../../../components/Layout';

/** The content above the columns, at their whole width. */
export const BlogTop = styled(Container)(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingTop: spacing(4),
}));

/** The posts below the description of the filter. */
export const PostsSection = styled('section')(({ theme: { spacing } }) => ({
  '& > [role="status"] + p': { marginBlock: spacing(1, 3) },
}));

/** The blog's two columns: content and sidebar, which is below the content on a narrow window. */
export const BlogColumns = styled(Container)(({ theme: { breakpoints, space, spacing } }) => ({
  display: 'grid',
  gap: spacing(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${spacing(4)} ${space.section}`,
  [breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' },
}));
