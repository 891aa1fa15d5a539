/** Transport rules of the United States. They are not figures of a product. */
import { between, type Quantity } from '../../domain/quantities';

/** A range that a rule sets for transport, and the rule's source. */
export interface TransportRule {
  readonly range: Quantity;
  readonly source: string;
}

/** Red blood cells as a liquid product, during shipment. */
export const redCellsInTransport: TransportRule = { range: between(1, 10, '°C'), source: '21 CFR 600.15' };
