import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../components/SiteLink';
import type { MenuLink } from '../../routes/shell';

interface Props {
  links: readonly MenuLink[];
  /** Closes the menu that the links stand in. */
  onChoose: () => void;
  className?: string | undefined;
}

/** The links of a menu's section; the one to the page on show is marked. */
export function MenuLinks({ links, onChoose, className }: Props) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          <SiteLink href={href} onClick={onChoose} aria-current={href === pathname ? 'page' : undefined}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
