import AppBar from '@mui/material/AppBar';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Container } from '../../../components/Layout';

/** The header, which stays in view: logo, menus, actions in one row. */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <AppBar>
      <Container>
        <Toolbar>{children}</Toolbar>
      </Container>
    </AppBar>
  );
}

/** What the header offers besides its menus, at its end. */
export const HeaderActions = styled('div')(({ theme: { breakpoints, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(0.5),
  marginLeft: 'auto',
  [breakpoints.down('sm')]: { gap: 0 },
}));

/** Holds what the header of a phone has no room for. */
export const NotOnPhones = styled('span')(({ theme: { breakpoints } }) => ({
  [breakpoints.down('sm')]: { display: 'none' },
}));

/** Holds the header's button, where there is room for it: from a tablet on, but not beside narrow menus. */
export const HeaderButton = styled('span')(({ theme: { breakpoints, spacing } }) => ({
  marginLeft: spacing(1),
  whiteSpace: 'nowrap',
  [breakpoints.down('md')]: { display: 'none' },
  [breakpoints.between('lg', 80)]: { display: 'none' },
}));
