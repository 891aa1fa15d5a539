import { CallToActionBand } from '../../components/Blocks';
import { Band, Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import type { SpecimenData } from '../../content/screen-content';
import { formatTemperature } from '../../domain/readings';
import { LoadForm } from '../../features/finder/LoadForm';
import type { ScreenProps } from '../props';
import { SpecimenPanel } from './ui/SpecimenPanel';
import { type Tab, Tabs } from './ui/Tabs';

/** The storage temperatures of a specimen's units, without duplicates: "2–25 °C, 2–30 °C". */
const storageOf = ({ units }: SpecimenData) =>
  [...new Set(units.map(({ storage }) => formatTemperature(storage)))].join(', ');

/** By Specimen (section 2): eight tabs with table, size and recommended products. */
export default function SpecimensScreen({ page }: ScreenProps<'specimens'>) {
  const { title, texts, specimens } = page.content;
  const tabs = specimens.map((specimen) => ({
    id: specimen.id,
    label: specimen.name,
    detail: storageOf(specimen),
    content: (
      <SpecimenPanel specimen={specimen} texts={texts}>
        <LoadForm specimen={specimen.id} name={specimen.name} />
      </SpecimenPanel>
    ),
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
