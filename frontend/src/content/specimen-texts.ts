/** What By Specimen says around the figures of its tabs. */
export interface SpecimenTexts {
  readonly intro: string;
  /** Names the list of tabs. */
  readonly tabsLabel: string;
  readonly drawing: {
    readonly title: string;
    /** Under each drawing against a cooler's interior. */
    readonly note: string;
    /** Under a unit that is larger than the interior in some direction. */
    readonly tooLarge: string;
    /** Under a unit that stands alone. */
    readonly alone: string;
    readonly unit: string;
    readonly interior: string;
  };
  readonly recommendedTitle: string;
  readonly reasonLabel: string;
  readonly callToAction: { readonly title: string; readonly text: string };
}

export const specimenTexts: SpecimenTexts = {
  intro:
    'Choose what you transport: its storage temperature, its size, its maximum quantity, and the products we recommend for it.',
  tabsLabel: 'Specimens',
  drawing: {
    title: 'One unit, to scale',
    note: 'Plain blocks with their longest sides alike. Disks and packaging take room as well.',
    tooLarge: 'One unit is larger than this interior in at least one direction.',
    alone: 'Ask us how many fit into the products recommended here.',
    unit: 'One unit',
    interior: 'Interior',
  },
  recommendedTitle: 'Recommended products',
  reasonLabel: 'Why this one',
  callToAction: {
    title: 'Have the fit confirmed',
    text: 'Tell us the specimen, the number of units, the hours on the way and the temperature outside.',
  },
};
