import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Button } from '../../../components/Button';

/** The picture with the model over it, and the controls and status below. Paper shows only the picture. */
export const Root = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(1.5),
  '& > [data-picture], & > [data-model]': { gridArea: '1 / 1' },
  '@media screen': {
    '&[data-shown] > [data-picture]': { visibility: 'hidden' },
    // The caption describes the picture.
    '&[data-shown] + figcaption > :last-child': { display: 'none' },
    // A square leaves room for labels at a phone's width.
    [breakpoints.down('sm')]: { '&[data-shown] > [data-model]': { aspectRatio: '1' } },
  },
  '@media print': { '& > :not([data-picture])': { display: 'none' } },
}));

/** Buttons with the status below them. */
export const Bar = styled('div')(({ theme: { spacing, typography, vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1),
  color: vars.palette.text.secondary,
  fontSize: typography.body2.fontSize,
  '& > p, & > [role="status"]:not(:empty)': { flex: '1 0 100%' },
}));

/** A group of buttons that wraps as a whole. */
export const Tools = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1),
}));

export const Tool = styled(Button)(({ theme: { mixins, vars } }) => ({
  minHeight: '2.5rem',
  minWidth: 0,
  padding: '0.3rem 0.875rem',
  '&[aria-pressed="true"]': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    ...mixins.chosenInForcedColors,
  },
}));

export const Sign = styled(IconButton)(({ theme: { vars } }) => ({
  width: '2.5rem',
  height: '2.5rem',
  border: `1.5px solid ${vars.palette.primary.main}`,
  background: vars.palette.background.paper,
  fontSize: '1.25rem',
  lineHeight: 1,
}));
