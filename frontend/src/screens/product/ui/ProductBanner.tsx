import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Glance } from '../../../components/Facts';
import { Icon } from '../../../components/Icon';
import { VisuallyHidden } from '../../../components/VisuallyHidden';
import { labelBands } from '../../../content/facts/labels';
import { sentenceCase } from '../../../content/facts/text';
import type { LabelColor } from '../../../content/types';
import { formatQuantity } from '../../../domain/quantities';
import { onScreen } from '../../../theme/tokens';

/** The banner of a product's page. */
export const Banner = styled('header')(({ theme: { breakpoints, space, spacing, vars } }) => ({
  paddingBlock: `${spacing(3)} ${space.section}`,
  background: `linear-gradient(180deg, ${vars.palette.background.tint}, ${vars.palette.background.soft} 60%, ${vars.palette.background.default})`,
  [breakpoints.down('md')]: { paddingTop: spacing(1.5) },
}));

/** Name, picture, text: stacked on a phone and on paper; on wide windows the picture is beside the others. */
export const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > *': { minWidth: 0 },
  [onScreen(breakpoints.up('md'))]: {
    gridTemplate: '"name picture" auto "words picture" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    gap: spacing(3, 4),
    '& > hgroup': { gridArea: 'name' },
    '& > figure': { gridArea: 'picture' },
  },
  [breakpoints.down('md')]: {
    // `Words` shows its first children last. Until the others are parsed these would move, so they are hidden.
    '&:not(:has(+ *)) > div > :is(p, ul)': { visibility: 'hidden' },
  },
  [breakpoints.up('lg')]: { columnGap: spacing(6) },
}));

/** The kind of product, above its name. */
export const Naming = styled('hgroup')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  '& p': { color: vars.palette.text.link, fontWeight: 650 },
  [breakpoints.down('sm')]: { gap: spacing(0.5), '& p': { fontSize: '0.9375rem', lineHeight: 1.4 } },
}));

/** Summary, figures and actions. */
export const Words = styled('div')(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(3),
  '& > p': { maxWidth: '38rem', ...typography.lead, color: vars.palette.text.secondary },
  [breakpoints.down('md')]: {
    gap: spacing(2),
    // Figures and actions come first, so that they are in the first view.
    '& > p, & > ul': { order: 1 },
  },
}));

/** The picture with its caption. */
export const Figure = styled('figure')(({ theme: { radius, shadow, spacing, typography, vars } }) => ({
  minWidth: 0,
  '& [data-picture], & > span': { borderRadius: radius.l, boxShadow: shadow.mid },
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(0.5, 2),
    marginTop: spacing(1),
    color: vars.palette.text.secondary,
    fontSize: typography.caption.fontSize,
  },
}));

/** A product's main figures between two lines: side by side as they fit, stacked on a phone. */
export const KeyFigures = styled(Glance)(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(2, 5),
  paddingBlock: spacing(2),
  borderBlock: `1px solid ${vars.palette.background.strong}`,
  '& dt': { color: vars.palette.text.secondary, fontSize: typography.body2.fontSize },
  '& dd': {
    color: vars.palette.text.heading,
    fontSize: '1.125rem',
    fontWeight: 700,
    lineHeight: 1.35,
    fontVariantNumeric: 'tabular-nums',
  },
  // A figure may wrap while it is parsed: hidden until what follows is there.
  '&:not(:has(+ *)) > :not(:has(+ *))': { visibility: 'hidden' },
  [breakpoints.down('sm')]: {
    display: 'grid',
    gap: spacing(0.75),
    paddingBlock: spacing(1.5),
    '& > div': { display: 'grid', gridTemplateColumns: '6.5rem 1fr', lineHeight: '1.375rem' },
    '& dd': { fontSize: '1rem', lineHeight: 'inherit' },
  },
  // With larger text on a phone no figure is split, such as "−18 °C".
  [breakpoints.down(20)]: { '& > div': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));

const Dot = styled('span')<{ of: LabelColor }>(({ theme: { vars }, of }) => ({
  flex: 'none',
  width: '0.85rem',
  height: '0.85rem',
  border: `1.5px solid ${vars.palette.outline}`,
  borderRadius: '50%',
  background: vars.palette.label[of],
  // The color is the information.
  forcedColorAdjust: 'none',
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
}));

/** A product's label colors (section 3), with their names and temperatures. */
export function LabelDots({ labels }: { labels: readonly LabelColor[] }) {
  if (labels.length === 0) return null;
  return (
    <Stack component="ul" direction="row" spacing={1} sx={{ flexWrap: 'wrap' }} aria-label="Label colors">
      {labels.map((label) => (
        <Chip
          key={label}
          component="li"
          icon={<Dot of={label} />}
          label={`${sentenceCase(label)} label, ${formatQuantity(labelBands[label])}`}
        />
      ))}
    </Stack>
  );
}

const Row = styled('p')(({ theme: { spacing, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1.5),
  fontSize: typography.body2.fontSize,
  fontWeight: 650,
}));

const Stars = styled('span')(({ theme: { spacing, vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(0.5),
  color: vars.palette.text.warm,
  fontVariantNumeric: 'tabular-nums',
}));

/** The Featured tag with the fixed rating display of product pages (section 2, "common pattern"). */
export function FeaturedRating({ rating }: { rating: number }) {
  return (
    <Row>
      <Chip component="span" variant="filled" color="primary" label="Featured" />
      <Stars>
        <Icon name="star" size={18} />
        <VisuallyHidden>Rating </VisuallyHidden>
        {rating}
      </Stars>
    </Row>
  );
}

/** A card below the banner's columns. */
export const FeatureCard = styled(Card)(({ theme: { breakpoints, radius, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  marginTop: spacing(6),
  padding: 'clamp(1.25rem, 1rem + 1.5vw, 2.5rem)',
  borderRadius: radius.l,
  [breakpoints.down('sm')]: { gap: spacing(1.5), marginTop: spacing(3), padding: spacing(2) },
})) as typeof Card;
