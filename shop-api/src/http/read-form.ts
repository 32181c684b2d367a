import { problemField, type Problem } from '@gawai/domain/problem';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { FormFields } from './form-fields.ts';
import { FormReader } from './form.ts';
import { invalid } from './rejections.ts';
import { Rejected } from './shop-response.ts';

/**
 * Reads a form; throws 422 for its mistakes, for the rules of the shop that `check` finds broken, and for what
 * `check` notes itself.
 */
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
 * Notes broken rules of the shop as mistakes of the form, under the wire's field names. A field that
 * could not be read has said so already.
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
