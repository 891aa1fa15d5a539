import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../components/SiteLink';
import type { MenuLink } from '../../routes/shell';

interface Props {
  links: readonly MenuLink[];
  /** Closes the menu that contains the links. */
  onChoose: () => void;
}

/** The links of a menu's section; the current page's has `aria-current`. */
export function MenuLinks({ links, onChoose }: Props) {
  const { pathname } = useLocation();
  return (
    <List>
      {links.map(({ label, href, standIn }) => (
        <ListItem key={label}>
          <SiteLink href={href} onClick={onChoose} aria-current={href === pathname && !standIn ? 'page' : undefined}>
            {label}
          </SiteLink>
        </ListItem>
      ))}
    </List>
  );
}
