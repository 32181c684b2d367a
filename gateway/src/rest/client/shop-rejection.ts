/** Codes of rejections (shop-api.md 4). */
export type RejectionCode =
  | 'SHOP_REFUSED'
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED';

/** Texts of the shop by request field, e.g. `details.0.quantity`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The shop rejected a call. The message can be shown to shoppers. */
export class ShopRejection extends Error {
  override readonly name = 'ShopRejection';
  readonly code: RejectionCode;
  /** Errors by field of the REST request; empty when the whole request was rejected. */
  readonly fieldErrors: FieldErrors;
  /** Seconds to wait, only for `RATE_LIMITED`. */
  readonly retryAfter: number | null;

  /** `message` is shown to shoppers. */
  constructor(
    code: RejectionCode,
    message: string,
    details: { fieldErrors?: FieldErrors; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.code = code;
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryAfter = details.retryAfter ?? null;
  }

  /** Fields for the log. */
  get facts(): { readonly code: RejectionCode } {
    return { code: this.code };
  }
}

/** Rejections of the client or its rate, not of the input. */
const ABOUT_THE_CLIENT: readonly RejectionCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'];

/** Whether a rejection is about the client: then it is a GraphQL error, not a user error. */
export function isAboutClient({ code }: ShopRejection): boolean {
  return ABOUT_THE_CLIENT.includes(code);
}

/** A `catch` callback: returns null for `NOT_FOUND`, and throws every other error again. */
export function nullWhenNotFound(error: unknown): null {
  if (error instanceof ShopRejection && error.code === 'NOT_FOUND') return null;
  throw error;
}
