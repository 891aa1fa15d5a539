/** In a grid of two columns: a card spans both columns (`wide`) or two rows (`tall`). */
export type Span = 'wide' | 'tall' | undefined;

interface Counts {
  /** Temperature and hold time: 0 to 2. */
  readonly scales: number;
  readonly sizes: number;
  readonly capacities: number;
}

/** The spans of a set of cards, so that every row of two columns is full. */
export function spansOf({ scales, sizes, capacities }: Counts): { scale: Span; size: Span; capacity: Span } {
  const isAlone = scales === 1;
  // A single drawing of sizes is beside temperature and hold time, or beside the only one of these.
  const size = sizes === 1 && scales === 2 ? 'tall' : sizes === 1 && isAlone ? undefined : 'wide';
  const hasNeighbor = (sizes > 0 && size === undefined) || (sizes === 0 && capacities > 0);
  return {
    scale: isAlone && !hasNeighbor ? 'wide' : undefined,
    size,
    capacity: isAlone && sizes === 0 ? undefined : 'wide',
  };
}
