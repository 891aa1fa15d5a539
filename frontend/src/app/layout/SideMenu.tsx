import { shell } from 'virtual:shell';
import { useRef } from 'react';
import { ButtonLink } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { MenuLinks } from './MenuLinks';
import styles from './SideMenu.module.css';

const MENU_ID = 'side-menu';

/**
 * The mobile side menu (section 2, "Shared header"): a popover whose sections open one at a time, all by
 * the browser itself, so that it answers before any script. Choosing a link closes it.
 */
export function SideMenu() {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();

  return (
    <div className={styles.side}>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID} aria-label="Menu">
        <Icon name="menu" size={26} />
      </button>
      <nav ref={menu} id={MENU_ID} popover="auto" className={styles.menu} aria-label="Mobile">
        <div className={styles.head}>
          <span className={styles.title}>Menu</span>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <Icon name="close" size={26} />
          </button>
        </div>
        <div className={styles.sections}>
          {shell.menus.map(({ section, label, links, mobileOnly = [] }) => (
            <details key={section} name="side-menu-section" className={styles.section}>
              <summary>
                {label}
                <Icon name="chevron" />
              </summary>
              <MenuLinks links={[...links, ...mobileOnly]} onChoose={close} />
            </details>
          ))}
          <SiteLink href={shell.contact.href} className={styles.plain} onClick={close}>
            {shell.contact.label}
          </SiteLink>
        </div>
        <div className={styles.foot}>
          <ButtonLink href={pathTo('contact', 'contact-us-form')} onClick={close}>
            Request a Product
          </ButtonLink>
          <ButtonLink variant="secondary" href={shell.site.phoneHref} onClick={close}>
            <Icon name="phone" /> Talk to Solution Specialist
          </ButtonLink>
          <p>{shell.site.hours}</p>
        </div>
      </nav>
    </div>
  );
}
