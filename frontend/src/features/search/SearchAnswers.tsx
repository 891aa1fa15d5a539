import { pathTo } from '../../components/SiteLink';
import { Answer } from '../../components/search/Answer';
import { listed } from '../../content/facts/text';
import { inquiryQuery } from '../../content/inquiry-query';
import type { ScreenContent } from '../../content/screen-content';
import type { LinkData } from '../../content/types';
import { sections } from '../../routes/manifest';
import type { Found } from './engine';
import { formatFigure } from './figures';

interface Props {
  found: Found;
  content: ScreenContent['search'];
  /** Path of the search, and what it is asked. */
  path: string;
  query: string;
}

/** The way to the inquiry form takes along what was searched for. */
const withSearch = (link: LinkData, about: string): LinkData =>
  link.href === pathTo('contact', sections.inquiryForm)
    ? { ...link, href: pathTo('contact') + inquiryQuery({ about }) }
    : link;

/** What stands above the results: answers of content, and that no product is published with a figure, where none is. */
export function SearchAnswers({ found: { answers, figures, published }, content, path, query }: Props) {
  const asked = listed(figures.map((figure) => `${content.figures[figure.kind]} ${formatFigure(figure)}`));
  const others = published.map(formatFigure);
  return (
    <>
      {published.length > 0 && (
        <Answer
          links={[
            ...others.map((label) => ({ label, href: `${path}?q=${encodeURIComponent(label)}` })),
            withSearch(content.ask, query),
          ]}
        >
          {content.noProduct} {asked}. {content.published}
        </Answer>
      )}
      {answers.map(({ id, text, links }) => (
        <Answer key={id} links={links.map((link) => withSearch(link, query))}>
          {text}
        </Answer>
      ))}
    </>
  );
}
