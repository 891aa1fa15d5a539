import { CallToActionBand } from '../../components/Blocks';
import { PageBody } from '../../components/PageBody';
import { PageHeader } from '../../components/PageHeader';
import { PartLinks } from '../../components/search/Chips';
import type { TermData } from '../../content/glossary';
import type { Page } from '../../content/page';
import { LetterBlock, Letters, TermEntry, Terms } from './ui/TermList';

const letterOf = ({ name }: TermData) => name.charAt(0).toUpperCase();
const anchorOfLetter = (letter: string) => `letter-${letter.toLowerCase()}`;

/** All terms in alphabetical order, a block for each letter. */
export default function GlossaryScreen({ page }: { page: Page<'glossary'> }) {
  const { title, intro, letters: letterRow, ours, rule: ruleLabel, terms, callToAction } = page.content;
  const letters = [...new Set(terms.map(letterOf))];
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro}>
        <PartLinks label={letterRow} parts={letters.map((letter) => ({ id: anchorOfLetter(letter), title: letter }))} />
      </PageHeader>
      <PageBody roomy>
        <Letters>
          {letters.map((letter) => {
            const ofLetter = terms.filter((term) => letterOf(term) === letter);
            return (
              <LetterBlock
                key={letter}
                id={anchorOfLetter(letter)}
                tabIndex={-1}
                title={letter}
                long={ofLetter.length > 2}
              >
                <Terms>
                  {ofLetter.map((term) => (
                    <TermEntry key={term.id} term={term} mark={ours} ruleLabel={ruleLabel} />
                  ))}
                </Terms>
              </LetterBlock>
            );
          })}
        </Letters>
      </PageBody>
      <CallToActionBand title={callToAction.title} text={callToAction.text} toForm />
    </>
  );
}
