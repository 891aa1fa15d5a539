import { shell } from 'virtual:shell';
import { pathTo, SiteLink } from '../../components/SiteLink';
import styles from './Logo.module.css';

/** The site's mark, a cooler's lid over its payload, with the name; leads home. */
export function Logo({ light = false }: { light?: boolean }) {
  return (
    <SiteLink
      href={pathTo('home')}
      className={`${styles.logo} ${light ? styles.light : ''}`}
      aria-label={`${shell.site.name}, home`}
    >
      <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34">
        <rect width="34" height="34" rx="9" fill="var(--logo-ground)" />
        <path d="M9 12.5h16V25a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2z" fill="none" stroke="var(--logo-line)" strokeWidth="2" />
        <path d="M7.5 8.5h19v4h-19z" fill="var(--logo-line)" />
        <rect x="13" y="17" width="8" height="2.4" rx="1.2" fill="var(--color-label-blue)" />
        <rect x="13" y="21" width="8" height="2.4" rx="1.2" fill="var(--color-label-orange)" />
      </svg>
      <span>{shell.site.name}</span>
    </SiteLink>
  );
}
