import { problemField, type Problem } from '@gawai/domain/problem';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { FormFields } from './form-fields.ts';
import { FormReader } from './form.ts';
import { invalid } from './rejections.ts';
import { Rejected } from './shop-response.ts';

/** Reads a form; throws 422 for its errors, for the problems that `check` returns, and for errors that `check` adds. */
export function readForm<Values>(
  fields: Pick<FormFields<Values>, 'read'>,
  body: unknown,
  check: (values: Values, form: FormReader) => readonly Problem[] = () => [],
): Values {
  const form = new FormReader(body);
  const values = fields.read(form);
  noteProblems(form, check(values, form));
  if (form.errors !== null) throw new Rejected(invalid(form.errors));
  return values;
}

/**
 * Adds the problems of the domain to the errors of the form, under the field names of the contract. A field that could
 * not be read already has its error.
 */
export function noteProblems(form: FormReader, problems: readonly Problem[]): void {
  const unread = Object.keys(form.errors ?? {});
  for (const problem of problems) {
    const field = wireField(problemField(problem) ?? '');
    if (!unread.includes(field)) form.fail(field, problemText(problem));
  }
}

/** `confirmNewPassword` as the wire calls it: `confirm_new_password`. */
function wireField(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
