import type { fitTexts } from '../../content/finder/fit-texts';
import type { Cooler } from '../../domain/cooler';
import type { Goods } from '../../domain/goods';

/** What a cooler's load check asks for: a load if its tables list goods, a box if its interior is published. */
export function askedBy({ interior }: Cooler, goods: readonly Goods[]): keyof typeof fitTexts.intro {
  if (interior.length === 0) return 'load';
  return goods.length > 0 ? 'loadAndBox' : 'box';
}
