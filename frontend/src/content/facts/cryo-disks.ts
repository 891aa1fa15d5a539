/** Cryo-Disks: stainless-steel phase-change disks, and the figures of those that go with one product (section 9). */
import { between, type Dimensions, exactly, formatQuantity, type Quantity } from '../../domain/quantities';

/** A kind of disk. The first two are named by their phase; the third is known by the temperature it works below. */
export interface CryoDisk {
  readonly id: 'phase-5' | 'phase-22' | 'below-minus-20';
  readonly name: string;
}

/** Frozen disks work below this. */
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

/** The Monarch XVO 10's cryo cylinder; the specification gives two measures and does not say which is which. */
export const cryoCylinder = { size: [3, 9], unit: 'in' } as const;

/** A hard cooler together with a soft one, with disks. */
export const hardPlusSoftHold: Quantity = between(24, 48, 'h');
