import { OPEN } from './records';

/** The texts of the comparison around its figures. */
export interface CompareScreenContent {
  readonly title: string;
  readonly intro: string;
  readonly choose: { readonly title: string; readonly submit: string; readonly clear: string };
  /** The messages for too few and too many; the last one where fewer are shown. */
  readonly tooFew: string;
  readonly limit: string;
  readonly tooMany: string;
  /** Before ids that are not a cooler's. */
  readonly unknown: string;
  readonly table: {
    readonly caption: string;
    readonly figure: string;
    /** Before label ranges that the published one is not within, so that the finder rules the cooler out. */
    readonly rulesOut: string;
    /** Before each of them. */
    readonly not: string;
    /** The accessible text of a dash. */
    readonly missing: string;
    readonly differs: string;
    readonly same: string;
    readonly request: string;
  };
  readonly request: string;
  readonly share: string;
  readonly print: string;
  readonly withoutScript: string;
  readonly note: string;
}

export const compareScreen: CompareScreenContent = {
  title: 'Compare Coolers',
  intro: 'Two to four coolers side by side: range, hold time, size, tests.',
  choose: { title: 'Choose two to four coolers', submit: 'Compare', clear: 'Clear' },
  tooFew: 'Choose at least two coolers.',
  limit: 'Choose at most four coolers: more do not fit side by side.',
  tooMany: 'The first four are shown.',
  unknown: 'No cooler is called',
  table: {
    caption: 'Coolers side by side',
    figure: 'Figure',
    rulesOut: 'Storage ranges',
    not: 'not',
    missing: 'to ask for',
    differs: 'differs',
    same: 'the same',
    request: 'Request',
  },
  request: 'Request these coolers',
  share: 'Share this comparison',
  print: 'Print this comparison',
  withoutScript: 'Choosing needs JavaScript. The page of each cooler has all of its figures.',
  note: `A dash (${OPEN}) is a figure to ask for. Your request asks for the outside temperature behind each hold time. In parentheses: converted and rounded. A comparison does not replace your procedure.`,
};
