/** One of the five services (section 2). */
export interface Service {
  readonly id: string;
  readonly title: string;
  /** One sentence, always shown. */
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** The paragraphs are filler of the specification, omitted with SITE_PLACEHOLDERS=hide. */
  readonly placeholder?: true;
}

/** The texts of Services. */
export interface ServicesContent {
  readonly title: string;
  readonly intro: string;
  /** The note that the paragraphs are filler. */
  readonly placeholderNote: string;
  readonly services: readonly Service[];
  readonly callToAction: { readonly title: string; readonly text: string };
}

export const services: ServicesContent = {
  title: 'Services',
  intro: 'Five services around our coolers, from making them to getting them where they are needed.',
  placeholderNote: 'Sample text',
  services: [
    {
      id: 'manufacturing',
      title: 'Manufacturing',
      summary: 'We make passive-cooling transport coolers, and custom products on request.',
      placeholder: true,
      paragraphs: [
        'A safety helmet protects the head at work. This helmet has a hard outer shell, a padded inner band and a strap that closes under the chin.',
        'Turn the wheel at the back of the helmet until it sits firmly. Replace the helmet after a heavy blow, even when no damage can be seen.',
      ],
    },
    {
      id: 'oem-fulfillment',
      title: 'OEM Fulfillment',
      summary: 'Coolers under your brand, from making to fulfillment.',
      placeholder: true,
      paragraphs: [
        'Our safety helmet comes in several bright colors, so that a crew can be told apart at a glance. A sticker on the brim takes the wearer\u2019s name.',
        'The visor of the safety helmet folds up when it is not needed. Wipe it with a soft cloth and mild soap.',
      ],
    },
    {
      id: 'packaging',
      title: 'Packaging',
      summary: 'Packaging is one of our services: name your product, and ask what it covers.',
      placeholder: true,
      paragraphs: [
        'Each safety helmet is wrapped in paper and set in a box of its own. Keep the box: it is a good place for the helmet over the weekend.',
        'Ear muffs clip into the slots on both sides of the safety helmet. They swing up and stay there while you talk.',
      ],
    },
    {
      id: 'distribution',
      title: 'Distribution',
      summary: 'Distribution of coolers and accessories.',
      placeholder: true,
      paragraphs: [
        'A safety helmet should hang within reach of the door. Put one hook on the wall for each worker and one for a guest.',
        'Hand out the safety helmets before the walk starts and collect them at the end. A helmet that was borrowed is often forgotten.',
      ],
    },
    {
      id: 'global-logistics',
      title: 'Global logistics',
      summary: 'Global logistics for coolers and accessories.',
      paragraphs: [
        'Tell us about the journey: how long the product must be protected, whether the container is opened on the way, whether it flies, and what heat, cold, moisture or air pressure it meets. The inquiry form asks for each.',
        'For routes, carriers and times, talk to a solution specialist.',
      ],
    },
  ],
  callToAction: {
    title: 'Need more than a cooler?',
    text: 'Tell us which of the five services you need, and what you transport.',
  },
};
