import styles from './Values.module.css';

/** A list of figures ("1–6 °C, 2–8 °C"): lines break between them, never inside one. */
export function Values({ text }: { text: string }) {
  const parts = text.split(', ');
  return parts.map((part, index) => (
    <span key={part}>
      <span className={styles.value}>
        {part}
        {index < parts.length - 1 && ','}
      </span>{' '}
    </span>
  ));
}
