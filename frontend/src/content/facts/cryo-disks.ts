/** Cryo-Disks: stainless-steel phase-change disks, and the figures of disks of single products (section 9). */
import { between, type Dimensions, exactly, formatQuantity, type Quantity } from '../../domain/quantities';

/** A kind of disk, named by its phase or by the temperature below which it works. */
export interface CryoDisk {
  readonly id: 'phase-5' | 'phase-22' | 'below-minus-20';
  readonly name: string;
}

/** Frozen disks work below this temperature. */
export const frozenDiskLimit: Quantity = exactly(-20, '°C');

/** The three kinds, in the order of section 9. */
export const cryoDisks = [
  { id: 'phase-5', name: 'Phase 5' },
  { id: 'phase-22', name: 'Phase 22' },
  { id: 'below-minus-20', name: `Below ${formatQuantity(frozenDiskLimit)}` },
] as const satisfies readonly CryoDisk[];

/** The CORE XVO 30's two disks. */
export const coreDisk = {
  count: exactly(2, ''),
  size: { size: [13, 8, 2], unit: 'in' },
  temperature: exactly(-20, '°C'),
} as const satisfies { count: Quantity; size: Dimensions; temperature: Quantity };

/** The Safeguard XVO 10's cryo-disc inserts. */
export const safeguardInserts = {
  topAndBottom: { size: [5.5, 4, 1], unit: 'in' },
  sides: { size: [6, 2, 1], unit: 'in' },
} as const satisfies Record<string, Dimensions>;

/** The Monarch XVO 10's cryo cylinder; the specification does not say which measure is the diameter. */
export const cryoCylinder = { size: [3, 9], unit: 'in' } as const;

/** The hold time of a hard plus a soft cooler with disks. */
export const hardPlusSoftHold: Quantity = between(24, 48, 'h');
