import { keyframes, styled } from '@mui/material/styles';
import { lowWindow } from '../../../theme/tokens';

const appear = keyframes`from { opacity: 0 }`;

/** A form over the page. Native, to open before hydration (lib/startup/atOnce). By default Emotion would drop `closedby`. */
export const FormDialog = styled('dialog', { shouldForwardProp: () => true })(
  ({ theme: { breakpoints, radius, shadow, vars } }) => ({
    width: 'calc(100% - 4rem)',
    maxWidth: `${breakpoints.values.md}${breakpoints.unit}`,
    maxHeight: 'calc(100% - 4rem)',
    padding: 0,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: radius.m,
    overflow: 'hidden',
    background: vars.palette.background.paper,
    color: 'inherit',
    boxShadow: shadow.high,
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
    '@media (prefers-reduced-motion: no-preference)': { '&[open], &[open]::backdrop': { animation: `${appear} 0.2s` } },
    [breakpoints.down('sm')]: {
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      border: 0,
      borderRadius: 0,
    },
    // It would cover the page, and end with the sheet.
    '@media print': { '&[open]': { display: 'none' } },
    // Between the title and the actions there would be no room for a field, so all three scroll.
    [lowWindow]: {
      overflowY: 'auto',
      '& form, & .MuiDialogContent-root': { flex: 'none', overflow: 'visible' },
    },
  }),
);
