/**
 * What the finder says of a cooler: a sentence for each thing that was asked, made of published figures alone. Hours are
 * compared with the lower figure, "up to" is a ceiling, and what is not published is called so.
 */

import { formatInBoth } from '../domain/conversion';
import { type Dimensions, exactly, formatDimensions, formatQuantity, type Quantity } from '../domain/quantities';
import { formatTemperature } from '../domain/readings';
import type { Openings, PackOut } from './candidates';
import type { CarryingWay } from './carrying';
import { frozenProducts } from './facts/blood-products';
import { toPlanWith } from './facts/hold-times';
import { listed } from './facts/text';

const hoursText = (hours: number) => formatQuantity(exactly(hours, 'h'));
const frozen = formatTemperature(frozenProducts.frozenPlasma.storage);

const holds = ({ holdTime, holdTimeOf }: PackOut) =>
  `${formatQuantity(holdTime as Quantity)}${holdTimeOf ? `, given for ${holdTimeOf}` : ''}`;

export const rangeSays = {
  met: (range: Quantity) => `Holds ${formatInBoth(range)}, inside the range you need.`,
  /** `ends`: what lies outside, such as "down to 1 °C, colder than 2 °C". */
  fails: (range: Quantity, ends: readonly string[]) =>
    `Holds ${formatInBoth(range)}: it may reach ${ends.join(', and ')}.`,
  colder: (reached: string, needed: string) => `${reached}, colder than ${needed}`,
  warmer: (reached: string, needed: string) => `${reached}, warmer than ${needed}`,
  notBelow: (limit: string) => `${limit}, which is not below ${limit}`,
  frozenUnknown: `Published for frozen goods, which are stored ${frozen}; the range that it holds is not published.`,
  frozenFails: `This pack-out is published for frozen goods, which are stored ${frozen}.`,
  unknown: 'No temperature range is published.',
};

export const storageSays = {
  beyond: (name: string, storage: Quantity) =>
    `${name}: the storage temperature is ${formatTemperature(storage)}, and the range you gave reaches beyond it. The coolers are compared with the range you gave.`,
};

export const hoursSay = {
  met: ({ holdTime }: PackOut, hours: number) =>
    holdTime?.min === holdTime?.max
      ? `Holds for ${formatQuantity(holdTime as Quantity)}, and you need ${hoursText(hours)}.`
      : `Holds for ${formatQuantity(holdTime as Quantity)}; its lower figure, ${formatQuantity(toPlanWith(holdTime as Quantity))}, covers ${hoursText(hours)}.`,
  fails: ({ holdTime }: PackOut, hours: number) =>
    holdTime?.min === holdTime?.max
      ? `Holds for ${formatQuantity(holdTime as Quantity)}, which is less than ${hoursText(hours)}.`
      : `Holds for ${formatQuantity(holdTime as Quantity)}: plan with the lower figure, ${formatQuantity(toPlanWith(holdTime as Quantity))}, which is less than ${hoursText(hours)}.`,
  overCeiling: (packOut: PackOut, hours: number) =>
    `Holds for ${holds(packOut)}, which is less than ${hoursText(hours)}.`,
  ceiling: (packOut: PackOut, hours: number) =>
    `Holds for ${holds(packOut)}. That is a ceiling: whether it holds for ${hoursText(hours)} is not published.`,
  unknown: 'No hold time is published.',
};

export const openingsSay = {
  /** "up to 4 openings in transit". */
  published: ({ count, within }: Openings) => `${formatQuantity(count as Quantity)} openings ${within}`,
  met: (openings: Openings, needed: number) => `Published with ${openingsSay.published(openings)}; you need ${needed}.`,
  fails: (openings: Openings, needed: number) =>
    `Published with ${openingsSay.published(openings)}, which is fewer than ${needed}.`,
  uncounted: ({ within }: Openings) => `Can be opened ${within}; how often is not published.`,
  unknown: 'How often it may be opened is not published.',
};

const unitsText = (units: number | undefined, name: string) => (units === undefined ? name : `${units} × ${name}`);
const coolers = (count: number) => (count === 1 ? '1 cooler' : `${count} coolers`);
/** Nothing where no number of units was given. */
const andCoolers = (count: number | undefined, before = '') =>
  count === undefined ? '' : `: ${before}${coolers(count)}`;

export const unitsSay = {
  counted: (name: string, units: number | undefined, most: number, needed: number | undefined) =>
    `${unitsText(units, name)}${andCoolers(needed)}, at ${most} in each.`,
  table: (name: string, units: number | undefined, parts: readonly string[]) =>
    `${unitsText(units, name)}, by the table on its page: ${parts.join('; ')}. Applications are not defined.`,
  application: (application: 1 | 2, most: number, needed: number | undefined) =>
    `Application ${application}, at most ${most} in each${andCoolers(needed)}`,
  /** "more than 9" is at least ten. */
  moreThan: (application: 1 | 2, exceeded: number, needed: number | undefined) =>
    `Application ${application}, more than ${exceeded} in each${andCoolers(needed, 'at most ')}`,
  notApplicable: (application: 1 | 2) => `not applicable (NA) for Application ${application}`,
  excluded: (name: string, application: 1 | 2) =>
    `The table on its page gives NA, not applicable, for ${name} in Application ${application}.`,
  geometry: (name: string, most: number, certain: number, room: Dimensions) =>
    `The table gives ${most} × ${name}, which do not go into the interior of ${formatDimensions(room)} side by side: without disks ${certain} do. How many it takes is not published.`,
  unknown: (name: string) => `${name}: how many it takes is not published.`,
  anotherReading: 'Another reading of its interior is published, which takes it.',
  tooLarge: (name: string, size: Dimensions, room: Dimensions, excess: string) =>
    `One unit of ${name}, ${formatDimensions(size)}, does not go into the interior of ${formatDimensions(room)}: ${excess}.`,
};

export const fitSays = {
  excess: (parts: readonly { readonly side: string; readonly mm: number }[]) =>
    listed(parts.map(({ side, mm }) => `${formatQuantity(exactly(mm, 'mm'))} too ${side}`)),
  met: (box: Dimensions, room: Dimensions, spareMm: number) =>
    `Your box of ${formatDimensions(box)} goes into the payload space of ${formatDimensions(room)}, with ${formatQuantity(exactly(spareMm, 'mm'))} to spare on its tightest side.`,
  disks: (box: Dimensions, room: Dimensions, spareMm: number) =>
    `Your box of ${formatDimensions(box)} goes into the empty interior of ${formatDimensions(room)}, with ${formatQuantity(exactly(spareMm, 'mm'))} to spare on its tightest side. Disks take room as well, and how much is not published.`,
  fails: (box: Dimensions, room: Dimensions, excess: string) =>
    `Your box of ${formatDimensions(box)} does not go into the interior of ${formatDimensions(room)}: ${excess}.`,
  readings: (box: Dimensions) =>
    `Two readings of its interior are published. Your box of ${formatDimensions(box)} goes into one and not into the other.`,
  unknown: 'No interior size is published.',
};

export const carryingSays = {
  met: (way: CarryingWay) =>
    way === 'vertical' || way === 'horizontal'
      ? `Published for ${way} transport.`
      : `A ${way.replace('-', ' ')} is included.`,
  optional: (way: CarryingWay) => `A ${way.replace('-', ' ')} is an option.`,
  unknown: (way: CarryingWay) =>
    way === 'vertical' || way === 'horizontal'
      ? `Whether it may travel ${way === 'vertical' ? 'vertically' : 'horizontally'} is not published.`
      : `Whether there is a ${way.replace('-', ' ')} is not published.`,
};
