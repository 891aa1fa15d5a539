/** Looks up a product's published figures for sentences. A missing figure is an Error, so that the build fails. */

import { formatDimensions, formatQuantity, type Quantity } from '../../../domain/quantities';
import type { Product } from '../../types';

/** A further figure of the specification table by its label, as text. */
export function figureOf({ name, facts }: Product, label: string): string {
  const value = facts.more.find((figure) => figure.label === label)?.value;
  if (value === undefined) throw new Error(`${name} has no figure called ${label}`);
  if (typeof value === 'string') return value;
  return 'size' in value ? formatDimensions(value) : formatQuantity(value);
}

/** The number of units that a product takes, independent of an application. */
export function capacityOf({ name, facts }: Product, of: string): Quantity {
  const found = facts.capacity.find((capacity) => capacity.of === of && capacity.application === undefined);
  if (!found) throw new Error(`${name} has no capacity of ${of}`);
  return found.count;
}
