import { Answer } from '../../components/search/Answer';
import { listed } from '../../content/facts/text';
import type { ScreenContent } from '../../content/screen-content';
import type { Found } from './engine';
import { formatFigure } from './figures';

interface Props {
  found: Found;
  content: ScreenContent['search'];
  /** Path of the search. */
  path: string;
}

/** What stands above the results: answers of content, and that no product is published with a figure, where none is. */
export function SearchAnswers({ found: { answers, figures, published }, content, path }: Props) {
  const asked = listed(figures.map((figure) => `${content.figures[figure.kind]} ${formatFigure(figure)}`));
  const others = published.map(formatFigure);
  return (
    <>
      {published.length > 0 && (
        <Answer
          links={[...others.map((label) => ({ label, href: `${path}?q=${encodeURIComponent(label)}` })), content.ask]}
        >
          {content.noProduct} {asked}. {content.published}
        </Answer>
      )}
      {answers.map(({ id, text, links }) => (
        <Answer key={id} links={links}>
          {text}
        </Answer>
      ))}
    </>
  );
}
