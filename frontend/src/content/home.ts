import { formatQuantity } from '../domain/quantities';
import { company } from './facts/company';
import { labelBands } from './facts/labels';
import { listed } from './facts/text';
import type { PageLink } from './page-link';

/** A slide of the hero carousel. */
export interface HeroSlide {
  readonly id: string;
  readonly headline: string;
  readonly text: string;
  /** The primary action. */
  readonly action: PageLink;
  readonly link: PageLink;
}

/** The texts of Home (section 2). Carousel items, team cards and testimonials are in other files. */
export interface HomeContent {
  readonly hero: readonly [HeroSlide, HeroSlide];
  readonly existingProducts: { readonly title: string; readonly intro: string };
  readonly about: { readonly title: string; readonly paragraphs: readonly string[]; readonly link: PageLink };
  readonly whyChooseUs: {
    readonly title: string;
    readonly features: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  };
  /** The texts above the marks of pictures/marks.ts. The marks stand for sectors; no company is named or pictured. */
  readonly partners: {
    readonly title: string;
    readonly intro: string;
  };
  readonly team: { readonly title: string; readonly intro: string };
  readonly callToAction: { readonly title: string; readonly text: string };
}

/** The claim of the headline; the specification names no certificate. */
const certifiedSince = `Certified products since ${company.operatingSince}`;

const choose: PageLink = { label: 'Find your cooler', to: 'find' };
const learnMore: PageLink = { label: 'Learn More', to: 'about' };

export const home: HomeContent = {
  hero: [
    {
      id: 'certified-products',
      headline: `${certifiedSince}: transport coolers for hospitals and labs`,
      text: `Passive coolers for ${listed(Object.values(labelBands).map(formatQuantity))}, and for frozen plasma. For blood banks, clinical trials, EMTs, first responders and patients as well.`,
      action: choose,
      link: learnMore,
    },
    {
      id: 'passive-cooling',
      headline: 'Passive cooling systems for medical transport',
      text: 'Nothing to plug in on the way: insulation slows the heat, and a coolant such as a Cryo-Disk takes up what comes in.',
      action: choose,
      link: learnMore,
    },
  ],
  existingProducts: {
    title: 'Our Existing Products',
    intro: 'Start from a cooler we already make, or ask for one of your own.',
  },
  about: {
    title: 'About Us',
    paragraphs: [
      `We make passive-cooling transport coolers for medical goods and have operated ${company.experience.since}. We are a division of a cooler manufacturer.`,
      'Our range is made for hospitals, blood banks, laboratories, clinical trials, first responders and patients. Where yours needs a size, a temperature or packaging of its own, we make custom products on request.',
    ],
    link: { label: 'More about us', to: 'about' },
  },
  whyChooseUs: {
    title: 'Why Choose Us',
    features: [
      {
        id: 'durability',
        title: 'Durability',
        text: 'A hard shell and autoclavable parts on the Safeguard XVO 10; stainless steel for every Cryo-Disk.',
      },
      {
        id: 'global-travel',
        title: 'Global travel',
        text: 'Global logistics is one of our services. Tell us the route: by road or by air, through heat, cold or moisture.',
      },
      {
        id: 'customer-focused-support',
        title: 'Customer-focused support',
        text: `A solution specialist talks it through with you: your product, its range, its journey. ${company.headerHours}.`,
      },
      {
        id: 'trusted-by-customers',
        title: 'Trusted by customers',
        text: 'Widely trusted by pharmaceutical representatives, hospitals, doctors\u2019 offices and clinical trials.',
      },
    ],
  },
  partners: {
    title: 'Partners',
    intro: 'The sectors that our coolers are made for, from hospitals to first responders.',
  },
  team: {
    title: 'Our Dedicated Team',
    intro: 'The founder, a board member and the team behind our coolers.',
  },
  callToAction: {
    title: 'What do you need to keep in range?',
    text: 'Send us your product, its temperature and its journey, or talk it through with a solution specialist.',
  },
};
