/** Transport rules of the United States: none of them is a figure of a product of ours. */
import { between, type Quantity } from '../../domain/quantities';

/** A range that a rule sets for transport, and where the rule stands. */
export interface TransportRule {
  readonly range: Quantity;
  readonly source: string;
}

/** Red blood cells as a liquid product, during shipment. */
export const redCellsInTransport: TransportRule = { range: between(1, 10, '°C'), source: '21 CFR 600.15' };
