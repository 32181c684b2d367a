/** Why the shop did not want to (shop-api.md 4). */
export type RejectionCode =
  | 'SHOP_REFUSED'
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED';

/** Texts of the shop by the request field that they speak of, e.g. `details.0.quantity`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** The shop understood and said no. Its message is fit to be shown. */
export class ShopRejection extends Error {
  override readonly name = 'ShopRejection';
  readonly code: RejectionCode;
  /** What is wrong with which field of the REST request; empty when the whole was rejected. */
  readonly fieldErrors: FieldErrors;
  /** Seconds to wait, only for `RATE_LIMITED`. */
  readonly retryAfter: number | null;

  /** `message` is what people see. */
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
}

/** Rejections that say something about who sent the call and how often, not about what was sent. */
const ABOUT_THE_CLIENT: readonly RejectionCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'];

/** Whether a rejection is about the caller: then it is an error of the response, never a user error. */
export function isAboutClient({ code }: ShopRejection): boolean {
  return ABOUT_THE_CLIENT.includes(code);
}
