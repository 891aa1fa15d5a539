import { useState } from 'react';
import { Button } from '../../components/Button';
import { SiteLink } from '../../components/SiteLink';
import type { Hit } from './engine';
import { excerpt, marked } from './excerpt';
import styles from './SearchResults.module.css';

/** How many results of a kind stand at first. */
const FIRST = 6;

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return marked(text, terms).map(({ text: part, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    match ? <mark key={index}>{part}</mark> : part,
  );
}

function Result({ hit: { entry, terms } }: { hit: Hit }) {
  return (
    <li className={styles.result}>
      <h3>
        <SiteLink href={entry.href}>
          <Marked text={entry.title} terms={terms} />
        </SiteLink>
      </h3>
      {entry.on && <p className={styles.on}>{entry.on}</p>}
      <p className={styles.text}>
        <Marked text={excerpt(entry.text, terms)} terms={terms} />
      </p>
    </li>
  );
}

/** Results of one kind under their heading, the best first; a button shows those after the sixth. */
export function SearchResults({ title, hits }: { title: string; hits: readonly Hit[] }) {
  const [all, setAll] = useState(hits.length <= FIRST);
  return (
    <section className={styles.group} aria-label={title}>
      <h2>
        {title} <span className={styles.count}>{hits.length}</span>
      </h2>
      <ol className={styles.list}>
        {hits.slice(0, all ? hits.length : FIRST).map((hit) => (
          <Result key={hit.entry.href} hit={hit} />
        ))}
      </ol>
      {!all && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          Show all {hits.length}
        </Button>
      )}
    </section>
  );
}
