/**
 * Definitions of terms of the trade and of this site, from general knowledge. Statements on the company's coolers are on
 * the linked pages only.
 */

import { formatQuantity } from '../domain/quantities';
import { formatTemperature } from '../domain/readings';
import type { RouteId } from '../routes/manifest';
import { bloodProducts, frozenProducts } from './facts/blood-products';
import { cryoDisks } from './facts/cryo-disks';
import { labelBands } from './facts/labels';
import { standards } from './facts/tests';
import { redCellsInTransport } from './facts/us-rules';
import type { PageLink } from './page-link';
import type { LinkData } from './types';

/** A rule of the United States about the term. It applies to the transport, not to a product. */
export interface Rule {
  readonly text: string;
  readonly source: string;
}

/** A term; `id` is its anchor. */
export interface Term {
  readonly id: string;
  readonly name: string;
  /** The long form, or another name. */
  readonly alias?: string;
  readonly definition: string;
  /** A term that only this site uses. */
  readonly ours?: true;
  readonly rule?: Rule;
  /** Pages, or labeled sections of pages, that are about it. */
  readonly see?: readonly (RouteId | PageLink)[];
}

/** A term with resolved links. */
export type TermData = Omit<Term, 'see'> & { readonly links: readonly LinkData[] };

const { redBloodCell, plateletsApheresis, thawedPlasma } = bloodProducts;
const [phase5, phase22] = cryoDisks;
const { white, blue, orange } = labelBands;

/** A link to a row of the evidence screen. */
const evidenceOf = (label: string, section: string): PageLink => ({
  label: `Evidence: ${label}`,
  to: 'evidence',
  section,
});
/** A link to a tab of By Specimen. */
const specimen = (label: string, section: string): PageLink => ({
  label: `By Specimen: ${label}`,
  to: 'specimens',
  section,
});

