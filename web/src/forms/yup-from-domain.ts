import { problemField, type Problem } from '@gawai/domain/problem';
import { problemText } from '@gawai/domain/texts/problem-text';
import { mixed, ValidationError, type Schema } from 'yup';

/**
 * A yup schema of a check of the domain, e.g. `yupFromDomain(checkGuestAddress)`, so that the form has the same
 * rules and messages as the gateway and the shop. One error for each field, the first one of the check.
 */
export function yupFromDomain<Values extends object>(
  check: (values: Values) => readonly Problem[],
): Schema<Values> {
  return mixed<Values>()
    .required()
    .test('domain', (values, context) => {
      const first = new Map<string, Problem>();
      for (const problem of check(values)) {
        const field = problemField(problem) ?? '';
        if (!first.has(field)) first.set(field, problem);
      }
      if (first.size === 0) return true;
      return new ValidationError(
        [...first].map(([path, problem]) =>
          context.createError({ path, message: problemText(problem) }),
        ),
      );
    });
}
