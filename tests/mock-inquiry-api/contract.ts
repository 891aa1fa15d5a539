/** Checks inquiries against the schema in openapi.json. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import contract from './openapi.json';

/** One error in a body; `field` is empty when it concerns the body as a whole. */
export interface Problem {
  readonly field: string;
  readonly problem: string;
}

/** An inquiry as in section 3 of the specification: every field is a string. */
export type Inquiry = Readonly<Record<string, string>>;

/** Names of the 32 payload fields, in the specification's order. */
export const inquiryFields: readonly string[] = Object.keys(contract.components.schemas.Inquiry.properties);

const ajv = new Ajv2020({ allErrors: true, verbose: true });
// An OpenAPI document is not a JSON Schema itself; its schemas are used by reference.
ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
ajv.addSchema(contract, 'inquiry-api.json');
const isInquiry = ajv.compile<Inquiry>({ $ref: 'inquiry-api.json#/components/schemas/Inquiry' });

/** All violations of the contract by `body`; an empty list for a valid inquiry. */
export function problemsOf(body: unknown): readonly Problem[] {
  return isInquiry(body) ? [] : (isInquiry.errors ?? []).filter(isRelevant).map(toProblem);
}

/** A number instead of a choice violates two rules; the first one is enough. */
function isRelevant(error: ErrorObject): boolean {
  return error.keyword === 'type' || error.instancePath === '' || typeof error.data === 'string';
}

function toProblem({ instancePath, keyword, params, message }: ErrorObject): Problem {
  // Unescapes the JSON pointer, so that the field name is reported as it was sent.
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
