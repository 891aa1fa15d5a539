import { SiteLink } from '../../components/SiteLink';
import styles from './SearchScreen.module.css';

/** Words worth trying, as links to their results. */
export function Suggestions({
  title,
  suggestions,
  path,
}: {
  title: string;
  suggestions: readonly string[];
  path: string;
}) {
  return (
    <section className="needs-script" aria-labelledby="suggestions">
      <h2 id="suggestions" className={styles.suggestionsTitle}>
        {title}
      </h2>
      <ul className={styles.suggestions}>
        {suggestions.map((words) => (
          <li key={words}>
            <SiteLink href={`${path}?q=${encodeURIComponent(words)}`}>{words}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
