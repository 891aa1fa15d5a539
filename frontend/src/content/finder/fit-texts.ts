import { fitOf } from '../../domain/geometry';
import { type Dimensions, formatDimensions } from '../../domain/quantities';

/** The texts of the check of a load or a box on the pages of coolers and specimens. */
export const fitTexts = {
  title: 'Does it fit?',
  intro: {
    loadAndBox: 'Compare your load with the tables on this page, or your own box with the interior.',
    load: 'Compare your load with the tables on this page.',
    box: 'Compare your own box with the interior.',
  },
  inFinder: 'Check it in the finder',
  goods: 'What you carry',
  noGoods: 'Choose',
  units: 'Units',
  application: 'Application',
  applications: [
    { value: '', label: 'Both' },
    { value: '1', label: 'Application 1' },
    { value: '2', label: 'Application 2' },
  ],
  box: 'Your own box',
  boxHint: 'Outer sides, in any order: the box is turned as it fits best.',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  size: 'In',
  sizes: [
    { value: '', label: 'cm' },
    { value: 'in', label: 'in' },
  ],
  request: 'Request this cooler',
  nothingYet: {
    loadAndBox: 'Fill in a load or all three sides of a box.',
    load: 'Choose what you carry.',
    box: 'Fill in all three sides.',
  },
  faulty: 'Nothing was compared yet. Correct what is marked.',
  rule: 'Goods whose storage temperatures have no range in common go in separate coolers. This is no substitute for your procedure.',
  /** On By Specimen: compares all coolers for a number of units. */
  load: { title: 'Check a load', submit: 'Compare the coolers' },
  errors: {
    number: 'Write this as a number, such as 2 or 2.5.',
    positive: 'Give a number above 0.',
    whole: 'Give a whole number.',
    large: 'Check this number: it is far beyond any published figure.',
    temperature: 'Check this temperature: it is too far from anything that is carried.',
    order: 'The warmest temperature is below the coldest one.',
    choice: 'Choose one from the list.',
    goods: 'Choose what you carry, so that its units can be counted.',
    sides: 'Give all three sides.',
  },
} as const;

/** "is larger than the interior of 11 × 7 × 2.25 in". @throws Error if the finder finds that the box fits. */
export function isLargerThan(box: Dimensions, room: Dimensions): string {
  if (fitOf(box, room).fits) throw new Error(`${formatDimensions(box)} fits into ${formatDimensions(room)}`);
  return `is larger than the interior of ${formatDimensions(room)}`;
}
