import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Sheet = styled(Card, { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean; component: 'article' }>(
  ({ theme: { breakpoints, radius } }) => ({
    display: 'grid',
    height: '100%',
    [breakpoints.up('md')]: {
      gridTemplateColumns: '15rem 1fr',
      '& > svg': { height: '100%' },
    },
    variants: [
      {
        props: { wide: true },
        style: {
          borderRadius: radius.l,
          [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1.2fr' },
        },
      },
    ],
  }),
);

const Text = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ theme: { spacing } }) => ({
    display: 'grid',
    gap: spacing(1.5),
    alignContent: 'center',
    justifyItems: 'start',
    padding: spacing(3),
    '& h2 a': {
      color: 'var(--heading)',
      textDecoration: 'none',
      '&:hover': { textDecoration: 'underline' },
    },
    '& p + a': { paddingBlock: spacing(0.5), fontWeight: 650 },
    variants: [
      {
        props: { wide: true },
        style: {
          gap: spacing(2),
          padding: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
        },
      },
    ],
  }),
);

interface Props {
  /** Placed beside the text, above it on a narrow window. */
  art: ReactNode;
  /** For a slide as wide as the page. */
  wide?: boolean;
  children: ReactNode;
}

/** A post as a card: its drawing, and a text beside it. */
export function PostCard({ art, wide = false, children }: Props) {
  return (
    <Sheet component="article" wide={wide}>
      {art}
      <Text wide={wide}>{children}</Text>
    </Sheet>
  );
}
