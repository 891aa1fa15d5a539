import Typography from '@mui/material/Typography';
import { CallToActionBand } from '../../components/Blocks';
import { ButtonLink, ButtonRow } from '../../components/Button';
import { Carousel } from '../../components/carousel/Carousel';
import { Container, Section } from '../../components/Layout';
import { Picture } from '../../components/Picture';
import { ProductCarousel } from '../../components/ProductCarousel';
import { FiguresInText } from '../../components/Ranges';
import { PictureBand } from '../../components/sections/PictureBand';
import { Points } from '../../components/sections/Points';
import { TeamCarousel } from '../../components/sections/TeamCarousel';
import { Testimonials } from '../../components/sections/Testimonials';
import { TileGrid } from '../../components/sections/TileGrid';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { Page } from '../../content/page';
import { Hero, HeroSlide, HeroWords, LeadText } from './ui/Hero';
import { MarkList } from './ui/MarkList';
import { BandFinder, BandLinks, BandName, TemperatureBand } from './ui/TemperatureBand';

/** The hero carousel: two slides, each with two links; the first slide has the page's heading. */
function HeroCarousel({ hero, heroPictures: pictures }: Pick<Page<'home'>['content'], 'hero' | 'heroPictures'>) {
  return (
    <Hero>
      <Container>
        <Carousel label="Highlights" layout="single" speed={100}>
          {hero.map(({ id, headline, text, action, link }, index) => (
            <HeroSlide key={id}>
              <HeroWords spacing={3}>
                <Typography
                  variant="display"
                  component={index === 0 ? 'h1' : 'h2'}
                  tabIndex={index === 0 ? -1 : undefined}
                >
                  {headline}
                </Typography>
                <Typography variant="lead">
                  <FiguresInText text={text} />
                </Typography>
                <ButtonRow>
                  <ButtonLink variant="light" href={action.href}>
                    {action.label}
                  </ButtonLink>
                  <ButtonLink variant="outlineLight" href={link.href}>
                    {link.label}
                    <VisuallyHidden>: {headline}</VisuallyHidden>
                  </ButtonLink>
                </ButtonRow>
              </HeroWords>
              {pictures[index] && (
                <Picture
                  picture={pictures[index].wide}
                  tall={pictures[index].tall}
                  sizes="(min-width: 992px) min(40rem, 50vw), 92vw"
                  eager={index === 0}
                />
              )}
            </HeroSlide>
          ))}
        </Carousel>
      </Container>
    </Hero>
  );
}

/** Home (section 2). */
export default function HomeScreen({ page }: { page: Page<'home'> }) {
  const home = page.content;
  return (
    <>
      <HeroCarousel hero={home.hero} heroPictures={home.heroPictures} />
      <Section id="finder" title={home.temperatureBands.title} intro={home.temperatureBands.intro}>
        <TileGrid rowsOf={4}>
          {home.temperatureBands.bands.map(({ id, name, temperature, specimens, products, finder }) => (
            <TemperatureBand key={id} component="li" data-band={id}>
              <BandName>
                {name}
                <span>{temperature}</span>
              </BandName>
              <BandLinks title={home.temperatureBands.specimensTitle} links={specimens} />
              <BandLinks title={home.temperatureBands.productsTitle} links={products} />
              <BandFinder href={finder.href}>{finder.label}</BandFinder>
            </TemperatureBand>
          ))}
        </TileGrid>
      </Section>
      <Section
        id="products"
        title={home.existingProducts.title}
        intro={home.existingProducts.intro}
        tone="soft"
        carousel
      >
        <ProductCarousel label={home.existingProducts.title} cards={home.products} pagination />
      </Section>
      <PictureBand id="about" title={home.about.title} picture={home.aboutPicture}>
        <LeadText spacing={2}>
          {home.about.paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="lead">
              {paragraph}
            </Typography>
          ))}
          <ButtonLink variant="secondary" href={home.about.link.href}>
            {home.about.link.label}
          </ButtonLink>
        </LeadText>
      </PictureBand>
      <Section id="why-choose-us" title={home.whyChooseUs.title} tone="soft">
        <Points items={home.whyChooseUs.features} />
      </Section>
      <Section id="partners" title={home.partners.title} intro={home.partners.intro}>
        <MarkList marks={home.marks} />
      </Section>
      <Section id="team" title={home.team.title} intro={home.team.intro} tone="soft" carousel>
        <TeamCarousel label={home.team.title} members={home.members} />
      </Section>
      <Section id="testimonials" title={home.testimonials.title}>
        <Testimonials testimonials={home.testimonials} />
      </Section>
      <CallToActionBand title={home.callToAction.title} text={home.callToAction.text} toForm={false} />
    </>
  );
}
