import { formatQuantity } from '../domain/quantities';
import { company } from './facts/company';
import { cryoDisks } from './facts/cryo-disks';
import { ista7dProfilesText, monarchValidation, standards } from './facts/tests';
import { inWords } from './facts/text';

/** A result file that can be downloaded; `scripts/build/pdfs.ts` makes it from the test facts. */
export interface ResultFile {
  readonly title: string;
  readonly href: `/files/${string}.pdf`;
  readonly description: string;
}

/** A numbered note or point, in order. */
export interface NumberedPoint {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The texts of About Us (section 2). The carousels of products, team and gallery are in other files. */
export interface AboutContent {
  readonly title: string;
  readonly whoWeAre: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly trustedBy: {
    readonly title: string;
    readonly groups: readonly { readonly id: string; readonly name: string; readonly text: string }[];
  };
  readonly process: {
    readonly title: string;
    readonly notes: readonly [NumberedPoint, NumberedPoint, NumberedPoint];
  };
  readonly productsTitle: string;
  readonly whyChooseUs: { readonly title: string; readonly points: readonly NumberedPoint[] };
  readonly teamTitle: string;
  readonly gallery: { readonly title: string; readonly intro: string };
  readonly callToAction: { readonly title: string; readonly text: string };
}

/** The two files of the note "Results". */
export const resultFiles: readonly [ResultFile, ResultFile] = [
  {
    title: 'Monarch XVO 10: validation summary',
    href: '/files/monarch-xvo-10-validation-summary.pdf',
    description: `Tests to ${standards.ista7d} (${ista7dProfilesText}) and ${standards.milStd810} high temperature, and the validation with ${cryoDisks[0].name} PCMs.`,
  },
  {
    title: 'CORE XVO: trailer test summary',
    href: '/files/core-xvo-trailer-test-summary.pdf',
    description: 'The trailer tests of the CORE XVO 3.5 and the CORE XVO 30.',
  },
];

export const about: AboutContent = {
  title: 'About Us',
  whoWeAre: {
    title: 'Who We Are',
    paragraphs: [
      'We make passive-cooling transport coolers for medical goods, as a division of a cooler manufacturer.',
      `With over ${formatQuantity(company.experience.over)} of experience, we offer the coolers and their accessories, and manufacturing, OEM fulfillment, packaging, distribution and global logistics around them.`,
    ],
  },
  trustedBy: {
    title: 'Widely Trusted By',
    groups: [
      {
        id: 'pharmaceutical-representatives',
        name: 'Pharmaceutical representatives',
        text: 'A transport cooler for the day\u2019s visits, with your own logo where you want one.',
      },
      {
        id: 'hospitals',
        name: 'Hospitals',
        text: 'Coolers for blood products, with tables of storage ranges, unit sizes and maximum quantities.',
      },
      {
        id: 'doctors-offices',
        name: 'Doctors\u2019 offices',
        text: 'Pack-outs for medication, and chillers for specimens on their way to the laboratory.',
      },
      {
        id: 'clinical-trials',
        name: 'Clinical trials',
        text: 'Custom products where a study has sizes, temperatures or hours of its own.',
      },
    ],
  },
  process: {
    title: 'How we work',
    notes: [
      {
        id: 'validation',
        title: 'Validation',
        text: `Does a cooler keep what it is asked to keep? In the validation of the Monarch XVO 10, medication stayed above ${formatQuantity(monarchValidation.above)} with ${inWords(monarchValidation.pcms)} ${cryoDisks[0].name} PCMs.`,
      },
      {
        id: 'space-gauging',
        title: 'Space Gauging',
        text: 'We compare the dimensions of your product and its packaging with the space left in the cooler once the disks are in.',
      },
      {
        id: 'results',
        title: 'Results',
        text: 'Two summaries of test-lab results are here to download. Ask us for the labs\u2019 own reports.',
      },
    ],
  },
  productsTitle: 'Our products',
  whyChooseUs: {
    title: 'Why Choose Us',
    points: [
      {
        id: 'since-2002',
        title: `In operation ${company.experience.since}`,
        text: 'Medical transport coolers, from a division of a cooler manufacturer.',
      },
      {
        id: 'passive-cooling',
        title: 'Passive cooling',
        text: 'Nothing to plug in: Cryo-Disks and PCMs take up heat as they change phase.',
      },
      {
        id: 'tested',
        title: 'Tested and qualified to named standards',
        text: `${standards.ista7d} and ${standards.milStd810} for Kelvin, the Monarch XVO 10 and the CORE XVO 3.5 (for the Monarch: high temperature); Eclipse is qualified to ${standards.ista7e} and ${standards.pdaReport39}.`,
      },
      {
        id: 'clear-figures',
        title: 'Figures you can check',
        text: 'Every published temperature, hold time, size and quantity on its product\u2019s page, and up to four coolers side by side.',
      },
      {
        id: 'made-to-request',
        title: 'Custom products on request',
        text: 'Send your dimensions, temperature range and journey. OEM coolers carry your logo.',
      },
      {
        id: 'one-partner',
        title: 'One partner, from making to shipping',
        text: 'Manufacturing, OEM fulfillment, packaging, distribution and global logistics.',
      },
    ],
  },
  teamTitle: 'Our dedicated team',
  gallery: {
    title: 'Product Gallery',
    intro: 'Our coolers and accessories, closed, open and packed. Select a picture to enlarge it.',
  },
  callToAction: {
    title: 'Tell us what you transport',
    text: 'Your product\u2019s dimensions, its temperature range and its journey: the inquiry form takes them all.',
  },
};
