/** The ruler in pictures that show a cooler's size. */
import { exactly } from '../../domain/quantities';

export const ruler = exactly(12, 'in');
/** Its name in captions: "12-inch ruler". */
export const rulerName = `${ruler.min}-inch ruler`;
