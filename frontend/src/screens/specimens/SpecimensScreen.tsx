import { CallToActionBand } from '../../components/Blocks';
import { Band, Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import type { Page } from '../../content/page';
import { joinTemperatures } from '../../domain/readings';
import { SpecimenPanel } from './ui/SpecimenPanel';
import { type Tab, Tabs } from './ui/Tabs';

/** By Specimen (section 2): eight tabs with table, size and recommended products. */
export default function SpecimensScreen({ page }: { page: Page<'specimens'> }) {
  const { title, texts, specimens } = page.content;
  const tabs = specimens.map((specimen) => ({
    id: specimen.id,
    label: specimen.name,
    detail: joinTemperatures(specimen.units.map(({ storage }) => ({ value: storage }))),
    content: <SpecimenPanel specimen={specimen} texts={texts} />,
  }));
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={texts.intro} />
      <Band>
        <Container>
          <Tabs label={texts.tabsLabel} tabs={tabs as [Tab, ...Tab[]]} />
        </Container>
      </Band>
      <CallToActionBand title={texts.callToAction.title} text={texts.callToAction.text} />
    </>
  );
}
