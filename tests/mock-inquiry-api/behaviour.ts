/** How the mock responds to inquiries: set by testers to try success, errors and missing responses. */
import { checker, type Problem } from './contract';

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

const problemsOf = checker({
  type: 'object',
  additionalProperties: false,
  properties: {
    // 1xx is not a final response: a caller would wait for another one.
    status: { type: 'integer', minimum: 200, maximum: 599 },
    delayMs: { type: 'integer', minimum: 0, maximum: 600_000 },
    drop: { type: 'boolean' },
  },
});

/** Reads the body of `PUT /behaviour`, which replaces the whole behaviour: missing keys have their default. */
export function readBehaviour(body: unknown): { behaviour: Behaviour } | { problems: readonly Problem[] } {
  const problems = problemsOf(body);
  return problems.length > 0 ? { problems } : { behaviour: { ...normalBehaviour, ...(body as Partial<Behaviour>) } };
}
