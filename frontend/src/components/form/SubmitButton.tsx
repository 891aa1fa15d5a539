import { useSyncExternalStore } from 'react';
import { Button } from '../Button';
import styles from './SubmitButton.module.css';

interface SubmitButtonProps {
  readonly label: string;
  readonly busy: boolean;
  /** What the spinner says to those who do not see it. */
  readonly busyLabel: string;
}

const never = () => () => {};

/**
 * A form's button: a spinner in place of its label while `busy`. It keeps the focus then, so the form
 * must refuse a second submission itself. Disabled until the script has taken over the prerendered
 * page, when the browser's own submission would put what was typed into the address.
 */
export function SubmitButton({ label, busy, busyLabel }: SubmitButtonProps) {
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <Button type="submit" className={styles.button} disabled={!ready} aria-disabled={busy || undefined}>
      {busy ? <span className={styles.spinner} role="progressbar" aria-label={busyLabel} /> : label}
    </Button>
  );
}
