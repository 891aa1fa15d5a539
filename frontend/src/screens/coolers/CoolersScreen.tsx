import { CallToActionBand } from '../../components/Blocks';
import { CallsToAction } from '../../components/CallsToAction';
import { CardGrid } from '../../components/CardGrid';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { sections } from '../../routes/manifest';
import type { ScreenProps } from '../props';

/** The Coolers listing (section 2): thirteen cards in a grid. */
export function CoolersScreen({ page }: ScreenProps<'coolers'>) {
  const { title, intro, gridTitle, cards, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro.join(' ')}>
        <CallsToAction />
      </PageHeader>
      <Section id={sections.catalogue} title={gridTitle}>
        <CardGrid cards={cards} firstView />
      </Section>
      <CallToActionBand title={callToAction.title} text={callToAction.text} />
    </>
  );
}
