import { shell } from 'virtual:shell';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { countOf, useBasket } from '../../lib/requestBasket';
import { closeMenus, SIDE_MENU_ID } from './closeMenus';
import { MenuLinks } from './MenuLinks';
import { RequestLink } from './RequestLink';
import { ColorSchemeSwitch } from './ui/ColorSchemeSwitch';
import { Drawer, DrawerFoot, DrawerHead, DrawerOnly, DrawerSections, MenuCount } from './ui/Drawer';

const menus = shell.menus.map(({ section, label, links, mobileOnly = [] }) => ({
  section,
  label,
  links: [...links, ...mobileOnly],
}));

/** The mobile side menu (section 2), a popover of `details`, which works without a script. A link or Back closes it. */
export function SideMenu({ scripted, path }: { scripted: boolean; path: string }) {
  const count = countOf(useBasket());

  return (
    <DrawerOnly>
      <IconButton popoverTarget={SIDE_MENU_ID} aria-label={count > 0 ? `Menu, ${count} in your request` : 'Menu'}>
        <Icon name="menu" size={26} />
        {count > 0 && <MenuCount>{count}</MenuCount>}
      </IconButton>
      <Drawer id={SIDE_MENU_ID} popover="auto" aria-label="Mobile">
        <DrawerHead>
          <Typography variant="h4" component="span">
            Menu
          </Typography>
          {scripted && <ColorSchemeSwitch />}
          <IconButton popoverTarget={SIDE_MENU_ID} popoverTargetAction="hide" aria-label="Close menu">
            <Icon name="close" size={26} />
          </IconButton>
        </DrawerHead>
        <DrawerSections>
          {menus.map(({ section, label, links }) => (
            <details key={section} name="side-menu-section">
              <summary>
                {label}
                <Icon name="chevron" />
              </summary>
              <MenuLinks links={links} current={links.some(({ href }) => href === path) ? path : undefined} />
            </details>
          ))}
          <SiteLink href={shell.contact.href}>{shell.contact.label}</SiteLink>
        </DrawerSections>
        <DrawerFoot>
          <RequestLink />
          <ButtonLink variant="secondary" href={pathTo('find')}>
            Find a cooler
          </ButtonLink>
          <ButtonLink variant="secondary" href={shell.site.phoneHref} onClick={closeMenus}>
            <Icon name="phone" /> Talk to Solution Specialist
          </ButtonLink>
          <Typography variant="body2">{shell.site.hours}</Typography>
        </DrawerFoot>
      </Drawer>
    </DrawerOnly>
  );
}
