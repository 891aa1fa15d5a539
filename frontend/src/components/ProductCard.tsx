import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { CardData } from '../content/screen-content';
import { Glance } from './Facts';
import { Picture } from './Picture';
import { pictureSizes } from './pictureSizes';
import { Name } from './Ranges';
import { SiteLink } from './SiteLink';
import { VisuallyHidden } from './VisuallyHidden';

/** The whole card is clickable through the link in it, which keeps its name; the card shows the link's focus. */
const Frame = styled(Card)(({ theme: { shadow, vars } }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  transition: 'box-shadow 0.2s, border-color 0.2s',
  '& > :first-child': { borderRadius: 0 },
  '&:hover': { borderColor: vars.palette.accent.light, boxShadow: shadow.mid },
  '&:has(a:focus-visible)': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 3 },
})) as typeof Card;

const Words = styled(CardContent)(({ theme: { spacing } }) => ({
  containerType: 'inline-size',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: spacing(1),
  // The longest word of a name fits in a narrow card, also where text is enlarged.
  '& :is(h2, h3, h4)': { fontSize: 'min(1.125rem, 13cqi)', lineHeight: 1.3 },
  // A model number stays on a line, except where the reader's text spacing makes it wider than the card.
  '& :is(h2, h3, h4) span': { display: 'inline-block', whiteSpace: 'normal' },
}));

/** A narrow card hides the figures' names: their units tell them apart. */
const AtAGlance = styled(Glance)(({ theme: { mixins, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(0.5),
  marginBlock: spacing(1, 1.5),
  paddingTop: spacing(1.5),
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: typography.body2.fontSize,
  fontVariantNumeric: 'tabular-nums',
  // A figure that is too wide beside its name, as with the reader's text spacing, comes below it.
  '& div': { display: 'flex', flexWrap: 'wrap', columnGap: spacing(1) },
  '& dt': { flex: '0 0 5.75rem', color: vars.palette.text.secondary },
  '& dd': { flex: 1, fontWeight: 600 },
  '@container (max-width: 12.5rem)': { '& div': { display: 'block' }, '& dt': mixins.visuallyHidden },
}));

const More = styled(SiteLink)({
  alignSelf: 'start',
  marginTop: 'auto',
  fontWeight: 650,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '@supports selector(:has(*))': { '&:focus-visible': { outline: 'none' } },
});

interface Props {
  card: CardData;
  /** The heading's level in the outline of the page. */
  heading?: 'h2' | 'h3' | 'h4';
  sizes?: string;
  /** Whether this card is in the first view: its picture then loads at once. */
  eager?: boolean;
}

/** A catalogue card: picture, title, range, hold time and size at a glance, Learn More. */
export function ProductCard({ card, heading = 'h3', sizes = pictureSizes.carousel, eager = false }: Props) {
  return (
    <Frame component="article">
      <Picture picture={card.picture} sizes={sizes} eager={eager} />
      <Words>
        <Typography variant="h3" component={heading}>
          <Name text={card.title} />
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ minHeight: '2lh' }}>
          {card.kind}
        </Typography>
        <AtAGlance {...card} />
        <More href={card.path}>
          Learn More<VisuallyHidden>{` about ${card.title}`}</VisuallyHidden>
        </More>
      </Words>
    </Frame>
  );
}
