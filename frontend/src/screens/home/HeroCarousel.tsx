import { ButtonLink, ButtonRow } from '../../components/Button';
import { Carousel } from '../../components/carousel/Carousel';
import { Container } from '../../components/Layout';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { ScreenContent } from '../../content/screen-content';
import { Hero, HeroSlide } from './ui/Hero';

interface Props {
  slides: ScreenContent['home']['hero'];
  pictures: ScreenContent['home']['heroPictures'];
}

/** The hero carousel: two slides, each with two links; the first slide has the page's heading. */
export function HeroCarousel({ slides, pictures }: Props) {
  return (
    <Hero>
      <Container>
        <Carousel
          label="Highlights"
          layout="single"
          speed={100}
          slides={slides.map(({ id, headline, text, action, link }, index) => ({
            key: id,
            content: (
              <HeroSlide
                headline={headline}
                first={index === 0}
                text={text}
                actions={
                  <ButtonRow>
                    <ButtonLink variant="light" href={action.href}>
                      {action.label}
                    </ButtonLink>
                    <ButtonLink variant="outlineLight" href={link.href}>
                      {link.label}
                      <VisuallyHidden>: {headline}</VisuallyHidden>
                    </ButtonLink>
                  </ButtonRow>
                }
                picture={pictures[index]}
              />
            ),
          }))}
        />
      </Container>
    </Hero>
  );
}
