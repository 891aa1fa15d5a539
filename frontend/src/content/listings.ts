import { formatQuantity } from '../domain/quantities';
import { company } from './facts/company';
import { thresholds } from './facts/thresholds';
import type { PageLink } from './page-link';

const { hotEnvironment, coldEnvironment, altitude } = thresholds;

/** A step of the services list of the Products listing. */
export interface ServiceStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The texts of the two listings around their cards (section 2). */
export interface ListingsContent {
  readonly products: {
    readonly title: string;
    readonly intro: readonly string[];
    readonly carouselTitle: string;
    readonly services: { readonly title: string; readonly intro: string; readonly steps: readonly ServiceStep[] };
    readonly customization: {
      readonly title: string;
      readonly text: string;
      readonly open: string;
      /** A cooler with the visitor's logo (section 3, "Custom Logo"). */
      readonly logo: PageLink;
      readonly asksTitle: string;
      readonly asks: readonly string[];
    };
    readonly nextStep: { readonly title: string; readonly intro: string };
  };
  readonly coolers: {
    readonly title: string;
    readonly intro: readonly string[];
    readonly gridTitle: string;
    /** The last card of the grid. */
    readonly custom: {
      readonly title: string;
      readonly text: string;
      readonly describe: PageLink;
      readonly logo: PageLink;
    };
    readonly callToAction: { readonly title: string; readonly text: string };
  };
}

export const listings: ListingsContent = {
  products: {
    title: 'Products',
    intro: [
      `For ${company.experience.decade}, we have made passive-cooling transport coolers for medication, blood products and biological specimens.`,
      'Choose a cooler or an accessory from the range, or ask for one made to your dimensions and temperature.',
    ],
    carouselTitle: 'Our products',
    services: {
      title: 'From making to shipping',
      intro: 'Four steps, with one partner.',
      steps: [
        {
          id: 'manufacturing',
          title: 'Manufacturing',
          text: 'We make our own range and custom products on request: sizes, colors and printing as the product allows.',
        },
        {
          id: 'oem-fulfillment',
          title: 'OEM Fulfillment',
          text: 'Coolers under your brand, with fulfillment.',
        },
        {
          id: 'packaging-and-distribution',
          title: 'Packaging & Distribution',
          text: 'Packaging and distribution for coolers and accessories.',
        },
        {
          id: 'logistic-services',
          title: 'Logistic Services',
          text: 'Tell us the journey: its hours, its stops and the conditions on the way.',
        },
      ],
    },
    nextStep: {
      title: 'Found one that fits?',
      intro: 'Ask for it, or tell us what you need to keep in range.',
    },
    customization: {
      title: 'Need a cooler of your own?',
      text: 'Describe it in the Customization Form. Your entries go into the inquiry form, where you check and send them.',
      open: 'Open the Customization Form',
      logo: { label: 'Custom Logo', to: 'oem' },
      asksTitle: 'What the form asks',
      asks: [
        'Product dimensions: length, width and height',
        'Own packaging, and if so its length, width and height',
        'Required temperature range in °F, and whether it needs temperature control',
        `External temperature above ${formatQuantity(hotEnvironment)} or below ${formatQuantity(coldEnvironment)}`,
        'Protection duration in hours and in days',
        'Whether the container is opened in transit',
        'Moisture or condensation',
        'Air transport',
        `Altitude above ${formatQuantity(altitude)}`,
        'Reusable or disposable',
        'Autoclave sterilization',
        'Cleanliness and sterility requirements',
        'Type of transport, and quantity of containers',
        'The transport product you use now, if any',
        'The name of one file, such as a drawing',
      ],
    },
  },
  coolers: {
    title: 'Coolers',
    intro: [
      `About ${formatQuantity(company.experience.coolersListing)} of cooler making, with patents, stand behind these coolers.`,
      'We offer OEM, packaging and logistics services with them, and custom products on request.',
    ],
    gridTitle: 'All coolers',
    custom: {
      title: 'A cooler of your own',
      text: 'Your size, your temperature, your logo: we make custom products on request. Ask what can be made.',
      describe: { label: 'Describe your cooler', to: 'products', section: 'customization' },
      logo: { label: 'Custom Logo', to: 'oem' },
    },
    callToAction: {
      title: 'Not sure which cooler fits?',
      text: 'Tell us the product, its storage temperature and the hours on the way.',
    },
  },
};
