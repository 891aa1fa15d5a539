import { CallToActionBand, Prose } from '../../components/Blocks';
import { Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import type { Service } from '../../content/services';
import type { ScreenProps } from '../props';
import { FillerBox } from './ui/FillerBox';
import { NumberedRows } from './ui/NumberedRows';

function details({ paragraphs, placeholder }: Service, note: string) {
  if (paragraphs.length === 0) return null;
  const text = <Prose paragraphs={paragraphs} />;
  return placeholder ? <FillerBox note={note}>{text}</FillerBox> : text;
}

/** Services (section 2): five of them; the filler text of the first four is marked as such. */
export function ServicesScreen({ page }: ScreenProps<'services'>) {
  const { title, intro, placeholderNote, services, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <Container>
        <NumberedRows rows={services.map((service) => ({ ...service, details: details(service, placeholderNote) }))} />
      </Container>
      <CallToActionBand title={callToAction.title} text={callToAction.text} />
    </>
  );
}
