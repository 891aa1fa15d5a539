import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { SiteLink } from './SiteLink';
import { useHydrated } from './useHydrated';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'light' | 'outlineLight';

const look = (name: ButtonLook) => `${styles.button} ${styles[name]}`;

/** A link that looks like a button. */
export function ButtonLink({
  look: name = 'primary',
  ...props
}: ComponentProps<typeof SiteLink> & { look?: ButtonLook }) {
  return <SiteLink {...props} className={look(name)} />;
}

/**
 * A button of the site's own look. Without script it is not shown, and until the page is taken over it is
 * disabled: a click could do nothing and would be lost.
 */
export function Button({
  look: name = 'primary',
  disabled,
  ...props
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  const hydrated = useHydrated();
  return (
    <button
      type="button"
      {...props}
      disabled={disabled || !hydrated}
      className={`${look(name)} needs-script ${props.className ?? ''}`}
    />
  );
}

/** Buttons side by side, one below the other on a phone. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
