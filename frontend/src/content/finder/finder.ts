/** The finder's texts: form, verdicts and a sentence for each finding. The comparison is in domain/verdict.ts. */
import {
  convertedSize,
  formatDegrees,
  formatInBoth,
  formatSizeInBoth,
  inWholeFahrenheit,
} from '../../domain/conversion';
import { type CarryingWay, carryingWays, type FrozenDisks, type Maximum, type Openings } from '../../domain/cooler';
import type { Excess } from '../../domain/geometry';
import type { Goods } from '../../domain/goods';
import type { NeededRange } from '../../domain/need';
import { type Dimensions, exactly, formatDimensions, formatQuantity, type Quantity } from '../../domain/quantities';
import { formatTemperature } from '../../domain/readings';
import type {
  BoxFinding,
  CarryFinding,
  Finding,
  HoursFinding,
  OpeningsFinding,
  RangeFinding,
  TableRow,
  UnitsFinding,
} from '../../domain/verdict';
import { carryingWords } from '../carrying';
import { halfDayHold } from '../facts/hold-times';
import { inWords, listed, sentenceCase } from '../facts/text';
import { fitTexts } from './fit-texts';

interface FieldText {
  readonly label: string;
  readonly hint?: string;
}

interface Option {
  readonly value: string;
  readonly label: string;
}

interface VerdictText {
  /** Above the coolers of this verdict. */
  readonly title: string;
  /** After their number. */
  readonly count: string;
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
  /** Error messages of fields, by kind of error. */
  readonly errors: typeof fitTexts.errors;
  /** Before the labels of the invalid fields. */
  readonly faulty: string;
  /** Where all fields are empty. */
  readonly nothing: string;
  readonly withoutScript: string;
  /** The rules for reading a verdict. */
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
    readonly sentence: string;
  };
  readonly results: {
    /** Before a need is given. */
    readonly all: string;
    /** A link to them, after the number of the best. */
    readonly see: string;
    readonly verdicts: {
      readonly match: VerdictText;
      readonly confirm: VerdictText;
      readonly unknown: VerdictText;
      readonly fails: VerdictText;
    };
    /** "1 published match". */
    readonly matchOne: string;
    /** Above the nearest coolers if all are ruled out. */
    readonly nearest: string;
    /** On each of them. */
    readonly ruledOut: string;
    readonly otherPackOuts: string;
    readonly published: { readonly range: string; readonly hours: string; readonly openings: string };
    /** Before the names of coolers without published figures for the need. */
    readonly byRequest: string;
    /** For such a cooler in the list of all coolers. */
    readonly rangeByRequest: string;
    readonly open: string;
    readonly askForThem: string;
  };
  readonly none: {
    readonly title: string;
    /** `confirm` if some coolers are to be confirmed, `open` if no published figure rules some out, else `short`. */
    readonly confirm: string;
    readonly open: string;
    readonly short: string;
    readonly action: string;
  };
}

