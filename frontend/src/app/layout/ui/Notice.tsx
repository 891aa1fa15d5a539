import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

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

/** A message above the page that screen readers announce at once. */
export function Notice({ children }: { children: ReactNode }) {
  return <Box role="alert">{children}</Box>;
}
