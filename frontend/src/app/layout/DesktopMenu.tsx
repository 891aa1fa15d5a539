import { shell } from 'virtual:shell';
import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { SiteLink } from '../../components/SiteLink';
import { MenuLinks } from './MenuLinks';
import { MenuBar } from './ui/MenuBar';
import { useOnNavigation } from './useOnNavigation';

/**
 * The desktop menu: disclosures that the browser itself opens by mouse, keyboard and touch, one at a
 * time, before any script. The script adds opening on hover and closing on Escape, outside and choice.
 */
export function DesktopMenu() {
  const nav = useRef<HTMLElement>(null);
  // Of the last press. Not every browser says it of a click, and a laptop may have both a mouse and a touch screen.
  const pressedBy = useRef('');
  const { pathname } = useLocation();

  const openMenu = () => nav.current?.querySelector<HTMLDetailsElement>('details[open]') ?? null;
  const close = () => openMenu()?.removeAttribute('open');

  // A choice, even of the page on show, closes the menu; so does Back.
  useOnNavigation(close);

  useEffect(() => {
    const outside = (event: Event) => {
      if (!nav.current?.contains(event.target as Node))
        nav.current?.querySelector('details[open]')?.removeAttribute('open');
    };
    // Wherever the focus is: a menu that was opened by hovering has to close as well (WCAG 1.4.13).
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const open = nav.current?.querySelector('details[open]');
      if (key !== 'Escape' || !open) return;
      open.removeAttribute('open');
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  const hover = (event: PointerEvent<HTMLDetailsElement>) => {
    if (event.pointerType !== 'mouse') return;
    event.currentTarget.open = event.type === 'pointerenter';
  };
  const press = (event: PointerEvent) => {
    pressedBy.current = event.pointerType;
  };
  // A mouse has opened the menu by hovering; its click must not close it again. The keyboard's click has no detail.
  const staysOpen = (event: MouseEvent<HTMLElement>) => {
    const menu = event.currentTarget.closest('details');
    if (event.detail > 0 && pressedBy.current === 'mouse' && menu?.open) event.preventDefault();
  };
  const leaveByFocus = (event: React.FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  };

  return (
    <MenuBar ref={nav} aria-label="Main">
      {shell.menus.map(({ section, label, links }) => (
        <details key={section} name="main-menu" onPointerEnter={hover} onPointerLeave={hover} onBlur={leaveByFocus}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control; the rule does not know it */}
          <summary
            data-current={links.some((link) => link.href === pathname) || undefined}
            onPointerDown={press}
            onClick={staysOpen}
          >
            {label}
            <Icon name="chevron" size={16} />
          </summary>
          <MenuLinks links={links} onChoose={close} />
        </details>
      ))}
      <SiteLink href={shell.contact.href} aria-current={shell.contact.href === pathname ? 'page' : undefined}>
        {shell.contact.label}
      </SiteLink>
    </MenuBar>
  );
}
