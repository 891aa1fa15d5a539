/** Checks bodies against JSON schemas: inquiries against the one in openapi.json. */
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import contract from './openapi.json';

/** One error in a body; `field` is empty when it concerns the body as a whole. */
export interface Problem {
  readonly field: string;
  readonly problem: string;
}

/** An inquiry as in section 3 of the specification: every field is a string. */
export type Inquiry = Readonly<Record<string, string>>;

/** Names of the payload fields, in the specification's order. */
export const inquiryFields: readonly string[] = Object.keys(contract.components.schemas.Inquiry.properties);

const ajv = new Ajv2020({ allErrors: true, verbose: true });
// An OpenAPI document is not a JSON Schema itself; its schemas are used by reference.
ajv.addVocabulary(['openapi', 'info', 'paths', 'components']);
ajv.addSchema(contract, 'inquiry-api.json');

/** Returns a function that lists all violations of a schema by a body: none for a valid one. */
export function checker(schema: object): (body: unknown) => readonly Problem[] {
  const isValid = ajv.compile(schema);
  return (body) => (isValid(body) ? [] : (isValid.errors ?? []).filter(isRelevant).map(toProblem));
}

export const problemsOf = checker({ $ref: 'inquiry-api.json#/components/schemas/Inquiry' });

/** A number instead of a choice violates two rules; the first one is enough. */
function isRelevant({ keyword, data }: ErrorObject): boolean {
  return typeof data === 'string' || !['enum', 'pattern'].includes(keyword);
}

function toProblem({ instancePath, keyword, params, message }: ErrorObject): Problem {
  // Unescapes the JSON pointer, so that the field name is reported as it was sent.
  const field = instancePath.slice(1).replaceAll('~1', '/').replaceAll('~0', '~');
  switch (keyword) {
    case 'additionalProperties':
      return { field: String(params.additionalProperty), problem: 'is not a known field' };
    case 'required':
      return { field: String(params.missingProperty), problem: 'is missing' };
    case 'enum':
      return { field, problem: `must be one of ${JSON.stringify(params.allowedValues)}` };
    default:
      return { field, problem: message ?? `breaks the rule ${keyword}` };
  }
}
