import { keyframes, styled } from '@mui/material/styles';
import { Button } from '../../../components/Button';
import { notices } from '../../../content/notices';

/** Most pages render before this time, in ms, and then no bar flashes. */
const DELAY_MS = 100;

const run = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });

const Bar = styled('div')(({ theme: { vars, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.tooltip,
  inset: '0 0 auto',
  // A border: forced colors remove backgrounds.
  height: 0,
  borderTop: `4px solid ${vars.palette.text.link}`,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  animation: `${run} 8s cubic-bezier(0.1, 0.7, 0.3, 1) ${DELAY_MS}ms forwards`,
  '@media (prefers-reduced-motion: reduce)': { animationTimingFunction: 'step-start' },
}));

/** A bar while the next page loads; MUI has 2 kB for it. Prerendered, so that the frame of the click only shows it. */
export function PendingBar({ pending }: { readonly pending: boolean }) {
  return pending ? <Bar role="progressbar" aria-label={notices.pending} /> : <Bar hidden />;
}

const Box = styled('div')(({ theme: { breakpoints, radius, shadow, space, spacing, vars, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  insetInline: space.gutter,
  bottom: space.gutter,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(2, 3),
  maxWidth: '44rem',
  marginInline: 'auto',
  padding: spacing(2, 3),
  border: `1px solid ${vars.palette.outline}`,
  borderRadius: radius.m,
  background: vars.palette.background.paper,
  boxShadow: shadow.high,
  '& > p': { flex: '1 1 16rem' },
  // At 320 px the buttons are side by side.
  [breakpoints.down('sm')]: { gap: spacing(1.5), padding: spacing(1.5, 2), '& > button': { flexGrow: 1 } },
}));

interface Props {
  onRetry: () => void;
  /** Ends the attempt; absent where it is unknown how far back the page is that is shown. */
  onStay: (() => void) | undefined;
}

/** Reports that the requested page cannot be loaded, above the page that stays readable. */
export function StuckNotice({ onRetry, onStay }: Props) {
  return (
    <Box role="alert">
      <p>{notices.stuck}</p>
      <Button onClick={onRetry}>{notices.retry}</Button>
      {onStay && (
        <Button variant="secondary" onClick={onStay}>
          {notices.stay}
        </Button>
      )}
    </Box>
  );
}
