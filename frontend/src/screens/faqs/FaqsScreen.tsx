import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AskForm } from '../../components/AskForm';
import { CallToActionBand } from '../../components/Blocks';
import { FaqAccordion } from '../../components/FaqAccordion';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { Points } from '../../components/sections/Points';
import type { Page } from '../../content/page';
import { sections } from '../../routes/manifest';

const ASK = 'ask-for-your-order';

/** The FAQ page (section 2): five questions, four more on request; then what every order needs. */
export default function FaqsScreen({ page }: { page: Page<'faqs'> }) {
  const { title, intro, questionsTitle, faqs, loadMore, ordering, request } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <Section id="questions" title={questionsTitle} split>
        <FaqAccordion faqs={faqs} moreLabel={loadMore} />
      </Section>
      <Section id={sections.ordering} title={ordering.title} intro={ordering.intro} tone="soft">
        <Stack spacing={4}>
          <Points items={ordering.points} />
          <Typography variant="h3" id={ASK}>
            {ordering.askTitle}
          </Typography>
          <AskForm topics={ordering.ask} labelledBy={ASK} submit={ordering.submit} />
        </Stack>
      </Section>
      <CallToActionBand {...request} />
    </>
  );
}
