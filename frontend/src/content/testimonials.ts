/** A testimonial card: author first name, monogram in place of a photo, text (sections 2 and 3). */
export interface Testimonial {
  readonly author: string;
  readonly monogram: string;
  /** Whom the author stands for. */
  readonly role: string;
  readonly text: string;
}

/** The testimonial sections of Home and Products. */
export interface Testimonials {
  readonly title: string;
  /** The specification gives no quotation, so these are samples: shown once with the cards. */
  readonly note: string;
  readonly items: readonly Testimonial[];
}

export const testimonials: Testimonials = {
  title: 'Client testimonials',
  note: 'Sample texts with made-up names.',
  items: [
    {
      author: 'Alex',
      monogram: 'A',
      role: 'Hospital blood bank',
      text: 'We start from the storage range on the product label, then look for the cooler and the disks that go with it.',
    },
    {
      author: 'Jordan',
      monogram: 'J',
      role: 'Pharmaceutical representative',
      text: 'My samples travel with me all day. I want a cooler that I can carry, open on the way and have printed with our logo.',
    },
    {
      author: 'Sam',
      monogram: 'S',
      role: 'Clinical trial team',
      text: 'Our shipments have sizes and hours of their own. We send the dimensions first and talk about the pack-out next.',
    },
  ],
};
