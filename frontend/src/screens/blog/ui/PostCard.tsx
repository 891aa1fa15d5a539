import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';

/** A post as a card: its drawing, and a text beside it; `wide` for a slide as wide as the page. */
export const PostCard = styled(Card, { shouldForwardProp: (prop) => prop !== 'wide' })<{
  wide?: boolean;
  component: 'article';
}>(({ theme: { breakpoints, radius, spacing }, wide }) => ({
  display: 'grid',
  height: '100%',
  ...(wide && { borderRadius: radius.l }),
  [breakpoints.up('md')]: {
    gridTemplateColumns: wide ? '1fr 1.2fr' : '15rem 1fr',
    '& > svg': { height: '100%' },
    // The text is centered beside the drawing, and would move until its link, which is the last, is parsed.
    '& > div:not(:has(> a > *))': { visibility: 'hidden' },
  },
  '& > div': {
    display: 'grid',
    gap: spacing(wide ? 2 : 1.5),
    alignContent: 'center',
    justifyItems: 'start',
    padding: wide ? 'clamp(1.5rem, 1rem + 2vw, 3rem)' : spacing(3),
  },
  '& h2 a': { color: 'var(--heading)', textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '& p + a': { paddingBlock: spacing(0.5), fontWeight: 650 },
}));
