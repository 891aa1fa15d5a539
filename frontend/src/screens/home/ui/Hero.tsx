import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

/** The navy band at the top of Home. */
export const Hero = styled('div')(({ theme: { vars } }) => ({
  '--heading': vars.palette.band.contrastText,
  '--link': vars.palette.band.accent,
  paddingBlock: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
  background: `radial-gradient(110% 130% at 80% 10%, ${vars.palette.band.lighter}, ${vars.palette.band.main} 50%, ${vars.palette.band.deep})`,
  color: vars.palette.band.text,
  '& :focus-visible': { outlineColor: vars.palette.band.accent },
  // The carousel's buttons are less prominent than the slides' links.
  '& .MuiIconButton-root': {
    width: '2.25rem',
    height: '2.25rem',
    borderColor: vars.palette.band.lighter,
    background: 'none',
    color: vars.palette.band.soft,
    '&:hover': { borderColor: vars.palette.band.soft, background: 'rgb(255 255 255 / 0.12)' },
  },
}));

/** A slide: text beside a picture. */
export const HeroSlide = styled('div')(({ theme: { breakpoints, radius, spacing } }) => ({
  display: 'grid',
  gap: spacing(4),
  alignItems: 'center',
  [breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr 1.2fr',
    minHeight: '27rem',
    // The words are centered beside the picture: they would move until both are parsed.
    '& > :first-child:not(:has(+ picture > img, + * picture > img))': { visibility: 'hidden' },
  },
  '& > picture, & > [data-picture]': { borderRadius: radius.l },
}));

export const HeroWords = styled(Stack)(({ theme: { breakpoints } }) => ({
  [breakpoints.up('sm')]: { alignItems: 'flex-start' },
  '& :is(h1, h2)': { maxWidth: '18ch' },
  '& p': { maxWidth: '34rem' },
}));

/** Paragraphs in large type, and what they lead to. */
export const LeadText = styled(Stack)(({ theme: { spacing } }) => ({
  alignItems: 'flex-start',
  '& p': { maxWidth: '44rem' },
  '& p + :not(p)': { marginTop: spacing(1) },
}));
