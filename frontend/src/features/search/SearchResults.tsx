import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../../components/Button';
import { FiguresInText } from '../../components/Ranges';
import { SiteLink } from '../../components/SiteLink';
import { Count } from '../../components/search/Chips';
import type { Hit } from './engine';
import { excerpt, INITIAL_COUNT, marked, partsBetween, type Searched } from './excerpt';
import { ResultGroup, Results } from './ui/ResultList';

function Marked({ text, searched }: { text: string; searched: Searched }) {
  const parts = marked(text, searched);
  const show = (from: number, to: number) =>
    partsBetween(parts, from, to).map(({ text: part, match }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      match ? <mark key={index}>{part}</mark> : part,
    );
  return <FiguresInText text={text} show={show} />;
}

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
    <ResultGroup aria-label={title}>
      <Typography variant="h3" component="h2">
        {title} <Count value={count} />
      </Typography>
      <Results component="ol">
        {shown.map(({ entry: { href, title, on, text }, published, ...searched }) => (
          <li key={href}>
            <Typography variant="h4" component="h3">
              <SiteLink href={href}>
                <Marked text={title} searched={searched} />
              </SiteLink>
            </Typography>
            {(on || published.length > 0) && (
              <Typography variant="body2" color="textSecondary">
                <FiguresInText text={on ?? published.join('; ')} />
              </Typography>
            )}
            <Typography color="textSecondary">
              <Marked text={excerpt(text, searched)} searched={searched} />
            </Typography>
          </li>
        ))}
      </Results>
      {shown.length < count && (
        <Button variant="secondary" onClick={showAll}>
          Show all {count}
        </Button>
      )}
    </ResultGroup>
  );
}
