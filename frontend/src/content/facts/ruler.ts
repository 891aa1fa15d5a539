/** What stands beside a cooler where a picture shows its size. */
import { exactly } from '../../domain/quantities';

export const ruler = exactly(12, 'in');
/** As it is called in captions: "12-inch ruler". */
export const rulerName = `${ruler.min}-inch ruler`;
