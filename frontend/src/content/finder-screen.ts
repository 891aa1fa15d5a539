/** What the finder says around its verdicts. The screen puts counts and figures between the parts. */

import { formatTemperature } from '../domain/readings';
import { carryingWays, carryingWords } from './carrying';
import { frozenProducts } from './facts/blood-products';
import { fitTexts } from './fit-texts';

interface FieldText {
  readonly label: string;
  readonly hint?: string;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

export interface FinderScreenContent {
  readonly title: string;
  readonly intro: string;
  readonly form: {
    readonly title: string;
    readonly submit: string;
    readonly clear: string;
    readonly more: string;
    readonly range: FieldText;
    readonly box: FieldText;
    readonly fields: {
      readonly specimen: FieldText & { readonly any: string };
      readonly min: FieldText;
      readonly max: FieldText;
      readonly unit: FieldText;
      readonly hours: FieldText;
      readonly openings: FieldText;
      readonly units: FieldText;
      readonly application: FieldText;
      readonly length: FieldText;
      readonly width: FieldText;
      readonly height: FieldText;
      readonly size: FieldText;
      readonly carry: FieldText;
    };
    readonly units: readonly Option[];
    readonly applications: readonly Option[];
    readonly sizes: readonly Option[];
    readonly ways: readonly Option[];
  };
  /** What is wrong with a field, by the kind of fault. */
  readonly errors: {
    readonly number: string;
    readonly positive: string;
    readonly whole: string;
    readonly temperature: string;
    readonly order: string;
    readonly choice: string;
    readonly goods: string;
    readonly sides: string;
  };
  /** "Check what is marked: …", before the labels of the fields at fault. */
  readonly faulty: string;
  readonly presets: { readonly title: string };
  readonly withoutScript: string;
  /** What nothing on this page may be read without. */
  readonly rules: { readonly title: string; readonly items: readonly string[] };
  readonly need: {
    readonly title: string;
    readonly share: string;
    readonly print: string;
    readonly sideBySide: string;
  };
  readonly chart: {
    readonly title: string;
    readonly intro: string;
    readonly need: string;
    readonly unpublished: string;
    readonly sentence: string;
  };
  readonly results: {
    readonly title: string;
    /** Before anything was asked. */
    readonly all: string;
    readonly verdicts: {
      readonly match: { readonly one: string; readonly title: string };
      readonly unknown: { readonly one: string; readonly title: string };
      readonly fails: { readonly one: string; readonly title: string };
    };
    /** After how many there are of each. */
    readonly counts: {
      readonly matchOne: string;
      readonly matchMany: string;
      readonly unknown: string;
      readonly fails: string;
    };
    /** Where none of what was asked for is published of a cooler. */
    readonly blank: string;
    /** Before the names of what is not published. */
    readonly exceptFor: string;
    readonly criteria: {
      readonly range: string;
      readonly hours: string;
      readonly openings: string;
      readonly units: string;
      readonly box: string;
      readonly carry: string;
    };
    readonly otherPackOuts: string;
    readonly published: { readonly range: string; readonly hours: string; readonly openings: string };
    readonly notPublished: string;
  };
  readonly none: {
    readonly title: string;
    readonly text: string;
    /** After it, where what is needed is below freezing. */
    readonly frozen: string;
    readonly action: string;
  };
}

const frozen = formatTemperature(frozenProducts.frozenPlasma.storage);

export const finderScreen: FinderScreenContent = {
  title: 'Find a Cooler',
  intro:
    'Say what you need. Every cooler is compared by its published figures, with the reason for each verdict; where a figure is not published, that is said.',
  form: {
    title: 'What you need',
    submit: 'Compare the coolers',
    clear: 'Start again',
    more: 'Units, box and carrying',
    range: { label: 'Temperature range', hint: 'The coldest and the warmest that your goods may get on the way.' },
    box: { label: fitTexts.box, hint: fitTexts.boxHint },
    fields: {
      specimen: {
        label: 'What you carry',
        hint: 'Takes its storage range where you give none below.',
        any: 'Something else',
      },
      min: { label: 'Coldest' },
      max: { label: 'Warmest' },
      unit: { label: 'In' },
      hours: { label: 'Hours' },
      openings: { label: 'Openings' },
      units: { label: 'Units' },
      application: { label: 'Application' },
      length: { label: 'Length' },
      width: { label: 'Width' },
      height: { label: 'Height' },
      size: { label: 'In' },
      carry: { label: 'How it is carried' },
    },
    units: [
      { value: '', label: '°C' },
      { value: 'F', label: '°F' },
    ],
    applications: fitTexts.applications,
    sizes: fitTexts.sizes,
    ways: [{ value: '', label: 'Any way' }, ...carryingWays.map((value) => ({ value, label: carryingWords[value] }))],
  },
  errors: fitTexts.errors,
  faulty: 'Nothing was compared yet. Mend what is marked:',
  presets: { title: 'Start from what you carry' },
  withoutScript:
    'Comparing needs JavaScript. The chart and the figures of all coolers are below, and By Specimen gives the coolers for eight specimens.',
  rules: {
    title: 'Before you rely on it',
    items: [
      'A storage range is not a transport range: which range your goods may have on the way, your own procedure says.',
      'The outside temperature behind a hold time is not published.',
      'This comparison is not a substitute for your procedure, or for a validation of your pack-out.',
      'Goods whose storage temperatures have no range in common go in separate coolers.',
    ],
  },
  need: {
    title: 'You need',
    share: 'Send this comparison',
    print: 'Print this comparison',
    sideBySide: 'See the nearest side by side',
  },
  chart: {
    title: 'Published ranges',
    intro: 'A cooler holds a range only if its whole bar lies inside the one you need.',
    need: 'You need',
    unpublished: 'No range is published for',
    sentence: 'Published temperature ranges in °C',
  },
  results: {
    title: 'Coolers',
    all: 'All coolers with what is published of them. Give a range, hours or openings to compare them.',
    verdicts: {
      match: { one: 'Published match', title: 'Published match' },
      unknown: {
        one: 'Match except for what is not published',
        title: 'Match except for what is not published',
      },
      fails: { one: 'Fails', title: 'Ruled out by a published figure' },
    },
    counts: {
      matchOne: 'published match',
      matchMany: 'published matches',
      unknown: 'match except for what is not published',
      fails: 'ruled out by a published figure',
    },
    blank: 'Nothing of this is published',
    exceptFor: 'Not published:',
    criteria: {
      range: 'temperature range',
      hours: 'hold time',
      openings: 'number of openings',
      units: 'number of units',
      box: 'room for your box',
      carry: 'way of carrying',
    },
    otherPackOuts: 'Also published',
    published: { range: 'Range', hours: 'Hold time', openings: 'Openings' },
    notPublished: 'not published',
  },
  none: {
    title: 'No published match',
    text: 'No cooler’s published figures cover all of this. That is an answer as well: send what you need, and ask what can be made or confirmed.',
    frozen: `Frozen goods are stored ${frozen}, for which no cooler’s range is published.`,
    action: 'Send what you need',
  },
};
