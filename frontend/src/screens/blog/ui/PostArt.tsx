import { styled } from '@mui/material/styles';

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
