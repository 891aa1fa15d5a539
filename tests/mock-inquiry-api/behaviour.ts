/** How the mock answers inquiry calls: what a tester sets to see the site meet success, faults and silence. */
import type { Problem } from './contract';

export interface Behaviour {
  /** HTTP status of the answer, 200 to 599. */
  readonly status: number;
  /** Milliseconds before the answer, 0 to ten minutes. */
  readonly delayMs: number;
  /** The connection is cut without an answer. */
  readonly drop: boolean;
}

/** As the specification wants it: 200, at once. */
export const normalBehaviour: Behaviour = { status: 200, delayMs: 0, drop: false };

const longestDelayMs = 600_000;
const isIntegerWithin = (value: unknown, low: number, high: number) =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

const keys: { readonly [Key in keyof Behaviour]: { holds: (value: unknown) => boolean; wants: string } } = {
  // 1xx is no final answer: a caller would wait for another.
  status: { holds: (value) => isIntegerWithin(value, 200, 599), wants: 'must be an integer from 200 to 599' },
  delayMs: {
    holds: (value) => isIntegerWithin(value, 0, longestDelayMs),
    wants: `must be an integer from 0 to ${longestDelayMs}`,
  },
  drop: { holds: (value) => typeof value === 'boolean', wants: 'must be true or false' },
};

/**
 * Reads the body of `PUT /behaviour`. It replaces the whole behaviour, so a key left out is back to normal.
 * Gives the behaviour, or every problem with the key it concerns.
 */
export function readBehaviour(body: unknown): { behaviour: Behaviour } | { problems: readonly Problem[] } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { problems: [{ field: '', problem: 'must be an object' }] };
  const problems = Object.entries(body).flatMap(([key, value]): Problem[] => {
    if (!Object.hasOwn(keys, key)) return [{ field: key, problem: 'is not a key of the behaviour' }];
    const rule = keys[key as keyof Behaviour];
    return rule.holds(value) ? [] : [{ field: key, problem: rule.wants }];
  });
  return problems.length > 0 ? { problems } : { behaviour: { ...normalBehaviour, ...body } };
}
