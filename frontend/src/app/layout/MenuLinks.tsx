import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { memo } from 'react';
import { SiteLink } from '../../components/SiteLink';
import type { MenuLink } from '../../routes/shell';

interface Props {
  links: readonly MenuLink[];
  /** Path of the shown page if one of the links leads to it. */
  current?: string | undefined;
}

/** The links of a section of the menu or the footer; the current page's has `aria-current`. */
export const MenuLinks = memo(function MenuLinks({ links, current }: Props) {
  return (
    <List>
      {links.map(({ label, href, standIn }) => (
        <ListItem key={label}>
          <SiteLink href={href} aria-current={href === current && !standIn ? 'page' : undefined}>
            {label}
          </SiteLink>
        </ListItem>
      ))}
    </List>
  );
});
