/**
 * The goods of the finder: the eight tabs of By Specimen (section 2), with their anchors as ids, and single units of tabs
 * that have two. Temperatures are storage temperatures; sizes are of one unit.
 */

import { commonStorage, type Goods, type GoodsUnit } from '../domain/goods';
import { type BloodProduct, bloodProducts } from './facts/blood-products';
import { specimens } from './specimens';

const rowByName = new Map<string, BloodProduct>(Object.values(bloodProducts).map((row) => [row.name, row]));

const unitOf = ({ id, name, size }: BloodProduct): GoodsUnit => ({ id, name, ...(size && { size }) });

const tabs: readonly Goods[] = specimens.map(({ id, name, units }) => {
  // A tab whose name does not join two units is about its first unit.
  const [first, ...others] = units;
  const named = others.length > 0 && name.includes(' and ') ? units : first ? [first] : [];
  return {
    id,
    name,
    storage: commonStorage(named.map(({ storage }) => storage)),
    units: named.flatMap((unit) => {
      const row = rowByName.get(unit.name);
      return row ? [unitOf(row)] : [{ id, name }];
    }),
  };
});

const alone = (row: BloodProduct): Goods => ({
  id: row.id,
  name: row.name,
  storage: row.storage,
  units: [unitOf(row)],
});

/** The tabs in order, then single units that share a tab. */
export const goods: readonly Goods[] = [
  ...tabs,
  ...[bloodProducts.plateletsApheresis, bloodProducts.igscSyringe, bloodProducts.albuminVial].map(alone),
];
