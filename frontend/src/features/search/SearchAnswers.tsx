import { pathTo } from '../../components/SiteLink';
import { listed, sentenceCase } from '../../content/facts/text';
import type { ScreenContent } from '../../content/screen-content';
import type { LinkData } from '../../content/types';
import { inquiryQuery } from '../../domain/inquiry/query';
import { type Figure, formatFigure, isSame } from '../../domain/searchFigures';
import { sections } from '../../routes/manifest';
import type { Found } from './engine';
import { Answer } from './ui/Answer';

/** Whether a query finds nothing. */
export const isNothing = ({ hits, answers, compared, published }: Found) =>
  hits.length + answers.length + compared.length + published.length === 0;

/** The finder's address for these figures and a box: a temperature in °C unless there are several, and the most hours. */
function finderPath(figures: readonly Figure[], box: Found['box']): string {
  const [temperature, ...others] = figures.filter(({ kind }) => kind === 'temperature');
  const { min, max } = temperature && others.every((each) => isSame(each, temperature)) ? temperature : {};
  const times = figures.filter(({ kind }) => kind === 'time').map((time) => time.max ?? time.min ?? 0);
  const values = { min, max, hours: times.length > 0 ? Math.max(...times) : undefined, ...box };
  const query = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pathTo('find') + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** Adds the query to a link to the inquiry form; other links stay as they are. */
const withSearch = (link: LinkData, about: string): LinkData =>
  link.href === pathTo('contact', sections.inquiryForm)
    ? { ...link, href: pathTo('contact') + inquiryQuery({ about }) }
    : link;

interface Props {
  found: Found;
  content: ScreenContent['search'];
  path: string;
  query: string;
}

/** Above the results: a comparison, the nearest published figures, prepared answers, and further links. */
export function SearchAnswers({ found, content, path, query }: Props) {
  const { answers, compared, figures, published, box } = found;
  const asked = figures.map((figure) => `${content.figures[figure.kind]} ${formatFigure(figure)}`);
  const names = listed(compared.map(({ title }) => title));
  const comparison = `${pathTo('compare')}?items=${compared.flatMap(({ cooler }) => cooler ?? []).join(',')}`;
  const inFinder = { label: content.find.label, href: finderPath(figures, box) };
  const withNeed = (link: LinkData) => (box && link.href === pathTo('find') ? { ...link, href: inFinder.href } : link);
  return (
    <>
      {compared.length > 0 && (
        <Answer links={[{ label: `${content.compare.label} ${names}`, href: comparison }]}>
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
        <Answer key={id} links={links.map((link) => withNeed(withSearch(link, query)))}>
          {text}
        </Answer>
      ))}
      {isNothing(found) && (
        <Answer links={[inFinder, content.browse, withSearch(content.ask, query)]}>{content.empty.text}</Answer>
      )}
    </>
  );
}
