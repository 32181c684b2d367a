import { problemField, type Problem } from '@gawai/domain/problem';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { FormReader } from './form.ts';

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
