import Typography from '@mui/material/Typography';
import { CallToActionBand, Steps } from '../../components/Blocks';
import { Section } from '../../components/Layout';
import { PageHeader } from '../../components/PageHeader';
import { ProductCarousel } from '../../components/ProductCarousel';
import { FileList } from '../../components/sections/FileList';
import { PictureBand } from '../../components/sections/PictureBand';
import { TeamCarousel } from '../../components/sections/TeamCarousel';
import { TileGrid } from '../../components/sections/TileGrid';
import type { Page } from '../../content/page';
import { GalleryCarousel } from '../../features/gallery/GalleryCarousel';
import { AccentCard, ProcessNotes } from './ui/AboutParts';

/** About Us (section 2). */
export default function AboutScreen({ page }: { page: Page<'about'> }) {
  const about = page.content;
  return (
    <>
      <PageHeader trail={page.trail} title={about.title} />
      <PictureBand id="who-we-are" title={about.whoWeAre.title} picture={about.pictures[0]}>
        {about.whoWeAre.paragraphs.map((paragraph) => (
          <Typography key={paragraph} variant="lead">
            {paragraph}
          </Typography>
        ))}
      </PictureBand>
      <Section id="trusted-by" title={about.trustedBy.title} tone="soft">
        <TileGrid rowsOf={4}>
          {about.trustedBy.groups.map(({ id, name, text }) => (
            <AccentCard key={id} component="li">
              <Typography variant="h3">{name}</Typography>
              <Typography color="textSecondary">{text}</Typography>
            </AccentCard>
          ))}
        </TileGrid>
      </Section>
      <Section id="process" title={about.process.title}>
        <ProcessNotes>
          {about.process.notes.map(({ id, title, text }) => (
            <li key={id} id={id}>
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary">{text}</Typography>
              {id === 'results' && <FileList files={about.files} />}
            </li>
          ))}
        </ProcessNotes>
      </Section>
      <Section id="products" title={about.productsTitle} tone="soft" carousel>
        <ProductCarousel label={about.productsTitle} cards={about.products} />
      </Section>
      <Section id="why-choose-us" title={about.whyChooseUs.title}>
        <Steps items={about.whyChooseUs.points} />
      </Section>
      <Section id="team" title={about.teamTitle} tone="soft" carousel>
        <TeamCarousel label={about.teamTitle} members={about.members} />
      </Section>
      <Section id="gallery" title={about.gallery.title} intro={about.gallery.intro} carousel>
        <GalleryCarousel label={about.gallery.title} pictures={about.pictures} />
      </Section>
      <CallToActionBand title={about.callToAction.title} text={about.callToAction.text} />
    </>
  );
}
