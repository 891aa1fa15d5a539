import { shell } from 'virtual:shell';
import { Icon } from '../../components/Icon';
import { Container } from '../../components/Layout';
import { SiteLink } from '../../components/SiteLink';
import { imageCredit } from '../../content/pictures/picture';
import type { MenuLink } from '../../routes/shell';
import styles from './Footer.module.css';
import { Logo } from './Logo';

function Column({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The shared footer (section 2): address, phone, e-mail, quick, product and cooler links, policies. */
export function Footer() {
  const { site, footer } = shell;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.company}>
            <Logo light />
            <address className={styles.contact}>
              <SiteLink href={site.mapUrl}>
                <Icon name="pin" /> {site.address}
              </SiteLink>
              <SiteLink href={site.phoneHref}>
                <Icon name="phone" /> {site.phone}
              </SiteLink>
              <SiteLink href={site.emailHref}>
                <Icon name="mail" /> {site.email}
              </SiteLink>
            </address>
            <p className={styles.parent}>
              A division of a cooler manufacturer. <SiteLink href={site.parentUrl}>{site.parentLabel}</SiteLink>
            </p>
          </div>
          <Column title="Quick links" links={footer.quick} />
          <Column title="Products" links={footer.products} />
          <Column title="Coolers" links={footer.coolers} />
        </div>
        <div className={styles.bottom}>
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <ul className={styles.policies}>
            {footer.policies.map(({ label, href }) => (
              <li key={label}>
                <SiteLink href={href}>{label}</SiteLink>
              </li>
            ))}
            <li>
              <SiteLink href="/third-party-licenses.txt">Open-source licenses</SiteLink>
            </li>
          </ul>
          <p className={styles.credit}>{imageCredit}</p>
        </div>
      </Container>
    </footer>
  );
}
