import { describe, expect, it } from 'vitest';
import { dimensionsOf, measured } from '../../frontend/src/content/pictures/measured-pictures';
import { pictureById } from '../../frontend/src/content/pictures/pictures';
import { placeLine } from '../../frontend/src/features/gallery/measuredPictureLayout';
import { MeasuredPictureLines } from '../../frontend/src/features/gallery/ui/MeasuredPicture';
import { factsOf, plain } from './support/content';
import { htmlOf } from './support/render';

const drawnOn = (id: string) =>
  dimensionsOf(id, factsOf(pictureById(id).product)) as NonNullable<ReturnType<typeof dimensionsOf>>;

describe('Dimension lines over a picture', () => {
  it.each([
    ['monarch-xvo-10-dimensions', 'Exterior: 10 in or 25.4 cm long, 7 in or 17.8 cm wide, 12.5 in or 31.8 cm high'],
  ])('%s: in both units, announced as one image: %s', (id, sentence) => {
    const html = plain(htmlOf(<MeasuredPictureLines dimensions={drawnOn(id)} ratio={4 / 3} />));
    expect([...html.matchAll(/<tspan[^>]*>([^<]*)/g)].map(([, text]) => text)).toEqual(
      sentence.match(/\d\S* (?:in|cm)/g),
    );
    expect(html).toContain(`role="img" aria-label="${sentence}"`);
    expect(html.match(/aria-label/g)).toHaveLength(1);
    expect(html, 'the policy allows no style attributes').not.toContain('style=');
  });

  // Width of the picture and size of type, in px: two thumbnails and the lightbox.
  const sizes = [
    [240, 12],
    [330, 12],
    [1200, 24],
  ] as const;
  it.each(Object.keys(measured))('%s: labels stay on the picture at every size', (id) => {
    for (const { side, leads } of drawnOn(id).lines) {
      const { middle, toLabel } = placeLine({ leads }, 7, 4 / 3);
      for (const [width, em] of sizes) {
        const [halfWidth, halfHeight] = [width / 2, (width * 3) / 8];
        const fromMiddle = (share: number, half: number, label: number) =>
          Math.abs((2 * share - 1) * half + label * em);
        const at = `${side} on ${width} px`;
        expect(fromMiddle(middle[0], halfWidth, toLabel.x), at).toBeLessThan(halfWidth - 2.1 * em);
        expect(fromMiddle(middle[1], halfHeight, toLabel.y), at).toBeLessThan(halfHeight - 1.1 * em);
      }
    }
  });
});
