import { problemField, type Problem, type ProblemCode } from '@gawai/domain/problem';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { ShopRejection } from '../rest/client/shop-rejection.ts';
import { codeOfSentence } from './problem-code-of-text.ts';

/** Why an action was rejected, as payloads report it. */
export interface UserErrorRecord {
  readonly code: ProblemCode;
  readonly message: string;
  /** Path into the input; null when it speaks of the whole. */
  readonly field: readonly string[] | null;
}

/**
 * Names of input fields by the names that domain or shop use, e.g. `{ street_address:
 * 'address.street' }`. `*` stands for a position: `{ 'details.*.quantity': 'lines.*.quantity' }`.
 */
export type FieldNames = Readonly<Record<string, string>>;

/** A broken rule as a user error; `names` puts its field where the input of the mutation has it. */
export function problemToUserError(problem: Problem, names: FieldNames = {}): UserErrorRecord {
  const field = problemField(problem);
  return {
    code: problem.code,
    message: problemText(problem),
    field: field === null ? null : fieldPath(field, names),
  };
}

/**
 * A rejection by the shop as user errors: one for each text of a field that `names` knows; what speaks
 * of other fields, or of none, speaks of the whole. Never empty. `code` stands for sentences that are
 * the shop's own.
 */
export function rejectionToUserErrors(
  rejection: ShopRejection,
  names: FieldNames = {},
  code: ProblemCode = 'REFUSED',
): UserErrorRecord[] {
  const errors = Object.entries(rejection.fieldErrors).flatMap(([wireField, texts]) => {
    const isKnown = Object.hasOwn(names, namePattern(wireField));
    const field = isKnown ? fieldPath(wireField, names) : null;
    return texts.map((message) => ({ code: codeOfSentence(message) ?? code, message, field }));
  });
  return errors.length > 0 ? errors : [{ code, message: rejection.message, field: null }];
}

/** The same errors in their order, each once. */
export function distinctErrors(errors: readonly UserErrorRecord[]): UserErrorRecord[] {
  return [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()];
}

function namePattern(field: string): string {
  return field.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');
}

function fieldPath(field: string, names: FieldNames): string[] {
  const positions = field.split('.').filter((part) => /^\d+$/.test(part));
  const pattern = namePattern(field);
  const name = (Object.hasOwn(names, pattern) ? names[pattern] : undefined) ?? pattern;
  return name.split('.').map((part) => (part === '*' ? (positions.shift() ?? '0') : part));
}
