import { listed, sentenceCase } from '../../content/facts/text';
import type { ScreenContent } from '../../content/screen-content';
import { formatFigure } from '../../domain/searchFigures';
import type { Found } from './engine';
import { comparePath, finderPath, withSearch } from './searchLinks';
import { Answer } from './ui/Answer';

/** Whether a query finds nothing. */
export const isNothing = ({ hits, answers, compared, published }: Found) =>
  hits.length + answers.length + compared.length + published.length === 0;

interface Props {
  found: Found;
  content: ScreenContent['search'];
  path: string;
  query: string;
}

/** Above the results: a comparison, the nearest published figures, prepared answers, and further links. */
export function SearchAnswers({ found, content, path, query }: Props) {
  const { answers, compared, figures, published } = found;
  const asked = figures.map((figure) => `${content.figures[figure.kind]} ${formatFigure(figure)}`);
  const names = listed(compared.map(({ title }) => title));
  const inFinder = { label: content.find.label, href: finderPath(figures) };
  return (
    <>
      {compared.length > 0 && (
        <Answer links={[{ label: `${content.compare.label} ${names}`, href: comparePath(compared) }]}>
          {names} {content.compare.text}
        </Answer>
      )}
      {published.length > 0 && (
        <Answer
          links={[
            ...published.map(formatFigure).map((label) => ({ label, href: `${path}?q=${encodeURIComponent(label)}` })),
            inFinder,
            withSearch(content.ask, query),
          ]}
        >
          {sentenceCase(listed(asked))} {asked.length > 1 ? content.outsideMany : content.outsideOne}{' '}
          {content.published}
        </Answer>
      )}
      {answers.map(({ id, text, links }) => (
        <Answer key={id} links={links.map((link) => withSearch(link, query))}>
          {text}
        </Answer>
      ))}
      {isNothing(found) && (
        <Answer links={[inFinder, content.browse, withSearch(content.ask, query)]}>{content.empty.text}</Answer>
      )}
    </>
  );
}
