import { formatInBoth, formatSizeInBoth } from '../../domain/conversion';
import { formatDimensions, formatQuantity } from '../../domain/quantities';
import {
  coreDisk,
  cryoCylinder,
  cryoDisks,
  frozenDiskLimit,
  hardPlusSoftHold,
  safeguardInserts,
} from '../facts/cryo-disks';
import { conversionNote, inWords, listed } from '../facts/text';
import { OPEN } from '../records';
import type { Product, TableData } from '../types';

const [phase5, phase22, frozen] = cryoDisks;
const phases = listed([phase5.name, phase22.name, `below ${formatQuantity(frozenDiskLimit)}`]);
const coreDiskCount = inWords(coreDisk.count);
const coreDiskSize = formatDimensions(coreDisk.size);
const coreDiskTemperature = formatQuantity(coreDisk.temperature);
const topAndBottom = formatDimensions(safeguardInserts.topAndBottom);
const sides = formatDimensions(safeguardInserts.sides);

const table: TableData = {
  caption: 'Cryo-Disks and phase-change parts by cooler',
  columns: [{ label: 'Cooler' }, { label: 'What it takes' }, { label: 'Size', numeric: true }],
  rows: [
    ['Monarch XVO 10', `${phase5.name} Cryo-Disks and PCMs`, OPEN],
    ['Monarch XVO 10, instead', 'Cryo cylinder', formatSizeInBoth(cryoCylinder)],
    ['CORE XVO 3.5', `${phase22.name} PCM gate`, OPEN],
    ['CORE XVO 30', `${coreDiskCount} ${formatInBoth(coreDisk.temperature)} disks`, formatSizeInBoth(coreDisk.size)],
    ['Safeguard XVO 10, top and bottom', 'Cryo-disc inserts', formatSizeInBoth(safeguardInserts.topAndBottom)],
    ['Safeguard XVO 10, sides', 'Cryo-disc inserts', formatSizeInBoth(safeguardInserts.sides)],
    ['Hard plus soft cooler', `Disks, for ${formatQuantity(hardPlusSoftHold)}`, OPEN],
  ],
  note: `PCM: phase-change material. A dash: size on request. ${conversionNote}`,
};

/** The Cryo-Disk's page (sections 2 and 9). The specification gives no questions. */
export const cryoDisk: Product = {
  id: 'cryo-disk',
  name: 'Cryo-Disk',
  kind: 'Stainless-steel phase-change disk',
  summary: `Stainless-steel phase-change disks for our passive coolers, in three kinds: ${phases}.`,
  seo: {
    title: 'Cryo-Disk Stainless-Steel Phase-Change Disks',
    description: `Stainless-steel phase-change disks for passive medical coolers: ${phases}. Which cooler takes which, with sizes.`,
    keywords: [
      'Cryo-Disk',
      'phase-change disk',
      'stainless-steel PCM disk',
      'Phase 5 PCM',
      'Phase 22 PCM',
      'medical cooler refrigerant',
    ],
  },
  labels: [],
  glance: { range: `By kind, one below ${formatQuantity(frozenDiskLimit)}` },
  facts: {
    carries: false,
    temperatures: [],
    holdTimes: [],
    interior: [],
    exterior: [],
    capacity: [],
    testedTo: [],
    more: [
      { label: 'Kinds', value: phases },
      { label: 'CORE XVO 30, number of disks', value: coreDisk.count },
      { label: 'CORE XVO 30, disk temperature', value: coreDisk.temperature },
      { label: 'CORE XVO 30, disk size', value: coreDisk.size },
      { label: 'Safeguard XVO 10 insert, top and bottom', value: safeguardInserts.topAndBottom },
      { label: 'Safeguard XVO 10 insert, sides', value: safeguardInserts.sides },
      { label: 'Hard plus soft cooler with disks, hold time', value: hardPlusSoftHold },
    ],
  },
  features: [
    'Stainless-steel disk with a phase-change material',
    `Three kinds: ${phases}`,
    'Passive: no plug, no battery',
    `CORE XVO 30: ${coreDiskCount} ${coreDiskTemperature} disks of ${coreDiskSize}`,
    `Safeguard XVO 10: custom inserts of ${topAndBottom} and ${sides}`,
  ],
  sections: [
    {
      kind: 'prose',
      id: 'how-it-works',
      title: 'How a phase-change disk works',
      paragraphs: [
        'A phase-change material takes up heat while it melts, and its own temperature hardly moves meanwhile. Inside a stainless-steel disk and packed beside the goods, it does the cooling in a passive cooler: nothing to plug in and nothing to switch on.',
        'The kind of disk sets the temperature, so the disk is chosen for the band that the goods need. How long that band lasts depends on the disks, on the cooler around them and on the heat outside.',
      ],
    },
    {
      kind: 'list',
      id: 'kinds',
      title: 'The three kinds',
      items: [
        `${phase5.name}: for the Monarch XVO 10, as Cryo-Disks and PCMs`,
        `${phase22.name}: in the CORE XVO 3.5, as a PCM gate`,
        `${frozen.name}: the third kind; the CORE XVO 30’s ${coreDiskCount} disks are listed as ${coreDiskTemperature}`,
      ],
    },
    {
      kind: 'table',
      id: 'specifications',
      title: 'Specifications: which cooler takes what',
      table,
    },
    {
      kind: 'prose',
      id: 'choosing',
      title: 'Choosing disks',
      paragraphs: [
        `Start with the temperature that your goods must keep and the hours they travel; the coolers’ own pages have both. The longest hold time in our catalog is ${formatQuantity(hardPlusSoftHold)}, of a hard cooler together with a soft one and disks.`,
        'Get the procedure for conditioning the disks of your cooler before the first trip.',
      ],
    },
  ],
  faqs: [],
  askAbout: ['phase-temperatures', 'disk-sizes', 'coolant-preparation', 'service-life'],
  related: ['core-xvo-30', 'core-xvo-3-5', 'safeguard-xvo-10', 'monarch-xvo-10', 'hard'],
};
