import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { SiteLink } from './SiteLink';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'light' | 'outlineLight';

const look = (name: ButtonLook) => `${styles.button} ${styles[name]}`;

/** A link that looks like a button. */
export function ButtonLink({
  look: name = 'primary',
  ...props
}: ComponentProps<typeof SiteLink> & { look?: ButtonLook }) {
  return <SiteLink {...props} className={look(name)} />;
}

/** A button of the site's own look; without script it is not shown, as it could do nothing. */
export function Button({ look: name = 'primary', ...props }: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type="button" {...props} className={`${look(name)} needs-script ${props.className ?? ''}`} />;
}

/** Buttons side by side, one below the other on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
