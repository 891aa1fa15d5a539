import Typography from '@mui/material/Typography';
import { CallToActionBand } from '../../components/Blocks';
import { ButtonLink } from '../../components/Button';
import { Section } from '../../components/Layout';
import { ProductCarousel } from '../../components/ProductCarousel';
import { PictureBand } from '../../components/sections/PictureBand';
import { Points } from '../../components/sections/Points';
import { TeamCarousel } from '../../components/sections/TeamCarousel';
import { Testimonials } from '../../components/sections/Testimonials';
import { TileGrid } from '../../components/sections/TileGrid';
import type { TemperatureBandsContent } from '../../content/temperature-bands';
import type { ScreenProps } from '../props';
import { HeroCarousel } from './HeroCarousel';
import { LeadText } from './ui/LeadText';
import { MarkList } from './ui/MarkList';
import { BandLinks, BandName, TemperatureBand } from './ui/TemperatureBand';

function Bands({ content }: { content: TemperatureBandsContent }) {
  return (
    <TileGrid rowsOf={4}>
      {content.bands.map(({ id, name, temperature, specimens, products }) => (
        <TemperatureBand key={id} component="li" data-band={id}>
          <BandName>
            {name}
            <span>{temperature}</span>
          </BandName>
          <BandLinks title={content.specimensTitle} links={specimens} />
          <BandLinks title={content.productsTitle} links={products} />
        </TemperatureBand>
      ))}
    </TileGrid>
  );
}

/** Home (section 2). */
export function HomeScreen({ page }: ScreenProps<'home'>) {
  const {
    hero,
    heroPictures,
    temperatureBands,
    existingProducts,
    products,
    about,
    aboutPicture,
    whyChooseUs,
    partners,
    marks,
    team,
    members,
    testimonials,
    callToAction,
  } = page.content;
  return (
    <>
      <HeroCarousel slides={hero} pictures={heroPictures} />
      <Section id="finder" title={temperatureBands.title} intro={temperatureBands.intro}>
        <Bands content={temperatureBands} />
      </Section>
      <Section id="products" title={existingProducts.title} intro={existingProducts.intro} tone="soft">
        <ProductCarousel label={existingProducts.title} cards={products} pagination />
      </Section>
      <PictureBand id="about" title={about.title} picture={aboutPicture}>
        <LeadText spacing={2}>
          {about.paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="lead">
              {paragraph}
            </Typography>
          ))}
          <ButtonLink variant="secondary" href={about.link.href}>
            {about.link.label}
          </ButtonLink>
        </LeadText>
      </PictureBand>
      <Section id="why-choose-us" title={whyChooseUs.title} tone="soft">
        <Points items={whyChooseUs.features} />
      </Section>
      <Section id="partners" title={partners.title} intro={partners.intro}>
        <MarkList marks={marks} />
      </Section>
      <Section id="team" title={team.title} intro={team.intro} tone="soft">
        <TeamCarousel label={team.title} members={members} />
      </Section>
      <Section id="testimonials" title={testimonials.title}>
        <Testimonials testimonials={testimonials} />
      </Section>
      <CallToActionBand title={callToAction.title} text={callToAction.text} toForm={false} />
    </>
  );
}
