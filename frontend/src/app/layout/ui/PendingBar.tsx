import { keyframes, styled } from '@mui/material/styles';
import { notices } from '../../../content/notices';

/** Most pages render before this time, in ms, and then no bar flashes. */
const DELAY_MS = 100;

const appear = keyframes({ to: { opacity: 1 } });
const run = keyframes({ from: { transform: 'scaleX(0.05)' }, to: { transform: 'scaleX(0.9)' } });

const Bar = styled('div')(({ theme: { vars, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.tooltip,
  inset: '0 0 auto',
  height: 4,
  background: vars.palette.secondary.main,
  transformOrigin: 'left',
  opacity: 0,
  animation: `${appear} 0s ${DELAY_MS}ms forwards, ${run} 8s cubic-bezier(0.1, 0.7, 0.3, 1) forwards`,
  '@media (prefers-reduced-motion: reduce)': { animation: `${appear} 0s ${DELAY_MS}ms forwards` },
}));

/** A bar at the top of the window while the next page loads; MUI's LinearProgress is 2 kB for the same. */
export function PendingBar() {
  return <Bar role="progressbar" aria-label={notices.pending} />;
}
