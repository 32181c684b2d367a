import type { AnyProblem, FormField, ProblemCode } from '@gawai/domain/problem';
import { fieldLabels } from '@gawai/domain/texts/problem-text';
import { anyProblemText } from '@gawai/domain/texts/server-problem-text';

const FIELDS = Object.keys(fieldLabels) as FormField[];

/** Problems whose sentence is always the same. */
const FIXED: readonly AnyProblem[] = [
  { code: 'EMAIL_INVALID' },
  { code: 'PHONE_INVALID' },
  { code: 'PHONE_TAKEN' },
  { code: 'CREDENTIALS_WRONG' },
  { code: 'RESET_TOKEN_INVALID' },
  { code: 'TERMS_NOT_ACCEPTED' },
  { code: 'PASSWORD_MISMATCH' },
  { code: 'NEW_PASSWORD_MISMATCH' },
  { code: 'PAYMENT_SUM_MISMATCH', due: 0, sum: 0 },
  { code: 'RECEIPT_REQUIRED' },
  { code: 'RECEIPT_NOT_IMAGE' },
  { code: 'RECEIPT_TOO_LARGE' },
  { code: 'STAR_OUT_OF_RANGE' },
  ...FIELDS.flatMap((field): AnyProblem[] => [
    { code: 'REQUIRED', field },
    { code: 'MUST_SELECT', field },
  ]),
];

const CODES = new Map(FIXED.map((problem) => [anyProblemText(problem), problem.code]));

/**
 * The code of a rejection whose text is a sentence of the specification (section 5); null for other texts.
 */
export function codeOfSentence(sentence: string): ProblemCode | null {
  return CODES.get(sentence) ?? null;
}
