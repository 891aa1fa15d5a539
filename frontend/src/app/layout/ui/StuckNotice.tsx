import { styled } from '@mui/material/styles';
import { Button } from '../../../components/Button';
import { notices } from '../../../content/notices';

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
  [breakpoints.down('sm')]: { '& > button': { flex: '1 1 100%' } },
}));

/** Reports that the requested page cannot be loaded, above the page that stays readable. */
export function StuckNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert">
      <p>{notices.stuck}</p>
      <Button onClick={onRetry}>{notices.retry}</Button>
    </Box>
  );
}
