import { shell } from 'virtual:shell';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import { memo } from 'react';
import { IconLink } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Container } from '../../components/Layout';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { DesktopMenu } from './DesktopMenu';
import { RequestLink } from './RequestLink';
import { SideMenu } from './SideMenu';
import { ColorSchemeSwitch } from './ui/ColorSchemeSwitch';
import { HeaderActions, HeaderButton, NotOnPhones, TopBar, TopRow } from './ui/HeaderBar';
import { Logo } from './ui/Logo';

/** The shared header (section 2), without the controls that need a script unless `scripted`. The menus mark `path`. */
export const Header = memo(function Header({ scripted, path }: { scripted: boolean; path: string }) {
  const { site } = shell;
  return (
    <>
      <TopBar aria-label="Address and hours">
        <TopRow>
          <SiteLink href={site.mapUrl}>
            <Icon name="pin" size={16} />
            {site.address}
          </SiteLink>
          <span>
            <Icon name="clock" size={16} />
            {site.hours}
          </span>
        </TopRow>
      </TopBar>
      {/* Its color and height are in theme/looks/navigation.ts. */}
      <AppBar>
        <Container>
          <Toolbar>
            <Logo />
            <DesktopMenu path={path} />
            <HeaderActions>
              <IconLink href={pathTo('search')} aria-label="Search">
                <Icon name="search" size={22} />
              </IconLink>
              <IconLink href={site.phoneHref} aria-label={`Call ${site.phone}`}>
                <Icon name="phone" size={22} />
              </IconLink>
              {scripted && (
                <NotOnPhones>
                  <ColorSchemeSwitch />
                </NotOnPhones>
              )}
              <HeaderButton>
                <RequestLink />
              </HeaderButton>
              <SideMenu scripted={scripted} path={path} />
            </HeaderActions>
          </Toolbar>
        </Container>
      </AppBar>
    </>
  );
});
