import type { FormikValues } from 'formik';

/** A user error, as every payload of the gateway carries it. */
export interface UserErrorLike {
  readonly message: string;
  readonly path: readonly string[];
}

/** What a submit came to: sentences for fields, and one for the form as a whole. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly form: string | null;
  /** Seconds until the shop takes the form again; without it, at once. */
  readonly retryAfter?: number;
}

/** Formik's status: what the shop said about the values that it was sent. */
export interface FormStatus {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly form: string | null;
  readonly values: FormikValues;
}

/**
 * Assigns the user errors of the gateway to the fields of a form. `fieldNames` translates the path of the input
 * (`address.street`) into the name of the form's field (`streetAddress`); a path that is not listed
 * stands for itself. What belongs to no field, or to a field that the form does not have, is said of
 * the whole form. The first sentence for a place wins.
 */
export function userErrorsToForm(
  errors: readonly UserErrorLike[],
  knownFields: readonly string[],
  fieldNames: Readonly<Record<string, string>> = {},
): FormErrors {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  for (const { path, message } of errors) {
    const field = path.join('.');
    const name = fieldNames[field] ?? field;
    if (!knownFields.includes(name)) others.push(message);
    else fields[name] ??= message;
  }
  return { fields, form: others[0] ?? null };
}
