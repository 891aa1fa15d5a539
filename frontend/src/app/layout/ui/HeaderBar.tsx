import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Container } from '../../../components/Layout';

/** The sticky header: logo, menus, actions in one row. Its color and height are in theme/looks/navigation.ts. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <AppBar>
      <Container>
        <Toolbar>{children}</Toolbar>
      </Container>
    </AppBar>
  );
}

/** The actions at the header's end. */
export const HeaderActions = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0.5),
  marginLeft: 'auto',
  [breakpoints.down('sm')]: { gap: 0 },
}));

/** Hidden on a phone. */
export const NotOnPhones = styled('span')(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { display: 'none' },
}));

/** Wraps the header's button, which is shown from tablet width on, except beside narrow menus. */
export const HeaderButton = styled('span')(({ theme: { breakpoints, spacing } }) => ({
  marginLeft: spacing(1),
  whiteSpace: 'nowrap',
  [breakpoints.down('md')]: { display: 'none' },
  [breakpoints.between('lg', 80)]: { display: 'none' },
}));
