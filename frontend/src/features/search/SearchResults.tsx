import { useState } from 'react';
import { Button } from '../../components/Button';
import type { Hit } from './engine';
import { excerpt, INITIAL_COUNT, marked, type Searched } from './excerpt';
import { ResultList } from './ui/ResultList';

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

interface Props {
  title: string;
  hits: readonly Hit[];
  /** How many results the group has; those after the first may not be loaded. */
  count: number;
  onAll(): void;
}

/** Results of one group, the best first; a button shows those after the sixth. */
export function SearchResults({ title, hits, count, onAll }: Props) {
  const [all, setAll] = useState(count <= INITIAL_COUNT);
  const shown = all ? hits : hits.slice(0, INITIAL_COUNT);
  const showAll = () => {
    setAll(true);
    onAll();
  };
  return (
    <ResultList title={title} count={count} results={shown.map(resultOf)}>
      {shown.length < count && (
        <Button variant="secondary" onClick={showAll}>
          Show all {count}
        </Button>
      )}
    </ResultList>
  );
}
