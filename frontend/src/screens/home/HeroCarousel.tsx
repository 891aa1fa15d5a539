import { ButtonLink, ButtonRow } from '../../components/Button';
import { Carousel } from '../../components/carousel/Carousel';
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
    </Hero>
  );
}
