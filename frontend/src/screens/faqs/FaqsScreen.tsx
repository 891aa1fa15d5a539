import { CallToActionBand } from '../../components/Blocks';
import { FaqAccordion } from '../../components/FaqAccordion';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import type { ScreenProps } from '../props';

/** The FAQ page (section 2): five questions, and four more on request. */
export function FaqsScreen({ page }: ScreenProps<'faqs'>) {
  const { title, intro, questionsTitle, faqs, initiallyShown, loadMore, request } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <Section id="questions" title={questionsTitle}>
        <FaqAccordion group="faqs" faqs={faqs} visible={initiallyShown} moreLabel={loadMore} />
      </Section>
      <CallToActionBand {...request} />
    </>
  );
}
