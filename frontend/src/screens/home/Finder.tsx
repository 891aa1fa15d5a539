import { Section } from '../../components/Layout';
import { SiteLink } from '../../components/SiteLink';
import type { FinderContent } from '../../content/finder';
import type { LinkData } from '../../content/types';
import styles from './Finder.module.css';

function Links({ title, links }: { title: string; links: readonly LinkData[] }) {
  return (
    <div>
      <p className={styles.label}>{title}</p>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Four temperature bands under their label colors: what is stored there, and where to look. */
export function Finder({ finder }: { finder: FinderContent }) {
  return (
    <Section id="finder" title={finder.title} intro={finder.intro}>
      <ul className={styles.bands}>
        {finder.bands.map(({ id, name, temperature, specimens, products }) => (
          <li key={id} className={styles.band} data-band={id}>
            <h3 className={styles.name}>
              {name}
              <span className={styles.temperature}>{temperature}</span>
            </h3>
            <Links title={finder.specimensTitle} links={specimens} />
            <Links title={finder.productsTitle} links={products} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
