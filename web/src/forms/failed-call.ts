import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { shownInPopUp, type FormErrors } from './user-errors-to-form.ts';

/** What came of a call that was rejected, in the shape of one that was answered. */
export const toResult = (error: unknown) => ({ data: undefined, error });

/**
 * What a form does about a call that has failed: its pop-up says why, and when the shop takes no more
 * calls for a while, the form waits that long.
 */
export function failedCall(error: unknown): FormErrors {
  if (!CombinedGraphQLErrors.is(error)) return shownInPopUp;
  const waits = error.errors.map(({ extensions }) => extensions?.['retryAfter']);
  const seconds = waits.find((wait) => typeof wait === 'number');
  return seconds === undefined ? shownInPopUp : { ...shownInPopUp, retryAfter: seconds };
}
