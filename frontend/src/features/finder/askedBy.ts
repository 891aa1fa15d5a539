import type { fitTexts } from '../../content/fit-texts';
import type { Cooler } from '../../domain/cooler';
import type { Goods } from '../../domain/goods';

/** What the check on a cooler's page asks for: a load where its tables have goods, a box where its interior is published. */
export function askedBy({ interior }: Cooler, goods: readonly Goods[]): keyof typeof fitTexts.intro {
  if (interior.length === 0) return 'load';
  return goods.length > 0 ? 'loadAndBox' : 'box';
}
