import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import type { BlogPost } from '../../../content/blog';

/** Line drawings for the filler's categories, on a 120 by 80 grid. */
const drawings: Readonly<Record<string, string>> = {
  Roofing: 'M14 56 60 22l46 34M26 48v20h68V48M50 68V54h20v14M82 38V24h8v20',
  Tools: 'M44 14v52M76 14v52M44 24h32M44 36h32M44 48h32M44 60h32',
  Interior: 'M22 66V26h76v40M22 46h76M60 26v40M34 14h52v12M14 66h92',
  Planning: 'M28 14h52l14 14v40H28zM80 14v14h14M40 36h42M40 46h42M40 56h26',
};

type Shape = 'card' | 'article' | 'banner';

const Art = styled('svg', { shouldForwardProp: (prop) => prop !== 'shape' })<{ shape: Shape }>(({ theme }) => ({
  width: '100%',
  aspectRatio: '3 / 2',
  fill: 'none',
  stroke: theme.vars.palette.accent.light,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  background: `linear-gradient(160deg, ${theme.vars.palette.background.soft}, ${theme.vars.palette.background.strong})`,
  // Not brighter than the text beside it.
  ...theme.applyStyles('dark', { strokeOpacity: 0.55 }),
  variants: [
    { props: { shape: 'article' }, style: { aspectRatio: '5 / 2', borderRadius: theme.radius.m } },
    { props: { shape: 'banner' }, style: { aspectRatio: '3 / 1', borderRadius: theme.radius.m } },
  ],
}));

/** A line drawing in place of a post's picture: in a card, above an article, or wide. */
export function PostArt({ category, shape = 'card' }: { category: string; shape?: Shape }) {
  return (
    <Art shape={shape} viewBox="0 0 120 80" aria-hidden="true">
      <path d={drawings[category] ?? drawings.Planning} vectorEffect="non-scaling-stroke" />
    </Art>
  );
}

const Meta = styled(List)(({ theme: { spacing, typography, vars } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5, 2),
  color: vars.palette.text.secondary,
}));

export function PostMeta({ post: { category, date, author, comments } }: { post: BlogPost }) {
  return (
    <Meta>
      <li>
        <Chip variant="filled" label={category} />
      </li>
      <li>
        <time dateTime={date.iso}>{date.text}</time>
      </li>
      <li>By {author}</li>
      <li>
        {comments} {comments === 1 ? 'comment' : 'comments'}
      </li>
    </Meta>
  );
}

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

/** One of several parts; a script shows only the chosen ones. The HTML has all of them, visible without scripts. */
export const Chosen = styled('div', { shouldForwardProp: (prop) => prop !== 'chosen' && prop !== 'as' })<{
  chosen: boolean;
}>(({ chosen }) => !chosen && { display: 'none', '@media (scripting: none)': { display: 'block' } });