export const finderScreen: FinderScreenContent = {
  title: 'Find a Cooler',
  intro:
    'Say what you carry, its temperature range, your hours and your openings. The coolers\u2019 published figures answer.',
  form: {
    title: 'What you need',
    submit: 'Compare coolers',
    clear: 'Clear',
    more: 'Units, box and carrying',
    range: { label: 'Temperature range', hint: 'The coldest and the warmest that your goods may get on the way.' },
    box: { label: fitTexts.box, hint: fitTexts.boxHint },
    fields: {
      specimen: {
        label: 'What you carry',
        hint: 'Compared by its storage range, unless you give another one.',
        any: 'Any goods',
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
  faulty: 'Nothing was compared yet. Correct what is marked:',
  nothing: 'Nothing was compared yet. Fill in one field or more.',
  withoutScript:
    'Comparing needs JavaScript. The figures of all coolers are below, and By Specimen gives the coolers for eight specimens.',
  rules: {
    title: 'Before you rely on it',
    items: [
      `Published match: the published figures cover what you need. Of a range of hours, such as ${formatQuantity(halfDayHold)}, the lower figure counts as covered.`,
      'To confirm: what you need is inside the published limit, or fits the empty interior, where disks need room as well.',
      'A range in °F may differ from the published one by up to half a degree, as labels round.',
      'A storage range is not a transport range: your own procedure gives the range that your goods may have on the way.',
      'The temperature outside affects every hold time: put it into your request.',
      'Application 1 and Application 2 are the columns of our tables: ask which one is yours.',
      'Goods whose storage temperatures have no range in common go in separate coolers.',
      'This comparison is not a substitute for your procedure, or for a validation of your pack-out.',
    ],
  },
  need: {
    title: 'You need',
    share: 'Share this comparison',
    print: 'Print this comparison',
    sideBySide: 'See the nearest side by side',
  },
  chart: {
    title: 'Published ranges',
    intro: 'A cooler holds a range if its whole bar lies inside the one you need.',
    need: 'You need',
    sentence: 'Published temperature ranges in °C',
  },
  results: {
    all: 'All coolers and their figures',
    see: 'see the results',
    verdicts: {
      match: { title: 'Published match', count: 'published matches' },
      confirm: { title: 'Inside the published limits, to confirm', count: 'to confirm' },
      unknown: { title: 'With a point to ask about', count: 'with a point to ask about' },
      fails: { title: 'Ruled out by a published figure', count: 'ruled out by a published figure' },
    },
    matchOne: 'published match',
    nearest: 'The nearest',
    ruledOut: 'Ruled out',
    otherPackOuts: 'Also published',
    published: { range: 'Range', hours: 'Hold time', openings: 'Openings' },
    byRequest: 'Range and hours by request:',
    rangeByRequest: 'Range and hours by request.',
    open: 'Ask about:',
    askForThem: 'Ask for all of them',
  },
  none: {
    title: 'No published match',
    confirm: 'The coolers to confirm come first. Send what you need, and ask whether their pack-outs cover it.',
    open: 'No published figure rules out what is listed next. Send what you need, and ask what is open.',
    short:
      'Below is what the nearest coolers are short of. Send what you need, and ask whether a custom product can meet it.',
    action: 'Send what you need',
  },
};

/** A note for a given range that exceeds the storage range of the goods. */
export const beyondStorage = ({ name, storage }: Goods): string =>
  `${name}: the storage temperature is ${formatTemperature(storage)}, and the range you gave reaches beyond it. The coolers are compared with the range you gave.`;

/** Names of the criteria in a question. */
const subjects = {
  range: 'Temperature range',
  hours: 'Hold time',
  openings: 'Openings',
  box: 'Interior size',
} as const;
const ask = (subject: string) => `${subject}: ask with your request.`;

/** A temperature in the unit of the need, and converted: "36–46 °F (2–8 °C)". */
function inUnitOf({ unit }: NeededRange, published: Quantity): string {
  if (unit === '°C') return formatInBoth(published);
  return `${formatTemperature(inWholeFahrenheit(published))} (${formatTemperature(published)})`;
}

/** The ends of the needed range that are not met: "1 °C at the coldest and 6 °C at the warmest". */
function neededEnds({ needed: { min, max, unit, below }, exceeds }: RangeFinding): string {
  const cold = exceeds.includes('cold') && min !== undefined ? [`${formatDegrees(min, unit)} at the coldest`] : [];
  const warm = exceeds.includes('warm') && max !== undefined ? [formatDegrees(max, unit)] : [];
  return listed([...cold, ...warm.map((end) => (below ? `below ${end}` : `${end} at the warmest`))]);
}

/** "two −20 °C (−4 °F) disks for frozen goods". */
export const disksText = ({ count, temperature }: FrozenDisks, write: (temperature: Quantity) => string): string =>
  `${inWords(count)} ${write(temperature)} disks for frozen goods`;

function rangeSentence(finding: RangeFinding): string {
  const { outcome, needed, published, disks } = finding;
  if (disks) {
    const figure = sentenceCase(disksText(disks, (temperature) => inUnitOf(needed, temperature)));
    return outcome === 'fails'
      ? `${figure}: you need ${neededEnds(finding)}.`
      : `${figure}: inside the range you need; confirm the range that your load has with them.`;
  }
  if (!published) return ask(subjects.range);
  const figure = sentenceCase(inUnitOf(needed, published));
  return outcome === 'fails' ? `${figure}: you need ${neededEnds(finding)}.` : `${figure}: inside the range you need.`;
}

const hoursText = (hours: number) => formatQuantity(exactly(hours, 'h'));

function hoursSentence({ outcome, needed, published, of }: HoursFinding): string {
  if (!published) return ask(subjects.hours);
  const figure = sentenceCase(formatQuantity(published)) + (of ? `, given for ${of}` : '');
  if (outcome === 'match') return `${figure}: covers the ${hoursText(needed)} you need.`;
  if (outcome === 'fails') {
    const holds = published.min === published.max ? 'holds' : 'holds at most';
    return `${figure}: ${holds} ${published.max ?? published.min} of the ${hoursText(needed)} you need.`;
  }
  if (published.min === undefined)
    return `${figure}: you need ${hoursText(needed)}, which is within this limit. Confirm it.`;
  const place = needed === published.max ? 'the upper figure' : 'between the two figures';
  return `${figure}: you need ${hoursText(needed)}, ${place}. Confirm it.`;
}

/** "up to 4 openings per 24 h". */
export const openingsText = ({ count, within }: Openings): string =>
  count ? `${formatQuantity(count)} openings ${within}` : `Can be opened ${within}`;

function openingsSentence({ outcome, needed, published }: OpeningsFinding): string {
  if (!published) return ask(subjects.openings);
  const figure = sentenceCase(openingsText(published));
  if (outcome === 'match') return `${figure}: covers the ${needed} you need.`;
  if (outcome === 'fails') return `${figure}: ${published.count?.max} of the ${needed} you need.`;
  return `${figure}: confirm that it may be ${needed === 1 ? 'once' : `${needed} times`}.`;
}

const coolersText = (count: number) => (count === 1 ? '1 cooler' : `${count} coolers`);
const unitsText = (name: string, needed: number | undefined) => (needed === undefined ? name : `${needed} × ${name}`);

function mostText(maximum: Exclude<Maximum, 'not applicable'>, coolers: number | undefined): string {
  const most = maximum.moreThan ? `more than ${maximum.count}` : `at most ${maximum.count}`;
  // A maximum of "more than 9" means at least ten, so the number of coolers is an upper limit.
  return coolers === undefined ? most : `${most} (${maximum.moreThan ? 'at most ' : ''}${coolersText(coolers)})`;
}

const rowText = ({ application, maximum, coolers }: TableRow) =>
  maximum === 'not applicable'
    ? `not applicable (NA) in Application ${application}`
    : `${mostText(maximum, coolers)} in Application ${application}`;

const sideNouns = { long: 'length', wide: 'width', high: 'height' } as const;

/** "exceeds its width by 7 mm": a side of the cooler, which need not be that of the box, as boxes are turned. */
const excessText = (excess: readonly Excess[]) =>
  `exceeds its ${listed(excess.map(({ side, mm }) => `${sideNouns[side]} by ${formatQuantity(exactly(mm, 'mm'))}`))}`;

function unitsSentence({ unit: { name, size }, needed, basis }: UnitsFinding): string {
  switch (basis.kind) {
    case 'count': {
      const perCooler = basis.toConfirm ? `At most ${basis.perCooler}` : basis.perCooler;
      const source = basis.toConfirm ? ', by the table on its page. Confirm the number.' : '.';
      return basis.coolers === undefined
        ? `${perCooler} × ${name} in each${source}`
        : `${perCooler} in each: ${unitsText(name, needed)} go into ${coolersText(basis.coolers)}${source}`;
    }
    case 'table': {
      const confirm = basis.toConfirm ? ' Confirm the number.' : '';
      const rows = sentenceCase(listed(basis.rows.map(rowText)));
      return `${rows}, by the table on its page: ${unitsText(name, needed)}.${confirm}`;
    }
    case 'excluded':
      return `Not applicable (NA) in Application ${basis.application}, by the table on its page: ${name}.`;
    case 'contradiction':
      return `${basis.sideBySide} × ${name} go side by side into the empty ${formatDimensions(basis.room)}, and its table gives ${basis.perCooler}. Confirm the number.`;
    case 'geometry': {
      const coolers = basis.coolers === undefined ? '' : `: ${coolersText(basis.coolers)} for ${needed}`;
      const room = formatDimensions(basis.room);
      const other = basis.otherRoom
        ? ` Its other published interior is ${formatDimensions(basis.otherRoom)}: confirm which applies.`
        : '';
      return basis.payloadSpace
        ? `${basis.sideBySide} × ${name} go side by side into the ${room} payload space${coolers}. Confirm the number.`
        : `${basis.sideBySide} × ${name} go side by side into the empty ${room}${coolers}. Disks need room as well: confirm the number.${other}`;
    }
    case 'unnamedUnits':
      return `Holds ${basis.perCooler} units: ask what counts as a unit for ${name}.`;
    case 'tooLarge': {
      const unitSize = size ? `, ${formatDimensions(size)}` : '';
      const reason = `${formatDimensions(basis.room)} interior: one unit of ${name}${unitSize}, ${excessText(basis.excess)}`;
      if (basis.goesIn === 'leaning') return `${reason} lying flat. Confirm the fit.`;
      return basis.goesIn === 'not'
        ? `${reason}.`
        : `${reason}. Its other published interior takes it: confirm which applies.`;
    }
    case 'open':
      return `${name}: ask how many go in.`;
  }
}

/** Dimensions in the unit of the need, and converted. */
const sizeInUnitOf = (question: Dimensions, size: Dimensions): string =>
  question.unit === size.unit
    ? formatSizeInBoth(size)
    : `${formatDimensions(convertedSize(size))} (${formatDimensions(size)})`;

function boxSentence(finding: BoxFinding): string {
  const { outcome, needed, room, spareMm, excess, isLeaning, isInOneReading, isRounded, payloadSpace } = finding;
  if (!room) return ask(subjects.box);
  const figure = `${sizeInUnitOf(needed, room)} ${payloadSpace ? 'payload space' : 'interior'}`;
  const box = `your box of ${formatDimensions(needed)}`;
  if (excess) return `${figure}: ${box} ${excessText(excess)}${isLeaning ? ' lying flat. Confirm the fit.' : '.'}`;
  const takes = `${figure}: takes ${box}, with ${formatQuantity(exactly(spareMm ?? 0, 'mm'))} to spare on its tightest side.`;
  if (outcome === 'match') return takes;
  if (isInOneReading) return `${takes} Its other published interior does not: confirm which applies.`;
  return isRounded && payloadSpace
    ? `${takes} This figure is converted and rounded: confirm the fit.`
    : `${takes} Disks need room as well: confirm the pack-out.`;
}

const isPosition = (way: CarryingWay) => way === 'vertical' || way === 'horizontal';

function carrySentence({ outcome, needed, optional }: CarryFinding): string {
  const part = sentenceCase(needed.replace('-', ' '));
  if (outcome !== 'match') return ask(isPosition(needed) ? `${part} transport` : part);
  if (isPosition(needed)) return `${part} transport: as published.`;
  return optional ? `${part}: an option.` : `${part}: included.`;
}

/** The sentence for a finding. It begins with the published figure in the unit of the need. */
export function sentenceOf(finding: Finding): string {
  switch (finding.criterion) {
    case 'range':
      return rangeSentence(finding);
    case 'hours':
      return hoursSentence(finding);
    case 'openings':
      return openingsSentence(finding);
    case 'units':
      return unitsSentence(finding);
    case 'box':
      return boxSentence(finding);
    case 'carry':
      return carrySentence(finding);
  }
}
