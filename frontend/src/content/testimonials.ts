/** A testimonial card: author first name, monogram in place of a photo, text (sections 2 and 3). */
export interface Testimonial {
  readonly author: string;
  readonly monogram: string;
  /** Whom the author stands for. */
  readonly role: string;
  readonly text: string;
  /** The specification gives no quotation, so these are samples: the label must be shown with the text. */
  readonly label: 'Illustrative';
}

/** The testimonial sections of Home and Products. */
export interface Testimonials {
  readonly title: string;
  /** Says what "Illustrative" means; shown with the cards. */
  readonly note: string;
  readonly items: readonly Testimonial[];
}

export const testimonials: Testimonials = {
  title: 'Client testimonials',
  note: 'Illustrative: sample texts with made-up first names. They show what clients ask for and are not quotations.',
  items: [
    {
      author: 'Alex',
      monogram: 'A',
      role: 'Hospital blood bank',
      text: 'We start from the storage range on the product label, then look for the cooler and the disks that go with it.',
      label: 'Illustrative',
    },
    {
      author: 'Jordan',
      monogram: 'J',
      role: 'Pharmaceutical representative',
      text: 'My samples travel with me all day. I want a cooler that I can carry, open on the way and have printed with our logo.',
      label: 'Illustrative',
    },
    {
      author: 'Sam',
      monogram: 'S',
      role: 'Clinical trial team',
      text: 'Our shipments have sizes and hours of their own. We send the dimensions first and talk about the pack-out next.',
      label: 'Illustrative',
    },
  ],
};
