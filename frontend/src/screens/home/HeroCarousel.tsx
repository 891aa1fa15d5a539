import Typography from '@mui/material/Typography';
import { ButtonLink, ButtonRow } from '../../components/Button';
import { Carousel } from '../../components/carousel/Carousel';
import { Container } from '../../components/Layout';
import { Picture } from '../../components/Picture';
import { FiguresInText } from '../../components/Ranges';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { ScreenContent } from '../../content/screen-content';
import { Hero, HeroSlide, HeroWords } from './ui/Hero';

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
              <HeroSlide>
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
            ),
          }))}
        />
      </Container>
    </Hero>
  );
}
