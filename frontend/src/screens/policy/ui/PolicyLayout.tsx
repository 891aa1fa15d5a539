import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Container } from '../../../components/Layout';
import { SiteLink } from '../../../components/SiteLink';
import type { Policy } from '../../../content/policies/policy';

/** A policy's text, on a wide window with its table of contents beside it. */
export const PolicyColumns = styled(Container)(({ theme: { breakpoints, space, spacing } }) => ({
  display: 'grid',
  gap: spacing(4, 6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: `${spacing(6)} ${space.section}`,
  [breakpoints.up('lg')]: { '&:has(> nav)': { gridTemplateColumns: '17rem minmax(0, 1fr)' } },
  // Numbers the sections in their headings and in the contents, as the specification does.
  '& > [data-numbered]': { counterReset: 'section' },
  '& [data-numbered] :is(section, li:has(> a))': { counterIncrement: 'section' },
  '& [data-numbered] :is(section > h2, li > a)::before': { content: 'counter(section) ". "' },
}));

const Contents = styled('nav')(({ theme: { breakpoints, mixins, spacing, vars } }) => ({
  [breakpoints.up('lg')]: { ...mixins.staysInView, alignSelf: 'start' },
  '& h2': {
    marginBottom: spacing(1.5),
    color: vars.palette.text.secondary,
    fontSize: '0.875rem',
    letterSpacing: '0.02em',
  },
  '& ol': { borderLeft: `2px solid ${vars.palette.background.strong}` },
  '& a': {
    display: 'block',
    padding: spacing(1, 2),
    lineHeight: 1.4,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
}));

/** A policy's text at a readable line length. */
export const PolicyText = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  alignContent: 'start',
  maxWidth: '44rem',
  '& section': { display: 'grid', gap: spacing(1.5), paddingTop: spacing(3) },
  '& section > h2': { fontSize: '1.5rem' },
  '& ul': { display: 'grid', gap: spacing(1), paddingLeft: '1.25rem', listStyle: 'disc' },
}));

/** Contact details at the end of a policy. */
export const ContactBox = styled(Paper)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  marginTop: spacing(4),
  padding: spacing(3),
  background: vars.palette.background.soft,
  '& p:first-of-type': { fontWeight: 650 },
  '& p': { display: 'flex', flexWrap: 'wrap', gap: spacing(0.5, 3), overflowWrap: 'anywhere' },
})) as typeof Paper;

/** The table of contents; on a wide window it stays in view. */
export function PolicyContents({ sections, numbered }: Pick<Policy, 'sections' | 'numbered'>) {
  return (
    <Contents aria-labelledby="contents" data-numbered={numbered}>
      <Typography variant="h4" component="h2" id="contents">
        On this page
      </Typography>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <SiteLink href={`#${section.id}`}>{section.title}</SiteLink>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
