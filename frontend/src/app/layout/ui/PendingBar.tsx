import { keyframes, styled } from '@mui/material/styles';
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
