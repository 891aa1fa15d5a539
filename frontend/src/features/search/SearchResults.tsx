import { useState } from 'react';
import { Button } from '../../components/Button';
import type { Hit } from './engine';
import { excerpt, marked, type Searched } from './excerpt';
import { ResultList } from './ui/ResultList';

/** How many results of a group are shown at first. */
const INITIAL_COUNT = 6;

function Marked({ text, searched }: { text: string; searched: Searched }) {
  return marked(text, searched).map(({ text: part, match }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
    match ? <mark key={index}>{part}</mark> : part,
  );
}

const resultOf = ({ entry, published, ...searched }: Hit) => ({
  href: entry.href,
  title: <Marked text={entry.title} searched={searched} />,
  on: entry.on ?? (published.join('; ') || undefined),
  excerpt: <Marked text={excerpt(entry.text, searched)} searched={searched} />,
});

/** Results of one group, the best first; a button shows those after the sixth. */
export function SearchResults({ title, hits }: { title: string; hits: readonly Hit[] }) {
  const [all, setAll] = useState(hits.length <= INITIAL_COUNT);
  const shown = all ? hits : hits.slice(0, INITIAL_COUNT);
  return (
    <ResultList title={title} count={hits.length} results={shown.map(resultOf)}>
      {!all && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          Show all {hits.length}
        </Button>
      )}
    </ResultList>
  );
}
