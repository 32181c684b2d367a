import type { Rupiah } from '@gawai/domain/money';
import { problemField, type AnyProblem, type ProblemCode } from '@gawai/domain/problem';
import { anyProblemText } from '@gawai/domain/texts/server-problem-text';
import { isAboutClient, type ShopRejection } from '../rest/client/shop-rejection.ts';
import { codeOfSentence } from './problem-code-of-text.ts';

/** An error of the input in the payload of a mutation. */
export interface UserErrorRecord {
  readonly code: ProblemCode;
  readonly message: string;
  /** Path into the input; empty when it is about the whole input. */
  readonly path: readonly string[];
  /** The values in the message; none for a message of the shop. */
  readonly parameters: UserErrorFacts;
}

/** The values of a problem, by their names in the schema. */
export interface UserErrorFacts {
  readonly code: ProblemCode;
  readonly available?: number;
  readonly max?: number;
  readonly minimum?: Rupiah;
  readonly figure?: 'AMOUNT_DUE' | 'GRAND_TOTAL';
  readonly before?: Rupiah;
  readonly now?: Rupiah;
  readonly due?: Rupiah;
  readonly sum?: Rupiah;
  readonly productName?: string;
  readonly methodName?: string;
  readonly warehouseName?: string;
  readonly origin?: string;
}

/**
 * Input fields by their names in the domain or the REST API, e.g. `{ street_address:
 * 'address.street' }`. `*` is an index: `{ 'details.*.quantity': 'lines.*.quantity' }`.
 */
export type FieldNames = Readonly<Record<string, string>>;

/** A broken rule as a user error; `names` maps its field to the input of the mutation. */
export function problemToUserError(problem: AnyProblem, names: FieldNames = {}): UserErrorRecord {
  const field = problemField(problem);
  return {
    code: problem.code,
    message: anyProblemText(problem),
    path: field === null ? [] : fieldPath(field, names),
    parameters: problem,
  };
}

/** User errors of several broken rules. */
export function problemsToUserErrors(
  problems: readonly AnyProblem[],
  names?: FieldNames,
): UserErrorRecord[] {
  return problems.map((problem) => problemToUserError(problem, names));
}

/**
 * A rejection of a mutation as user errors, see `rejectionToUserErrors`. Throws a rejection of the client
 * (expired token, rate limit): the shopper cannot correct it in the form.
 */
export function mutationErrors(
  rejection: ShopRejection,
  names?: FieldNames,
  code?: ProblemCode,
): UserErrorRecord[] {
  if (isAboutClient(rejection)) throw rejection;
  return rejectionToUserErrors(rejection, names, code);
}

/**
 * A rejection by the shop as user errors: one for each text, at least one. The path is empty for fields that
 * are not in `names`. `code` is for texts that are not in the specification.
 */
export function rejectionToUserErrors(
  rejection: ShopRejection,
  names: FieldNames = {},
  code: ProblemCode = 'REFUSED',
): UserErrorRecord[] {
  const errors = Object.entries(rejection.fieldErrors).flatMap(([wireField, texts]) => {
    const isKnown = Object.hasOwn(names, namePattern(wireField));
    const path = isKnown ? fieldPath(wireField, names) : [];
    return texts.map((message) => shopUserError(codeOfSentence(message) ?? code, message, path));
  });
  return errors.length > 0 ? errors : [shopUserError(code, rejection.message)];
}

/** A user error with a message of the shop, whose values are unknown. */
export function shopUserError(
  code: ProblemCode,
  message: string,
  path: readonly string[] = [],
): UserErrorRecord {
  return { code, message, path, parameters: { code } };
}

/** The errors without duplicates, in the same order. */
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
