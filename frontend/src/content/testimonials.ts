/** A testimonial card: first name, monogram instead of a photo, text (sections 2 and 3). */
export interface Testimonial {
  readonly author: string;
  readonly monogram: string;
  /** The author's role. */
  readonly role: string;
  readonly text: string;
}

/** The testimonial sections of Home and Products. */
export interface Testimonials {
  readonly title: string;
  /** States that the texts are samples: the specification has no quotations. */
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
