import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { NeedsScript } from '../../components/NeedsScript';
import { NoScriptNote } from '../../components/NoScriptNote';
import { PageHeader } from '../../components/PageHeader';
import { FiguresInText } from '../../components/Ranges';
import { ChipLinks } from '../../components/search/Chips';
import { SearchForm } from '../../components/search/SearchForm';
import { StatusLine } from '../../components/search/StatusLine';
import { TitledSection } from '../../components/TitledSection';
import { useUnread } from '../../components/Unread';
import type { Page } from '../../content/page';
import type { ScreenContent } from '../../content/screen-content';
import type { LinkData } from '../../content/types';
import { formatFigure } from '../../domain/searchFigures';
import type { Found } from '../../features/search/engine';
import { isNothing, SearchAnswers } from '../../features/search/SearchAnswers';
import { SearchResults } from '../../features/search/SearchResults';
import { LinkColumns, ResultRoom } from '../../features/search/ui/ResultList';
import { useSearch } from '../../features/search/useSearch';
import { useQueryParam } from '../../lib/useQueryParam';

/** Search (section 2): `/search?q=` searches pages, products, questions and terms. */
export default function SearchScreen({ page }: { page: Page<'search'> }) {
  const content = page.content;
  const navigate = useNavigate();
  const query = useQueryParam('q');
  const { state, found, loadAll } = useSearch(query, useLocation().key);
  useEffect(() => {
    const { title } = page.head;
    document.title = query ? `${quoted(query)} | ${title}` : title;
  }, [query, page]);
  const hrefOf = (words: string) => `${page.path}?q=${encodeURIComponent(words)}`;
  const status = query !== '' && statusText(content, query, state, found);
  const nothing = found && isNothing(found);

  return (
    <>
      <PageHeader trail={page.trail} title={content.title} lead={content.intro}>
        <SearchForm
          action={page.path}
          label={content.label}
          hint={content.hint}
          submit={content.submit}
          query={query}
          onSearch={(words) => navigate(words ? hrefOf(words) : page.path)}
        />
        <NoScriptNote>{content.withoutScript}</NoScriptNote>
      </PageHeader>
      <ResultRoom {...useUnread()}>
        <StatusLine>
          {status && (
            // A key, as React cannot change several texts that the browser has translated (components/Button.tsx).
            <span key={status}>
              <FiguresInText text={status} />
            </span>
          )}
        </StatusLine>
        {found && <SearchAnswers key={query} found={found} content={content} path={page.path} query={query} />}
        {found &&
          groupsOf(found).map((group) => (
            <SearchResults
              key={`${group} ${query}`}
              title={content.groups[group]}
              hits={found.hits.filter(({ entry }) => entry.group === group)}
              count={found.counts[group] ?? 0}
              onAll={loadAll}
            />
          ))}
        {(query === '' || nothing) && (
          <LinkColumns>
            <NeedsScript>
              <LinkSection
                id="suggestions"
                title={content.suggestionsTitle}
                links={content.suggestions.map((words) => ({ label: words, href: hrefOf(words) }))}
              />
            </NeedsScript>
            <LinkSection id="ways" title={content.waysTitle} links={content.ways} />
          </LinkColumns>
        )}
      </ResultRoom>
    </>
  );
}

/** Products come first, unless a question is the best result; of the others the group with the better result. */
function groupsOf({ hits }: Found) {
  const groups = hits.map(({ entry }) => entry.group);
  const first = groups[0] === 'Questions' ? [] : groups.filter((group) => group === 'Products');
  return [...new Set([...first, ...groups])];
}

function LinkSection({ id, title, links }: { id: string; title: string; links: readonly LinkData[] }) {
  return (
    <Stack component={TitledSection} spacing={2} headingId={id} title={title} variant="h3" heading="h2">
      <ChipLinks links={links} />
    </Stack>
  );
}

/** The words searched for, of a pasted text its beginning. */
const quoted = (query: string) => (query.length > 100 ? `${query.slice(0, 80)}…` : query);

/** The status line: how many results, for which words, and how figures were interpreted. */
function statusText(
  content: ScreenContent['search'],
  query: string,
  state: ReturnType<typeof useSearch>['state'],
  found: Found | undefined,
): string {
  if (state === 'failed') return content.failed;
  if (!found) return content.searching;
  const { counts, answers, figures, published, partly } = found;
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const answered = answers.length + Number(published.length > 0);
  const readAs = figures.length > 0 ? `. ${content.readAs} ${figures.map(formatFigure).join(', ')}.` : '';
  const some = partly ? content.partly : '';
  if (count > 0)
    return `${count} ${count === 1 ? content.resultOne : content.resultMany} “${quoted(query)}”${some}${readAs}`;
  if (answered > 0)
    return `${answered} ${answered === 1 ? content.answerOne : content.answerMany} “${quoted(query)}”${readAs}`;
  return `${content.empty.title}: “${quoted(query)}”${readAs}`;
}
