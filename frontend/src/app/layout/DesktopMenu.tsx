import { shell } from 'virtual:shell';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../../components/Icon';
import { SiteLink } from '../../components/SiteLink';
import { DESKTOP_MENU } from './closeMenus';
import { MenuLinks } from './MenuLinks';
import { MenuBar } from './ui/MenuBar';

/** Closes the open menu within an element on Escape and on a press outside. */
function useDismissal(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openMenu = () => nav.current?.querySelector('details[open]');
    const closeOutside = (event: Event) => {
      if (!nav.current?.contains(event.target as Node)) openMenu()?.removeAttribute('open');
    };
    // On the document: a menu that was opened on hover has no focus inside (WCAG 1.4.13).
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      const open = openMenu();
      if (key !== 'Escape' || !open) return;
      open.removeAttribute('open');
      if (open.contains(document.activeElement)) open.querySelector('summary')?.focus();
    };
    const off = new AbortController();
    document.addEventListener('pointerdown', closeOutside, { signal: off.signal });
    document.addEventListener('keydown', closeOnEscape, { signal: off.signal });
    return () => off.abort();
  }, [nav]);
}

/**
 * `details` of one group, which work without a script; it adds hover, Escape, and closing by a click outside or a link.
 */
export function DesktopMenu({ path }: { path: string }) {
  const nav = useRef<HTMLElement>(null);
  // The pointer type of the last press: not every browser reports it on a click event.
  const pressedBy = useRef('');

  useDismissal(nav);

  const hover = (event: PointerEvent<HTMLDetailsElement>) => {
    if (event.pointerType !== 'mouse') return;
    event.currentTarget.open = event.type === 'pointerenter';
  };
  const press = (event: PointerEvent) => {
    pressedBy.current = event.pointerType;
  };
  // Hovering has opened the menu, so a mouse click must not close it. A click by keyboard has detail 0.
  const staysOpen = (event: MouseEvent<HTMLElement>) => {
    const menu = event.currentTarget.closest('details');
    if (event.detail > 0 && pressedBy.current === 'mouse' && menu?.open) event.preventDefault();
  };
  const leaveByFocus = (event: React.FocusEvent<HTMLDetailsElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  };

  return (
    <MenuBar ref={nav} aria-label="Main">
      {shell.menus.map(({ section, label, links }) => {
        const isCurrent = links.some((link) => link.href === path);
        return (
          <details
            key={section}
            name={DESKTOP_MENU}
            onPointerEnter={hover}
            onPointerLeave={hover}
            onBlur={leaveByFocus}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
            <summary data-current={isCurrent || undefined} onPointerDown={press} onClick={staysOpen}>
              {label}
              <Icon name="chevron" size={16} />
            </summary>
            <MenuLinks links={links} current={isCurrent ? path : undefined} />
          </details>
        );
      })}
      <SiteLink href={shell.contact.href} aria-current={shell.contact.href === path ? 'page' : undefined}>
        {shell.contact.label}
      </SiteLink>
    </MenuBar>
  );
}
