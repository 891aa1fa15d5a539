import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Container } from '../../../components/Layout';

const Bar = styled('section')(({ theme: { spacing, typography, vars } }) => ({
  background: vars.palette.band.deep,
  color: vars.palette.band.text,
  fontSize: typography.caption.fontSize,
  '& a, & span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    minHeight: '1.5rem',
  },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: vars.palette.band.accent },
  },
  '& svg': {
    flex: 'none',
    color: vars.palette.band.accent,
  },
}));

const Row = styled(Container)(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: spacing(0, 3),
  paddingBlock: spacing(1),
  [breakpoints.down('sm')]: {
    flexDirection: 'column',
    paddingBlock: spacing(0.5),
  },
}));

/** A thin navy bar above the header. Each child is a link or a `span` with an icon before its text. */
export function TopBar({ children, ...props }: ComponentProps<'section'>) {
  return (
    <Bar {...props}>
      <Row>{children}</Row>
    </Bar>
  );
}
