import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';

interface ErrorSummaryProps {
  readonly title: string;
  /** The fields at fault in the order of the form: the control's id and its label. */
  readonly fields: readonly { readonly id: string; readonly label: string }[];
  /** Counts failed attempts: with each the summary takes the focus. */
  readonly attempt: number;
}

/** Lists the fields at fault above a form and links to each; the messages stand under the fields. */
export function ErrorSummary({ title, fields, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (fields.length === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.fields}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the control without a change of location, which would leave an entry in the history. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}
