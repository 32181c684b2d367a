/** Why an operation is not executed. */
export interface OperationRejection {
  readonly code: 'OPERATION_TOO_LARGE' | 'BAD_USER_INPUT' | 'DOCUMENT_NOT_TRUSTED';
  /** For the developer of the client. */
  readonly message: string;
}

/** A rejection for size; `reason` is e.g. `more than 12 levels`. */
export function tooLarge(reason: string): OperationRejection {
  return { code: 'OPERATION_TOO_LARGE', message: `The operation is too large: ${reason}.` };
}

/** For operations that no client has registered, with `TRUSTED_DOCUMENTS=only`. */
export const NOT_TRUSTED: OperationRejection = {
  code: 'DOCUMENT_NOT_TRUSTED',
  message: 'This gateway executes registered operations only, and this one is not registered.',
};

const BROKEN_TEXT: OperationRejection = {
  code: 'BAD_USER_INPUT',
  message: 'A text of the request contains NUL or half of a surrogate pair.',
};

/**
 * The rejection of an invalid text: databases reject NUL, and a lone surrogate cannot be encoded as UTF-8.
 * Null for every other text.
 */
export function textRejection(text: string): OperationRejection | null {
  return /\0|\p{Cs}/u.test(text) ? BROKEN_TEXT : null;
}
