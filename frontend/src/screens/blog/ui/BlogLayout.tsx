import { styled } from '@mui/material/styles';
import { Facts } from '../../../components/Facts';
import { Container } from '../../../components/Layout';
import { TitledSection } from '../../../components/TitledSection';

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

/** A highlighted sentence of an article. */
export const Quote = styled('blockquote')(({ theme: { radius, spacing, typography, vars } }) => ({
  ...typography.lead,
  maxWidth: '44rem',
  padding: spacing(2, 3),
  borderLeft: `4px solid ${vars.palette.text.link}`,
  borderRadius: `0 ${radius.s} ${radius.s} 0`,
  background: vars.palette.background.soft,
  color: vars.palette.text.heading,
  fontWeight: 600,
}));

export const AfterArticle = styled(TitledSection)(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  marginTop: spacing(3),
  '& > h2': { fontSize: '1.5rem' },
}));

/** A project: a drawing across the whole width, below it text and facts, side by side on a wide window. */
export const ProjectColumns = styled('article')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3, 6),
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 18rem',
    '& > svg': { gridColumn: '1 / -1' },
  },
}));

export const FactBox = styled(Facts)(({ theme: { radius, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  alignContent: 'start',
  padding: spacing(3),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radius.m,
  background: vars.palette.background.soft,
  '& dt': { ...typography.body2, color: vars.palette.text.secondary },
  '& dd': { fontWeight: 650 },
}));
