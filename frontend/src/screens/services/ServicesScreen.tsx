import Typography from '@mui/material/Typography';
import { CallToActionBand, Prose } from '../../components/Blocks';
import { Container } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { PlaceholderNote } from '../../components/sections/PlaceholderNote';
import type { Page } from '../../content/page';
import { FillerBox, NumberedRows, RowHead } from './ui/ServiceParts';

/** Services (section 2): five of them; the filler text of the first four is marked as such. */
export default function ServicesScreen({ page }: { page: Page<'services'> }) {
  const { title, intro, placeholderNote, services, callToAction } = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={title} lead={intro} />
      <Container>
        <NumberedRows>
          {services.map((service) => (
            <li key={service.id} id={service.id}>
              <RowHead>
                <Typography variant="h2">{service.title}</Typography>
                <Typography variant="lead" color="textSecondary">
                  {service.summary}
                </Typography>
              </RowHead>
              {service.paragraphs.length > 0 &&
                (service.placeholder ? (
                  <FillerBox>
                    <PlaceholderNote text={placeholderNote} />
                    <Prose paragraphs={service.paragraphs} />
                  </FillerBox>
                ) : (
                  <Prose paragraphs={service.paragraphs} />
                ))}
            </li>
          ))}
        </NumberedRows>
      </Container>
      <CallToActionBand title={callToAction.title} text={callToAction.text} />
    </>
  );
}
