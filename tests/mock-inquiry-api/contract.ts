/** The contract as code: what the OpenAPI document beside this file says of an inquiry's body. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import contract from './openapi.json';

/** One thing wrong with a body; `field` is empty when the body as a whole is at fault. */
export interface Problem {
  readonly field: string;
  readonly problem: string;
}

/** An inquiry as section 3 of the specification lists it: every field a string. */
export type Inquiry = Readonly<Record<string, string>>;

/** Names of the 32 payload fields, in the specification's order. */
export const inquiryFields: readonly string[] = Object.keys(contract.components.schemas.Inquiry.properties);

const ajv = new Ajv2020({ allErrors: true, verbose: true });
// An OpenAPI document is no JSON Schema itself; its schemas are reached by reference.
ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
ajv.addSchema(contract, 'inquiry-api.json');
const isInquiry = ajv.compile<Inquiry>({ $ref: 'inquiry-api.json#/components/schemas/Inquiry' });

/** Everything about `body` that breaks the contract; an empty list when it is a proper inquiry. */
export function problemsOf(body: unknown): readonly Problem[] {
  return isInquiry(body) ? [] : (isInquiry.errors ?? []).filter(isWorthTelling).map(toProblem);
}

/** A number where a choice is wanted breaks two rules; telling the first of them is enough. */
function isWorthTelling(error: ErrorObject): boolean {
  return error.keyword === 'type' || error.instancePath === '' || typeof error.data === 'string';
}

function toProblem({ instancePath, keyword, params, message }: ErrorObject): Problem {
  // Pointer escapes undone: a hostile field name is told as it was sent.
  const field = instancePath.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
  switch (keyword) {
    case 'additionalProperties':
      return { field: String(params.additionalProperty), problem: 'is not a field of an inquiry' };
    case 'required':
      return { field: String(params.missingProperty), problem: 'is missing' };
    case 'enum':
      return { field, problem: `must be one of ${JSON.stringify(params.allowedValues)}` };
    default:
      return { field, problem: message ?? `breaks the rule ${keyword}` };
  }
}
