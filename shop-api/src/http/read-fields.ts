import { problemField, type Problem } from '@gawai/domain/problem';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { FieldSet } from './fields.ts';
import { FieldReader } from './field-reader.ts';
import { invalid } from './rejections.ts';
import { Rejected } from './shop-response.ts';

/**
 * Reads the fields of a body; throws 422 for its errors, for the problems that `check` returns, and for errors that
 * `check` adds.
 */
export function readFields<Values>(
  fields: Pick<FieldSet<Values>, 'read'>,
  body: unknown,
  check: (values: Values, reader: FieldReader) => readonly Problem[] = () => [],
): Values {
  const reader = new FieldReader(body);
  const values = fields.read(reader);
  addProblems(reader, check(values, reader));
  if (reader.errors !== null) throw new Rejected(invalid(reader.errors));
  return values;
}

/**
 * Adds the problems of the domain to the errors of the reader, under the field names of the contract. A field that
 * could not be read already has its error.
 */
export function addProblems(reader: FieldReader, problems: readonly Problem[]): void {
  const unread = Object.keys(reader.errors ?? {});
  for (const problem of problems) {
    const field = wireField(problemField(problem) ?? '');
    if (!unread.includes(field)) reader.fail(field, problemText(problem));
  }
}

/** `confirmNewPassword` as the wire calls it: `confirm_new_password`. */
function wireField(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