const terms: readonly Term[] = [
  {
    id: 'albumin',
    name: 'Albumin',
    definition:
      'The most plentiful protein of blood plasma. As a medicine it is made from donated plasma and comes as a solution in vials or bottles.',
    see: [specimen('Albumin vial', 'igsc-syringe-and-albumin-vial')],
  },
  {
    id: 'anti-microbial',
    name: 'Anti-microbial',
    definition:
      'Said of a material or surface that hinders the growth of microorganisms. It does not replace cleaning.',
    see: ['core-xvo-3-5', 'monarch-xvo-10'],
  },
  {
    id: 'anti-rhd',
    name: 'Anti-RhD immunoglobulin',
    definition:
      'Antibodies against the RhD factor of red blood cells. They are given to RhD-negative patients, mostly around pregnancy and birth, so that the patient’s own immune system makes none.',
    see: [specimen('Anti-RhD immunoglobulin', 'anti-rhd-immunoglobulin')],
  },
  {
    id: 'apheresis-platelets',
    name: 'Apheresis platelets',
    definition:
      'Platelets that a machine separates from one donor’s blood during the donation, while the rest goes back to the donor.',
    see: [{ label: 'CORE XVO 3.5: blood products', to: 'core-xvo-3-5', section: 'blood-products' }],
  },
  {
    id: 'application',
    name: 'Application 1, Application 2',
    definition:
      'Headings of our blood-product tables, each with a maximum quantity of its own. Describe your use in the request, and ask which of the two it is.',
    ours: true,
    see: ['specimens'],
  },
  {
    id: 'autoclave',
    name: 'Autoclave',
    definition: 'A vessel that sterilizes things with steam under pressure. What goes into it must stand that heat.',
    see: ['safeguard-xvo-10'],
  },
  {
    id: 'cold-chain',
    name: 'Cold chain',
    definition:
      'All steps of storage and transport in which a product is kept within its temperature limits, from its making to its use.',
    see: ['find'],
  },
  {
    id: 'conditioning',
    name: 'Conditioning',
    definition:
      'Bringing a coolant to the state in which it is to be packed, by freezing, chilling or warming it for a given time.',
    see: [{ label: 'Cryo-Disk: choosing disks', to: 'cryo-disk', section: 'choosing' }],
  },
  {
    id: 'cryo-disk',
    name: 'Cryo-Disk',
    definition: 'Our stainless-steel disk with a phase-change material inside.',
    ours: true,
    see: ['cryo-disk', { label: 'Disks by cooler', to: 'parts' }],
  },
  {
    id: 'cryoprecipitate',
    name: 'Cryoprecipitate',
    definition:
      'The part of plasma that stays solid when frozen plasma thaws slowly in the cold. It is rich in clotting proteins such as fibrinogen and factor VIII.',
    see: [specimen('Cryoprecipitate', 'cryoprecipitate'), specimen('Frozen cryoprecipitate', 'frozen-cryoprecipitate')],
  },
  {
    id: 'data-logger',
    name: 'Data logger',
    definition:
      'An instrument that measures a value, such as the temperature, at set intervals and stores the readings.',
    see: ['data-logger'],
  },
  {
    id: 'excursion',
    name: 'Excursion',
    alias: 'Temperature excursion',
    definition:
      'A time during which a product is outside its temperature limits. Whether it may still be used is for those to decide who answer for the product.',
    see: ['data-logger'],
  },
  {
    id: 'frozen-plasma',
    name: 'Frozen plasma',
    definition: `Plasma that is frozen after its separation from blood, and kept so until it is thawed for use. In our tables it is stored ${formatTemperature(frozenProducts.frozenPlasma.storage)}.`,
    see: [specimen('Frozen plasma', 'frozen-plasma'), 'core-xvo-30'],
  },
  {
    id: 'hold-time',
    name: 'Hold time',
    definition:
      'How long a packed cooler keeps its payload within a temperature range. Two hold times can be compared only where pack-out and outside temperature are known.',
    see: ['find'],
  },
  {
    id: 'igsc',
    name: 'IgSC',
    alias: 'Subcutaneous immunoglobulin',
    definition: 'Immunoglobulin that is given under the skin.',
    see: [specimen('IgSC syringe', 'igsc-syringe-and-albumin-vial'), 'monarch-xvo-10'],
  },
  {
    id: 'immunoglobulin',
    name: 'Immunoglobulin',
    definition: 'Antibodies: proteins of the immune system. As a medicine they are made from donated plasma.',
    see: ['monarch-xvo-10'],
  },
  {
    id: 'inactivated-platelets',
    name: 'Inactivated platelets',
    alias: 'Pathogen-inactivated platelets',
    definition:
      'Platelets that were treated so that germs in them, such as viruses and bacteria, can no longer multiply.',
    see: [specimen('Inactivated platelets', 'inactivated-platelets')],
  },
  {
    id: 'ip67',
    name: 'IP67',
    definition:
      'A degree of protection by the standard IEC 60529. The first digit stands for an enclosure that is tight against dust, the second for one that stands a short time under water.',
    see: [evidenceOf('data logger', 'data-logger-protection')],
  },
  {
    id: 'ista-7d',
    name: standards.ista7d,
    definition:
      'A test procedure of the International Safe Transit Association in which transport packaging goes through outside temperatures that change by a profile. It is one of the association’s development tests.',
    see: [
      evidenceOf('Kelvin', 'kelvin-ista-7d'),
      evidenceOf('Monarch XVO 10', 'monarch-xvo-10-ista-7d'),
      evidenceOf('CORE XVO 3.5', 'core-xvo-3-5-ista-7d'),
    ],
  },
  {
    id: 'ista-7e',
    name: standards.ista7e,
    definition:
      'A standard of the International Safe Transit Association for testing thermal packaging that travels by parcel delivery, with profiles for heat and for cold.',
    see: [evidenceOf('Eclipse', 'eclipse-ista-7e')],
  },
  {
    id: 'label-colors',
    name: 'Label colors',
    definition: `White for ${formatQuantity(white)}, blue for ${formatQuantity(blue)}, orange for ${formatQuantity(orange)}.`,
    see: [{ label: 'Kelvin: label colors', to: 'kelvin', section: 'variants' }],
  },
  {
    id: 'mil-std-810',
    name: standards.milStd810,
    definition:
      'A standard of the United States Department of Defense with test methods for the conditions of the environment, such as heat, humidity and shock, each of them a test of its own.',
    see: [
      evidenceOf('Kelvin', 'kelvin-mil-std-810'),
      evidenceOf('Monarch XVO 10', 'monarch-xvo-10-mil-std-810'),
      evidenceOf('CORE XVO 3.5', 'core-xvo-3-5-mil-std-810'),
    ],
  },
  {
    id: 'nema-4x',
    name: 'NEMA 4X',
    definition:
      'A type of enclosure by the National Electrical Manufacturers Association: protected against dust, rain, water from a hose, and corrosion.',
    see: [evidenceOf('data logger', 'data-logger-protection')],
  },
  {
    id: 'oem',
    name: 'OEM',
    alias: 'Original equipment manufacturer',
    definition: 'A maker of products that another company offers under its own name or logo.',
    see: ['oem', 'cube'],
  },
  {
    id: 'opening',
    name: 'Opening',
    definition:
      'One time that a packed cooler is opened on the way. Outside air comes in, and the coolant has to make up for it.',
    see: ['find'],
  },
  {
    id: 'pack-out',
    name: 'Pack-out',
    definition:
      'What goes into a cooler for a shipment, and how: the payload, the coolant and its conditioning, the packaging, and the order in which they are packed.',
    see: [
      { label: 'Medication Pack-Out Cooler: what is a pack-out?', to: 'medication', section: 'what-is-a-pack-out' },
    ],
  },
  {
    id: 'passive-cooling',
    name: 'Passive cooling',
    definition:
      'Cooling without power: insulation slows the heat from outside, and a coolant that was prepared beforehand takes it up.',
    see: [{ label: 'How a phase-change disk works', to: 'cryo-disk', section: 'how-it-works' }],
  },
  {
    id: 'payload',
    name: 'Payload',
    definition: 'What is transported: the product in its own packaging, without the cooler and its coolant.',
    see: ['find'],
  },
  {
    id: 'pcm',
    name: 'PCM',
    alias: 'Phase-change material',
    definition:
      'A material that takes up heat while it melts and gives it off while it freezes, at an almost steady temperature.',
    see: [{ label: 'How a phase-change disk works', to: 'cryo-disk', section: 'how-it-works' }, 'parts'],
  },
  {
    id: 'pda-report-39',
    name: standards.pdaReport39,
    alias: 'PDA TR 39',
    definition:
      'Guidance of the Parenteral Drug Association on keeping the quality of temperature-sensitive medicines on their way.',
    see: [evidenceOf('Eclipse', 'eclipse-pda-report-39')],
  },
  {
    id: 'phase',
    name: `${phase5.name}, ${phase22.name}`,
    definition:
      'Names of two kinds of our disks and PCMs. Phase 5 goes with the Monarch XVO 10, Phase 22 with the CORE XVO 3.5.',
    ours: true,
    see: [{ label: 'The three kinds of Cryo-Disks', to: 'cryo-disk', section: 'kinds' }],
  },
  {
    id: 'phase-change',
    name: 'Phase change',
    definition:
      'The passage from solid to liquid, or back. As long as it lasts, heat goes into the change and the temperature hardly moves.',
    see: [{ label: 'How a phase-change disk works', to: 'cryo-disk', section: 'how-it-works' }],
  },
  {
    id: 'plasma',
    name: 'Plasma',
    definition: 'The liquid part of blood, without its cells.',
    see: ['specimens'],
  },
  {
    id: 'platelets',
    name: 'Platelets',
    definition: `Fragments of cells in the blood that help it to clot. In our tables, those from apheresis are stored at ${formatTemperature(plateletsApheresis.storage)}.`,
    see: ['specimens', 'core-xvo-3-5'],
  },
  {
    id: 'prequalified',
    name: 'Prequalified',
    definition:
      'Said of a cooler whose maker has tested it beforehand for a range, so that a user begins with data. What is left to confirm is the user’s own product and route.',
    see: [evidenceOf('Eclipse', 'eclipse-prequalified-ranges')],
  },
  {
    id: 'profile',
    name: 'Profile',
    alias: 'Temperature profile',
    definition: 'The course of outside temperatures, hour by hour, that a test puts around a package.',
    see: ['evidence'],
  },
  {
    id: 'qualified',
    name: 'Qualified, qualification',
    definition: 'Shown by documented tests to do what is required, under conditions that are set beforehand.',
    see: [evidenceOf('Eclipse', 'eclipse')],
  },
  {
    id: 'r-value',
    name: 'R-value',
    definition:
      'How well insulation resists the flow of heat: the higher, the better. In the United States it is often given per inch of thickness.',
    see: [{ label: 'Kelvin: insulation', to: 'kelvin', section: 'insulation' }],
  },
  {
    id: 'red-blood-cells',
    name: 'Red blood cells',
    definition: `The cells of blood that carry oxygen, and the blood product that is made of them. In our tables they are stored at ${formatTemperature(redBloodCell.storage)}.`,
    rule: {
      text: `Red blood cells, as a liquid product, are kept at ${formatQuantity(redCellsInTransport.range)} during shipment.`,
      source: redCellsInTransport.source,
    },
    see: [specimen('Red blood cells', 'red-blood-cells'), 'kelvin'],
  },
  {
    id: 'sop',
    name: 'SOP',
    alias: 'Standard operating procedure',
    definition: 'A written instruction by which a task is done in the same way each time.',
    see: [{ label: 'Eclipse: SOPs and qualification data', to: 'eclipse', section: 'sops-and-qualification' }],
  },
  {
    id: 'space-gauging',
    name: 'Space Gauging',
    definition:
      'Comparing the dimensions of a product and its packaging with the space left in a cooler once the disks are in.',
    ours: true,
    see: [{ label: 'About Us: how we work', to: 'about', section: 'process' }],
  },
  {
    id: 'steady-state',
    name: 'Steady state',
    definition: 'A state in which a temperature hardly changes, as much heat being taken up as comes in.',
    see: ['safeguard-xvo-10'],
  },
  {
    id: 'storage-range',
    name: 'Storage range',
    definition:
      'The temperatures between which a product is kept in storage. All temperatures of our blood-product tables are of this kind.',
    see: ['specimens'],
  },
  {
    id: 'tare-weight',
    name: 'Tare weight',
    definition: 'The weight of a package without its payload.',
    see: [{ label: 'Eclipse: specifications', to: 'eclipse', section: 'specifications' }],
  },
  {
    id: 'tested-to',
    name: 'Tested to',
    definition: 'Went through the test of the standard that is named. It is not a certificate.',
    see: ['evidence'],
  },
  {
    id: 'thawed-plasma',
    name: 'Thawed plasma',
    definition: `Frozen plasma that was thawed and is kept cold until it is used. In our tables it is stored at ${formatTemperature(thawedPlasma.storage)}.`,
    see: [specimen('Thawed plasma', 'thawed-plasma'), 'kelvin'],
  },
  {
    id: 'trailer-test',
    name: 'Trailer test',
    definition: 'A test of a cooler in a trailer, for a number of hours at a temperature that is named.',
    ours: true,
    see: [
      evidenceOf('CORE XVO 3.5', 'core-xvo-3-5-trailer-tests'),
      evidenceOf('CORE XVO 30', 'core-xvo-30-trailer-tests'),
    ],
  },
  {
    id: 'transport-range',
    name: 'Transport range',
    definition:
      'The temperatures between which a product may be while it is on its way. It can differ from the storage range: take it from whoever answers for the product, and from the rules that apply to it.',
    see: [{ label: 'Red blood cells: a rule for transport', to: 'glossary', section: 'red-blood-cells' }, 'find'],
  },
  {
    id: 'validation',
    name: 'Validation',
    definition:
      'Documented evidence that a process, such as packing and shipping in a certain way, does what it is meant to do.',
    see: [
      evidenceOf('Monarch XVO 10', 'monarch-xvo-10-validation'),
      { label: 'About Us: how we work', to: 'about', section: 'process' },
    ],
  },
];

/** The texts of the screen around the terms. */
export interface GlossaryContent {
  readonly title: string;
  readonly intro: string;
  /** The accessible name of the row of letters. */
  readonly letters: string;
  /** The marks of a term that only this site uses, and of a rule. */
  readonly ours: string;
  readonly rule: string;
  /** In alphabetical order. */
  readonly terms: readonly Term[];
  readonly callToAction: { readonly title: string; readonly text: string };
}

export const glossary: GlossaryContent = {
  title: 'Glossary',
  intro:
    'The words of the cold chain and of our pages, each in a sentence or two, with links to where it matters. A definition is general knowledge: what a cooler of ours does is on its own page.',
  letters: 'Letters',
  ours: 'Our own word',
  rule: 'Rule of the United States',
  terms: terms.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
  callToAction: {
    title: 'Looking for another word?',
    text: 'Ask the solution specialist, or say in an inquiry what you have to keep cold, how cold, and for how long.',
  },
};
