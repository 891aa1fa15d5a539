import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { pathTo } from '../../components/SiteLink';
import { ResultRoom } from '../../components/search/ResultList';
import { SearchForm } from '../../components/search/SearchForm';
import { StatusLine } from '../../components/search/StatusLine';
import type { ScreenContent, SearchEntry } from '../../content/screen-content';
import { SearchResults } from '../../features/search/SearchResults';
import { useSearch } from '../../features/search/useSearch';
import { useQueryParam } from '../../lib/useQueryParam';
import type { ScreenProps } from '../props';
import { Suggestions } from './Suggestions';

const groups: readonly [SearchEntry['group'], keyof ScreenContent['search']['groups']][] = [
  ['Products', 'products'],
  ['Pages', 'pages'],
  ['Questions', 'faqs'],
];

/** Search (section 2, the site search that Home declares): `/search?q=` over pages, products and questions. */
export function SearchScreen({ page }: ScreenProps<'search'>) {
  const content = page.content;
  const navigate = useNavigate();
  const query = useQueryParam('q');
  const { state, hits = [] } = useSearch(query);
  const done = query !== '' && state === 'ready';

  return (
    <>
      <PageHeader trail={page.trail} title={content.title} lead={content.intro}>
        <SearchForm
          action={page.path}
          label={content.label}
          hint={content.hint}
          submit={content.submit}
          query={query}
          onSearch={(words) => navigate(words ? `${page.path}?q=${encodeURIComponent(words)}` : page.path)}
        />
        <noscript>
          <Alert role="note" severity="info" icon={false}>
            <Typography>{content.withoutScript}</Typography>
          </Alert>
        </noscript>
      </PageHeader>
      <PageBody>
        <ResultRoom>
          <StatusLine>{query !== '' && statusText(content, query, state, hits.length)}</StatusLine>
          {done && hits.length === 0 && <Typography>{content.empty.text}</Typography>}
          {done &&
            groups.map(([group, label]) => {
              const found = hits.filter(({ entry }) => entry.group === group);
              return (
                found.length > 0 && (
                  <SearchResults key={`${group} ${query}`} title={content.groups[label]} hits={found} />
                )
              );
            })}
          {(query === '' || (done && hits.length === 0)) && (
            <Suggestions title={content.suggestionsTitle} suggestions={content.suggestions} path={pathTo('search')} />
          )}
        </ResultRoom>
      </PageBody>
    </>
  );
}

/** What is read out once the results stand: how many there are, and for which words. */
function statusText(content: ScreenContent['search'], query: string, state: string, count: number): string {
  if (state === 'loading') return content.searching;
  if (state === 'failed') return content.failed;
  if (count === 0) return `${content.empty.title}: “${query}”`;
  return `${count} ${count === 1 ? content.resultOne : content.resultMany} “${query}”`;
}
