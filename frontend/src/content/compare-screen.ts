/** What the comparison says around its figures. */
export interface CompareScreenContent {
  readonly title: string;
  readonly intro: string;
  readonly choose: { readonly title: string; readonly submit: string; readonly clear: string };
  /** How many may stand side by side, and what is said of fewer or more. */
  readonly most: number;
  readonly tooFew: string;
  readonly tooMany: string;
  /** Ids that are no cooler's, before they are named. */
  readonly unknown: string;
  readonly table: {
    readonly caption: string;
    readonly figure: string;
    readonly cooler: string;
    readonly rulesOut: string;
    /** After the range that a cooler does not hold, before why. */
    readonly rulesNothingOut: string;
    readonly missing: string;
    readonly differs: string;
    readonly same: string;
    readonly request: string;
  };
  readonly request: string;
  readonly all: string;
  readonly share: string;
  readonly print: string;
  readonly withoutScript: string;
  readonly note: string;
}

export const compareScreen: CompareScreenContent = {
  title: 'Compare Coolers',
  intro: 'Two to four coolers side by side, by what is published of each. What rules a cooler out comes first.',
  choose: { title: 'Coolers to compare', submit: 'Compare', clear: 'Show all' },
  most: 4,
  tooFew: 'Choose at least two coolers.',
  tooMany: 'Choose at most four coolers: more do not fit side by side. The first four are shown.',
  unknown: 'No cooler is called',
  table: {
    caption: 'Coolers side by side',
    figure: 'Figure',
    cooler: 'Cooler',
    rulesOut: 'Does not hold',
    rulesNothingOut: 'None of the four ranges is ruled out',
    missing: 'not published',
    differs: 'differs',
    same: 'the same',
    request: 'Request',
  },
  request: 'Request these coolers',
  all: 'All coolers, with the figures that are published of each. Choose two to four to see them side by side.',
  share: 'Send this comparison',
  print: 'Print this comparison',
  withoutScript: 'Choosing needs JavaScript. All coolers and their figures are in the table below.',
  note: 'The outside temperature behind a hold time is not published, and a comparison is not a substitute for your procedure. In parentheses: converted.',
};
