import { CombinedGraphQLErrors } from '@apollo/client/errors';
import {
  actionFailedTitles,
  successTitles,
  unknownFailureText,
} from '@gawai/domain/texts/error-catalogue';
import { useNotices } from '../ui/notices-context.ts';
import { userErrorsToForm, type FormErrors, type UserErrorLike } from './user-errors-to-form.ts';

const submitTitles = { success: successTitles.submit, failure: actionFailedTitles.submit };

/** No errors at the form: a pop-up has shown the message. */
const shownInPopUp: FormErrors = { fields: {}, form: null };

/**
 * The errors of a form after a failed request: none, because its pop-up shows the message, and the time to
 * wait after a rate limit.
 */
function failedCall(error: unknown): FormErrors {
  if (!CombinedGraphQLErrors.is(error)) return shownInPopUp;
  const delays = error.errors.map(({ extensions }) => extensions?.['retryAfter']);
  const seconds = delays.find((delay) => typeof delay === 'number');
  return seconds === undefined ? shownInPopUp : { ...shownInPopUp, retryAfter: seconds };
}

interface FormMutation<Values, Payload> {
  /** Key of the pop-ups: a new one replaces the last of the same key. */
  action: string;
  /** Key of the success pop-up, if it replaces another one. */
  successAction?: string;
  /** Titles of the pop-ups; by default `Submit Success` and `Submit Failed`. */
  titles?: { readonly success: string; readonly failure: string };
  /** Sends the mutation; rejects when the request failed, which opens its own pop-up. */
  send: (values: Values) => Promise<Payload | undefined>;
  /** Whether the shop accepted it; by default, when there are no user errors. */
  isAccepted?: (payload: Payload) => boolean;
  /** Called when the shop accepted it; returns the text of the pop-up. */
  onAccepted: (payload: Payload, values: Values) => string;
  /** Fields of the form by the names of the input, where they differ. */
  fieldNames?: Readonly<Record<string, string>>;
}

/**
 * Sends a form as a mutation. A pop-up reports success or the first user error; the returned function
 * resolves to the errors of the form, undefined when the shop accepted it.
 */
export function useFormMutation<
  Values extends object,
  Payload extends { readonly userErrors: readonly UserErrorLike[] },
>(mutation: FormMutation<Values, Payload>): (values: Values) => Promise<FormErrors | undefined> {
  const {
    action,
    successAction = action,
    titles = submitTitles,
    send,
    isAccepted,
    onAccepted,
    fieldNames,
  } = mutation;
  const notices = useNotices();
  return async (values) => {
    let payload: Payload | undefined;
    try {
      payload = await send(values);
    } catch (error) {
      return failedCall(error);
    }
    if (payload === undefined) return shownInPopUp;
    const { userErrors } = payload;
    if (isAccepted?.(payload) ?? userErrors.length === 0) {
      const message = onAccepted(payload, values);
      notices.show({ action: successAction, kind: 'success', title: titles.success, message });
      return undefined;
    }
    const message = userErrors[0]?.message ?? unknownFailureText;
    notices.show({ action, kind: 'error', title: titles.failure, message });
    return userErrorsToForm(userErrors, Object.keys(values), fieldNames);
  };
}
