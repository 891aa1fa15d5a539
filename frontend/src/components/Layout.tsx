import MuiContainer from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense } from 'react';
import { AfterPaint } from './AfterPaint';
import { FiguresInText } from './Ranges';

/** Centers content at the page's width. */
export const Container = MuiContainer;

/** A band's background: the page, a soft surface, or navy, which is dark in both color schemes. */
export type Tone = 'plain' | 'soft' | 'navy';

/** A full-width band of the page. On navy it sets the colors of headings and links. */
export const Band = styled('section')<{ tone?: Tone }>(({ theme: { space, vars } }) => ({
  paddingBlock: space.section,
  variants: [
    { props: { tone: 'soft' }, style: { background: vars.palette.background.soft } },
    {
      props: { tone: 'navy' },
      style: {
        '--heading': vars.palette.band.contrastText,
        '--link': vars.palette.band.accent,
        background: `radial-gradient(120% 140% at 85% 0%, ${vars.palette.band.light}, ${vars.palette.band.main} 55%, ${vars.palette.band.deep})`,
        color: vars.palette.band.text,
        '& :focus-visible': { outlineColor: vars.palette.band.accent },
      },
    },
  ],
}));

const Frame = styled(MuiContainer, { shouldForwardProp: (prop) => prop !== 'split' })<{ split: boolean }>(
  ({ theme: { breakpoints, spacing }, split }) =>
    split && {
      [breakpoints.up('lg')]: {
        display: 'grid',
        gridTemplateColumns: '1fr 2fr',
        gap: spacing(6),
        alignItems: 'start',
        '& > div:first-of-type': { marginBottom: 0 },
      },
    },
);

const Head = styled('div', { shouldForwardProp: (prop) => prop !== 'carousel' })<{ carousel: boolean }>(
  ({ theme: { breakpoints, spacing }, carousel }) => ({
    display: 'grid',
    gap: spacing(1.5),
    maxWidth: '46rem',
    marginBottom: spacing(4),
    [breakpoints.down('sm')]: { gap: spacing(0.75), marginBottom: spacing(2) },
    ...(carousel && { [breakpoints.up('sm')]: { marginRight: '11rem' } }),
  }),
);

interface SectionProps {
  /** Anchor of the section; also names its heading. */
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  tone?: Tone;
  /** On wide windows the heading is beside the content instead of above it. */
  split?: boolean;
  /** The content is a carousel, whose controls are beside the heading. */
  carousel?: boolean;
  children?: ReactNode;
}

/** A band of the page with its heading. Its Suspense boundary hydrates on its own, so that a long page is not one long task. */
export function Section({ id, title, intro, tone = 'plain', split = false, carousel = false, children }: SectionProps) {
  return (
    <Band id={id} aria-labelledby={`${id}-title`} tone={tone} tabIndex={-1}>
      <Frame split={split}>
        <Head carousel={carousel}>
          <Typography variant="h2" id={`${id}-title`}>
            {title}
          </Typography>
          {intro && (
            <Typography variant="lead" color={tone === 'navy' ? 'inherit' : 'textSecondary'}>
              {typeof intro === 'string' ? <FiguresInText text={intro} /> : intro}
            </Typography>
          )}
        </Head>
        <Suspense fallback={null}>
          <AfterPaint>{children}</AfterPaint>
        </Suspense>
      </Frame>
    </Band>
  );
}
