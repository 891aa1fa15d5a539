import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentProps, ReactNode } from 'react';
import { CallsToAction } from './CallsToAction';
import { Icon } from './Icon';
import { Band, Container } from './Layout';
import { FiguresInText, Name } from './Ranges';

/** Paragraphs at a readable line length. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <Stack spacing={2} sx={{ maxWidth: '38rem' }}>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph}>
          <FiguresInText text={paragraph} />
        </Typography>
      ))}
    </Stack>
  );
}

const Ticks = styled(List)(({ theme: { breakpoints, spacing, vars } }) => ({
  columns: '18rem 3',
  columnGap: spacing(4),
  marginBottom: spacing(-1.5),
  '&[data-pairs]': { columnCount: 2 },
  '& > li': { alignItems: 'start', gap: spacing(1.5), paddingBottom: spacing(1.5), breakInside: 'avoid' },
  '& svg': { flex: 'none', marginTop: '0.2em', color: vars.palette.text.link },
  [breakpoints.down('sm')]: {
    marginBottom: spacing(-0.75),
    '& > li': { paddingBottom: spacing(0.75), lineHeight: 1.5 },
  },
}));

/** Points with check marks, top to bottom in as many columns as fit; two or four in two, as a third would be empty. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <Ticks data-pairs={items.length === 2 || items.length === 4 || undefined}>
      {items.map((item) => (
        <ListItem key={item}>
          <Icon name="check" />
          <span>
            <FiguresInText text={item} />
          </span>
        </ListItem>
      ))}
    </Ticks>
  );
}

const StepList = styled('ol')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3),
  counterReset: 'step',
  [breakpoints.down('sm')]: { gap: spacing(1.5) },
  // Every row is full: four steps are never laid out as three and one.
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { '&:has(> :nth-child(3):last-child)': { gridTemplateColumns: 'repeat(3, 1fr)' } },
  [breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '&:has(> :nth-child(4):last-child)': { gridTemplateColumns: 'repeat(4, 1fr)' },
  },
}));

/** The number is above the step, on a phone to its left, unless its text is enlarged. */
const Step = styled(Card)(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: spacing(1),
  padding: spacing(3),
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    width: '2.25rem',
    height: '2.25rem',
    marginBottom: spacing(1),
    borderRadius: '50%',
    background: vars.palette.background.tint,
    color: vars.palette.text.heading,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
  },
  [breakpoints.down('sm')]: { padding: spacing(2) },
  [breakpoints.between(20, 'sm')]: {
    gridTemplateColumns: 'auto 1fr',
    columnGap: spacing(1.5),
    '&::before': { gridRow: 'span 2', margin: 0 },
    '& > h3': { alignSelf: 'center' },
  },
})) as typeof Card;

/** Numbered steps or points, as cards. */
export function Steps({ items }: { items: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <StepList>
      {items.map(({ title, text }) => (
        <Step component="li" key={title}>
          <Typography variant="h3">{title}</Typography>
          <Typography color="textSecondary">{text}</Typography>
        </Step>
      ))}
    </StepList>
  );
}

const Callout = styled(Container)(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(3, 6),
  '& h2': { maxWidth: '20ch' },
  '& h2 + p': { maxWidth: '36rem', marginTop: spacing(1.5) },
}));

interface CallToActionBandProps extends Pick<ComponentProps<typeof CallsToAction>, 'toForm' | 'product' | 'existing'> {
  title: string;
  text: ReactNode;
}

/** The band near the end of a page with its calls to action. */
export function CallToActionBand({ title, text, ...actions }: CallToActionBandProps) {
  return (
    // Without its buttons it says nothing on paper.
    <Band tone="navy" aria-labelledby="next-step" sx={{ '@media print': { display: 'none' } }}>
      <Callout>
        <div>
          <Typography variant="h2" id="next-step">
            <Name text={title} />
          </Typography>
          <Typography>{text}</Typography>
        </div>
        <CallsToAction onNavy {...actions} />
      </Callout>
    </Band>
  );
}
