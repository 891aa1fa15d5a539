import { shell } from 'virtual:shell';
import { ButtonLink } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Container } from '../../components/Layout';
import { pathTo, SiteLink } from '../../components/SiteLink';
import { DesktopMenu } from './DesktopMenu';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { SideMenu } from './SideMenu';

/** The shared header (section 2): top bar with address and hours, logo, menus, phone link. */
export function Header() {
  return (
    <>
      <section className={styles.topBar} aria-label="Address and hours">
        <Container className={styles.topBarRow}>
          <SiteLink href={shell.site.mapUrl} className={styles.topItem}>
            <Icon name="pin" size={16} />
            {shell.site.address}
          </SiteLink>
          <span className={styles.topItem}>
            <Icon name="clock" size={16} />
            {shell.site.hours}
          </span>
        </Container>
      </section>
      <header className={styles.header}>
        <Container className={styles.row}>
          <Logo />
          <DesktopMenu />
          <div className={styles.actions}>
            <SiteLink href={pathTo('search')} className={styles.iconLink} aria-label="Search">
              <Icon name="search" size={22} />
            </SiteLink>
            <SiteLink href={shell.site.phoneHref} className={styles.iconLink} aria-label={`Call ${shell.site.phone}`}>
              <Icon name="phone" size={22} />
            </SiteLink>
            <span className={styles.request}>
              <ButtonLink href={pathTo('contact', 'contact-us-form')}>Request a Product</ButtonLink>
            </span>
            <SideMenu />
          </div>
        </Container>
      </header>
    </>
  );
}
