import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { LinkData } from '../content/types';
import { Container } from './Layout';
import { Name } from './Name';
import { Breadcrumbs } from './PageHeader';
import { FiguresInText } from './Ranges';

const Banner = styled('header')(({ theme: { space, spacing, vars } }) => ({
  paddingBlock: `${spacing(3)} ${space.section}`,
  background: `linear-gradient(180deg, ${vars.palette.background.tint}, ${vars.palette.background.soft} 60%, ${vars.palette.background.default})`,
}));

const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(3, 6),
  [breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
}));

const Text = styled('div')(({ theme: { breakpoints, spacing, typography, vars } }) => ({
  display: 'grid',
  gap: spacing(3),
  minWidth: 0,
  '& hgroup': { display: 'grid', gap: spacing(1), '& p': { color: vars.palette.text.link, fontWeight: 650 } },
  '& hgroup + p': { maxWidth: '38rem', ...typography.lead, color: vars.palette.text.secondary },
  [breakpoints.down('sm')]: { gap: spacing(2) },
}));

const Figure = styled('figure')(({ theme: { radius, shadow, spacing, typography, vars } }) => ({
  minWidth: 0,
  '& picture, & > span': { borderRadius: radius.l, boxShadow: shadow.mid },
  '& figcaption': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1, 2),
    marginTop: spacing(1.5),
    color: vars.palette.text.secondary,
    fontSize: typography.caption.fontSize,
  },
}));

const Below = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  marginTop: spacing(6),
  [breakpoints.down('sm')]: { marginTop: spacing(3) },
}));

interface Props {
  trail: readonly LinkData[];
  /** What it is, in a few words, above its name. */
  kind: string;
  name: string;
  summary: string;
  picture: ReactNode;
  caption: ReactNode;
  /** Below both columns. */
  below: ReactNode;
  children: ReactNode;
}

/** The top of a product's page: what it is and its picture, side by side on wide windows. */
export function ProductBanner({ trail, kind, name, summary, picture, caption, below, children }: Props) {
  return (
    <Banner>
      <Container>
        <Breadcrumbs trail={trail} />
        <Columns>
          <Text>
            <hgroup>
              <p>{kind}</p>
              <Typography variant="h1" tabIndex={-1}>
                <Name text={name} />
              </Typography>
            </hgroup>
            <p>
              <FiguresInText text={summary} />
            </p>
            {children}
          </Text>
          <Figure>
            {picture}
            <figcaption>{caption}</figcaption>
          </Figure>
        </Columns>
        <Below>{below}</Below>
      </Container>
    </Banner>
  );
}
