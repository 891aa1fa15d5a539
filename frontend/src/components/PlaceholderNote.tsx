import styles from './PlaceholderNote.module.css';

/** Says that what follows is filler of the page template, so that nobody takes it for a fact. */
export function PlaceholderNote({ text }: { text: string }) {
  return <p className={styles.note}>{text}</p>;
}
