import type { FormikValues } from 'formik';

/** A user error of a mutation payload. */
export interface UserErrorLike {
  readonly message: string;
  readonly path: readonly string[];
}

/** Errors of a submit: messages for fields, and one for the whole form. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string>>;
  readonly form: string | null;
  /** Seconds until the form may be sent again; undefined = at once. */
  readonly retryAfter?: number;
}

/** Formik's status: the errors of the shop and the values that were sent. */
export interface FormStatus {
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly form: string | null;
  readonly values: FormikValues;
}

/**
 * Assigns the user errors of the gateway to the fields of a form. `fieldNames` translates the path of the input
 * (`address.street`) into the name of the form's field (`streetAddress`); a path that is not listed
 * is the name itself. An error without a field, or of a field that the form does not have, is assigned to
 * the whole form. Each field and the form have their first error only.
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
