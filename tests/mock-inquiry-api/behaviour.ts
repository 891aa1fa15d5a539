/** How the mock responds to inquiries: set by testers to try success, errors and missing responses. */
import type { Problem } from './contract';

export interface Behaviour {
  /** HTTP status of the response, 200 to 599. */
  readonly status: number;
  /** Milliseconds before the response, 0 to ten minutes. */
  readonly delayMs: number;
  /** Closes the connection without a response. */
  readonly drop: boolean;
}

/** As in the specification: 200, without a delay. */
export const normalBehaviour: Behaviour = { status: 200, delayMs: 0, drop: false };

const MAX_DELAY_MS = 600_000;
const isIntegerWithin = (value: unknown, low: number, high: number) =>
  Number.isInteger(value) && (value as number) >= low && (value as number) <= high;

const keys: { readonly [Key in keyof Behaviour]: { holds: (value: unknown) => boolean; wants: string } } = {
  // 1xx is not a final response: a caller would wait for another one.
  status: { holds: (value) => isIntegerWithin(value, 200, 599), wants: 'must be an integer from 200 to 599' },
  delayMs: {
    holds: (value) => isIntegerWithin(value, 0, MAX_DELAY_MS),
    wants: `must be an integer from 0 to ${MAX_DELAY_MS}`,
  },
  drop: { holds: (value) => typeof value === 'boolean', wants: 'must be true or false' },
};

/**
 * Reads the body of `PUT /behaviour`, which replaces the whole behaviour: missing keys have their default.
 * Returns the behaviour, or all problems with their keys.
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
