import type { Picture } from './picture';

/** A slide's picture in two crops: `wide` for landscape screens, `tall` for portrait ones. */
export interface HeroPicture {
  readonly wide: Picture;
  readonly tall: Picture;
}

const crops = (id: string, alt: string, caption: string): HeroPicture => ({
  wide: {
    id: `${id}-wide`,
    product: 'home',
    use: 'hero',
    alt,
    caption,
    fidelity: 'illustration',
    width: 1920,
    height: 1080,
  },
  tall: {
    id: `${id}-tall`,
    product: 'home',
    use: 'hero',
    alt,
    caption,
    fidelity: 'illustration',
    width: 1080,
    height: 1440,
  },
});

/** First slide: certified products since 2002 (section 2, "Home"). */
export const heroRange = crops(
  'hero-range',
  'Rendering of five coolers: Roller Bear, Kelvin, Monarch XVO 10, CORE XVO 3.5 and the Eclipse soft cooler.',
  'Part of the range.',
);

/** Second slide: passive cooling systems. */
export const heroPassive = crops(
  'hero-passive',
  'Rendering of the Monarch XVO 10, open, with syringes, Cryo-Disks and, as the alternative, a cryo cylinder.',
  'Monarch XVO 10 with Cryo-Disks.',
);

export const heroes: readonly Picture[] = [heroRange.wide, heroRange.tall, heroPassive.wide, heroPassive.tall];
