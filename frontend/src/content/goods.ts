/**
 * What may be carried, as the finder knows it: By Specimen's eight tabs (section 2) under their anchors, and the units of
 * tabs that hold two. Temperatures are storage temperatures, sizes one unit's.
 */

import { commonStorage, type Goods, type GoodsUnit } from '../domain/goods';
import { type BloodProduct, bloodProducts } from './facts/blood-products';
import { specimens } from './specimens';

const rowByName = new Map<string, BloodProduct>(Object.values(bloodProducts).map((row) => [row.name, row]));

const unitOf = ({ id, name, size }: BloodProduct): GoodsUnit => ({ id, name, ...(size && { size }) });

const tabs: readonly Goods[] = specimens.map(({ id, name, units }) => {
  // A tab that is named after one of its units is about that one.
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

/** The tabs in their order, then what shares a tab, by itself. */
export const goods: readonly Goods[] = [
  ...tabs,
  ...[bloodProducts.plateletsApheresis, bloodProducts.igscSyringe, bloodProducts.albuminVial].map(alone),
];
