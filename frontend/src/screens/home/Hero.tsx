import { ButtonLink } from '../../components/Button';
import { Carousel } from '../../components/Carousel';
import { Container } from '../../components/Layout';
import { Picture } from '../../components/Picture';
import type { ScreenContent } from '../../content/screens';
import styles from './Hero.module.css';

interface Props {
  slides: ScreenContent['home']['hero'];
  pictures: ScreenContent['home']['heroPictures'];
}

/** The hero carousel: two slides, each with a Learn More link; the first carries the page's heading. */
export function Hero({ slides, pictures }: Props) {
  return (
    <div className={styles.hero}>
      <Container>
        <Carousel
          label="Highlights"
          layout="single"
          speed={100}
          slides={slides.map(({ id, headline, text, link }, index) => {
            const Heading = index === 0 ? 'h1' : 'h2';
            const picture = pictures[index];
            return {
              key: id,
              content: (
                <div className={styles.slide}>
                  <div className={styles.text}>
                    <Heading className={styles.headline} tabIndex={index === 0 ? -1 : undefined}>
                      {headline}
                    </Heading>
                    <p>{text}</p>
                    <ButtonLink variant="light" href={link.href}>
                      {link.label}
                      <span className="visually-hidden">: {headline}</span>
                    </ButtonLink>
                  </div>
                  {picture && (
                    <div className={styles.picture}>
                      <Picture
                        picture={picture.wide}
                        tall={picture.tall}
                        sizes="(min-width: 992px) min(36rem, 44.5vw), 92vw"
                        eager={index === 0}
                      />
                    </div>
                  )}
                </div>
              ),
            };
          })}
        />
      </Container>
    </div>
  );
}
