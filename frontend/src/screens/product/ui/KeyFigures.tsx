import { styled } from '@mui/material/styles';
import { Glance } from '../../../components/Glance';

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
}));
