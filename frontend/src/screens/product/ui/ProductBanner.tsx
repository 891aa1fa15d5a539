import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Container } from '../../../components/Layout';
import { Name } from '../../../components/Name';
import { Breadcrumbs } from '../../../components/PageHeader';
import { FiguresInText } from '../../../components/Ranges';
import type { LinkData } from '../../../content/types';

const Banner = styled('header')(({ theme: { breakpoints, space, spacing, vars } }) => ({
  paddingBlock: `${spacing(3)} ${space.section}`,
  background: `linear-gradient(180deg, ${vars.palette.background.tint}, ${vars.palette.background.soft} 60%, ${vars.palette.background.default})`,
  [breakpoints.down('md')]: { paddingTop: spacing(1.5) },
}));

/** Name, picture, text: stacked on a phone; on wide windows the picture is beside the others. */
const Columns = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gap: spacing(2),
  '& > *': { minWidth: 0 },
  [breakpoints.up('md')]: {
    gridTemplate: '"name picture" auto "words picture" 1fr / minmax(0, 1fr) minmax(0, 1fr)',
    gap: spacing(3, 4),
    '& > hgroup': { gridArea: 'name' },
    '& > figure': { gridArea: 'picture' },
  },
  [breakpoints.down('md')]: {
    // Words shows last what is parsed first, which the parts parsed next would move: hidden until they are there.
    '&:not(:has(+ *)) > div > :is(p, ul)': { visibility: 'hidden' },
  },
  [breakpoints.up('lg')]: { columnGap: spacing(6) },
}));

const Naming = styled('hgroup')(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(1),
  '& p': { color: vars.palette.text.link, fontWeight: 650 },
  [breakpoints.down('sm')]: { gap: spacing(0.5), '& p': { fontSize: '0.9375rem', lineHeight: 1.4 } },
}));

const Words = styled('div')(({ theme: { breakpoints, spacing, typography, vars } }) => ({
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

const Figure = styled('figure')(({ theme: { radius, shadow, spacing, typography, vars } }) => ({
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

const Below = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  marginTop: spacing(6),
  [breakpoints.down('sm')]: { marginTop: spacing(3) },
}));

interface Props {
  trail: readonly LinkData[];
  /** The kind of product, above its name. */
  kind: string;
  name: string;
  summary: string;
  picture: ReactNode;
  caption: ReactNode;
  /** Placed below both columns. */
  below: ReactNode;
  children: ReactNode;
}

/** The banner of a product's page: text and picture, side by side on wide windows. */
export function ProductBanner({ trail, kind, name, summary, picture, caption, below, children }: Props) {
  return (
    <Banner>
      <Container>
        <Breadcrumbs trail={trail} />
        <Columns>
          <Naming>
            <p>{kind}</p>
            <Typography variant="h1" tabIndex={-1}>
              <Name text={name} />
            </Typography>
          </Naming>
          <Figure>
            {picture}
            <figcaption>{caption}</figcaption>
          </Figure>
          <Words>
            <p>
              <FiguresInText text={summary} />
            </p>
            {children}
          </Words>
        </Columns>
        <Below>{below}</Below>
      </Container>
    </Banner>
  );
}
