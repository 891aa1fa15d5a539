import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import { Container } from './Layout';

/** Ways to a person, side by side where they fit. */
export const ContactCards = styled(Container)(({ theme: { spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  paddingBlock: spacing(6),
  '& > *': { display: 'grid', gap: spacing(1), alignContent: 'start', padding: spacing(3) },
  '& svg': { color: vars.palette.text.link },
  // A target of 44 px that takes no more room than its text.
  '& a': {
    justifySelf: 'start',
    marginBlock: '-0.6rem',
    paddingBlock: '0.6rem',
    fontWeight: 650,
    overflowWrap: 'anywhere',
  },
}));

interface ContactCardProps {
  /** Of the heading, which names the card. */
  readonly titleId: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The link. */
  readonly children: ReactNode;
}

/** One way to a person: what it is for, and the link that takes it. */
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
