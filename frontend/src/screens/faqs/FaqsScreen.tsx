import { CallToActionBand } from '../../components/Blocks';
import { FaqAccordion } from '../../components/FaqAccordion';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import type { ScreenProps } from '../props';

/** The FAQ page (section 2): five questions, and four more on request. */
export function FaqsScreen({ page }: ScreenProps<'faqs'>) {
  const { title, intro, faqs, initiallyShown, loadMore } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <Section id="questions" title="Questions and answers">
        <FaqAccordion group="faqs" faqs={faqs} visible={initiallyShown} moreLabel={loadMore} />
      </Section>
      <CallToActionBand
        title="Still have a question?"
        text="Send it with what you transport, or call: a solution specialist answers."
      />
    </>
  );
}
