import { styled } from '@mui/material/styles';
import { Facts } from '../../../components/Facts';
import { TitledSection } from '../../../components/TitledSection';

export const RecordList = styled(Facts)(({ theme: { breakpoints, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(0.5, 3),
  '& > div': { display: 'grid', paddingBlock: spacing(0.5), borderTop: `1px solid ${vars.palette.divider}` },
  '& dt': { color: vars.palette.text.secondary },
  // Keeps the entered line breaks.
  '& dd': { minWidth: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 600 },
  [breakpoints.up('sm')]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: spacing(3) },
  },
}));

export const Foldable = styled('details')(({ theme: { radius, spacing, vars } }) => ({
  padding: spacing(1, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: radius.s,
  background: vars.palette.background.soft,
  '& > summary': { paddingBlock: spacing(1), fontWeight: 650 },
}));

/** The record of a sent form, to be read, printed or saved. Printing prints only this section of the page. */
export const FormRecord = styled(TitledSection)(({ theme: { radius, spacing, vars } }) => ({
  display: 'grid',
  gap: spacing(2),
  justifyItems: 'start',
  padding: spacing(3),
  border: `1px solid ${vars.palette.success.main}`,
  borderRadius: radius.s,
  scrollMarginTop: '9rem',
  '& > dl': { width: '100%' },
  '@media print': {
    border: 0,
    padding: 0,
    'body:has(&) *:not(:has(&)):not(&):not(& *)': { display: 'none !important' },
    '& button': { display: 'none' },
  },
}));
