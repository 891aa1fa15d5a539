import type { RouteId } from '../../routes/manifest';
import { routeRow } from '../../routes/paths';
import { biologicalSpecimenPictures } from './biological-specimen';
import { coreXvo35Pictures } from './core-xvo-3-5';
import { coreXvo30Pictures } from './core-xvo-30';
import { cryoDiskPictures } from './cryo-disk';
import { cubePictures } from './cube';
import { dataLoggerPictures } from './data-logger';
import { eclipsePictures } from './eclipse';
import { firstAidKitPictures } from './first-aid-kit';
import { hardPictures } from './hard';
import { heroes } from './heroes';
import { kelvinPictures } from './kelvin';
import { medicationPictures } from './medication';
import { monarchXvo5Pictures } from './monarch-xvo-5';
import { monarchXvo10Pictures } from './monarch-xvo-10';
import { oemPictures } from './oem';
import { type Picture, studioPicture } from './picture';
import { rollerBearPictures } from './roller-bear';
import { safeguardXvo10Pictures } from './safeguard-xvo-10';

const byProduct: Partial<Record<RouteId, readonly Picture[]>> = {
  kelvin: kelvinPictures,
  'monarch-xvo-10': monarchXvo10Pictures,
  'monarch-xvo-5': monarchXvo5Pictures,
  eclipse: eclipsePictures,
  'core-xvo-3-5': coreXvo35Pictures,
  'core-xvo-30': coreXvo30Pictures,
  cube: cubePictures,
  'safeguard-xvo-10': safeguardXvo10Pictures,
  medication: medicationPictures,
  oem: oemPictures,
  hard: hardPictures,
  'roller-bear': rollerBearPictures,
  'biological-specimen': biologicalSpecimenPictures,
  'cryo-disk': cryoDiskPictures,
  'data-logger': dataLoggerPictures,
  'first-aid-kit': firstAidKitPictures,
};

/** All pictures of the site, the card first within a product. */
export const allPictures: readonly Picture[] = [...Object.values(byProduct).flat(), ...heroes];

/** The card of a product without pictures: a picture without files is drawn as a placeholder. */
function placeholderCard(product: RouteId): Picture {
  const name = routeRow(product).label;
  return studioPicture(product, 'card', 'illustration', product, name, `Drawing in place of a picture of ${name}.`);
}

/**
 * The card and the gallery of a product's page. The card is the gallery's first picture, except for the Cube, whose
 * gallery has one picture in the specification (section 2). A product without pictures has a placeholder card and no
 * gallery.
 */
export function picturesOf(product: RouteId): { readonly card: Picture; readonly gallery: readonly Picture[] } {
  const pictures = byProduct[product];
  if (!pictures) return { card: placeholderCard(product), gallery: [] };
  const card = pictures.find((picture) => picture.use === 'card');
  if (!card) throw new Error(`No picture of ${product} is a card`);
  const others = pictures.filter((picture) => picture.use === 'gallery');
  return { card, gallery: product === 'cube' ? others : [card, ...others] };
}

/** A picture by its id. @throws Error for an unknown id. */
export function pictureById(id: string): Picture {
  const picture = allPictures.find((candidate) => candidate.id === id);
  if (!picture) throw new Error(`No picture has the id ${JSON.stringify(id)}`);
  return picture;
}

/** The picture of Home's section "About Us". */
export const aboutPicture = pictureById('monarch-xvo-10-open');

/** The pictures of "Product Gallery" on About Us, one per product. */
export const productGallery: readonly Picture[] = [
  'kelvin-family',
  'monarch-xvo-10-open',
  'eclipse-open',
  'core-xvo-3-5-open',
  'core-xvo-30-open',
  'cube-open',
  'safeguard-xvo-10-inserts',
  'medication-packout',
  'oem-colors',
  'hard-cutaway',
  'roller-bear-tilted',
  'biological-specimen-open',
  'cryo-disk',
  'data-logger-open',
  'first-aid-kit-set',
].map(pictureById);
