import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../components/Icon';
import { Container } from '../../../components/Layout';

/** Four cards in one row or two by two; on a phone one per row, with the icon beside the text. */
export const ContactCards = styled(Container)(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  paddingBlock: spacing(6),
  '& > *': { display: 'grid', gap: spacing(1), alignContent: 'start', padding: spacing(3) },
  [breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [breakpoints.down('sm')]: {
    gap: spacing(1.5),
    paddingBlock: spacing(3),
    '& > *': {
      gap: spacing(0, 2),
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      padding: spacing(2),
      '& > *': { gridColumn: 2 },
      '& > svg': { gridArea: '1 / 1 / span 2' },
    },
  },
  '& svg': { color: vars.palette.text.link },
  // A target of 44 px that takes the room of its text.
  '& a': {
    justifySelf: 'start',
    marginBlock: '-0.6rem',
    paddingBlock: '0.6rem',
    fontWeight: 650,
    overflowWrap: 'anywhere',
    textWrapStyle: 'balance',
  },
}));

interface ContactCardProps {
  readonly titleId: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

export function ContactCard({ titleId, icon, title, text, children }: ContactCardProps) {
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Icon name={icon} size={28} />
      <Typography variant="h3" component="h2" id={titleId}>
        {title}
      </Typography>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Card>
  );
}
