/** Figures of the Safeguard XVO 10 that are read outside its page (section 9). */
import { upTo } from '../quantities';

/** How often it may be opened in transit. */
export const safeguardOpenings = upTo(4, '');
