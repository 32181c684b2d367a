import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';

/** Why the shop could not answer: a fault of machines (shop-api.md 4). */
export type FaultCode = 'SHOP_FAILED' | 'SHOP_UNAVAILABLE' | 'SHOP_BAD_REPLY';

/** Why the shop did not want to (shop-api.md 4). */
export type RefusalCode =
  | 'SHOP_REFUSED'
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED';

/** Texts of the shop by the request field that they speak of, e.g. `details.0.quantity`. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * The shop is away, has failed or answered off the contract. Its message is fit to be shown;
 * `detail` is for the log only.
 */
export class ShopFault extends Error {
  override readonly name = 'ShopFault';
  readonly code: FaultCode;
  /** What happened, for the log; never shown. */
  readonly detail: string;
  /**
   * Whether the shop may have acted on the call: false only when it never reached it or was turned
   * away. After a call that creates something, true means that the outcome is unknown (shop-api.md 5.19).
   */
  readonly mayHaveArrived: boolean;

  /** `message` is what people see; without one, the sentence for unknown failures. */
  constructor(
    code: FaultCode,
    detail: string,
    options: { message?: string; mayHaveArrived?: boolean; cause?: unknown } = {},
  ) {
    super(options.message ?? unknownFailureText, { cause: options.cause });
    this.code = code;
    this.detail = detail;
    this.mayHaveArrived = options.mayHaveArrived ?? true;
  }
}

/** The shop understood and said no. Its message is fit to be shown. */
export class ShopRefusal extends Error {
  override readonly name = 'ShopRefusal';
  readonly code: RefusalCode;
  /** What is wrong with which field of the REST request; empty when the whole was refused. */
  readonly fieldErrors: FieldErrors;
  /** Seconds to wait, only for `RATE_LIMITED`. */
  readonly retryAfter: number | null;

  /** `message` is what people see. */
  constructor(
    code: RefusalCode,
    message: string,
    details: { fieldErrors?: FieldErrors; retryAfter?: number | null } = {},
  ) {
    super(message);
    this.code = code;
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryAfter = details.retryAfter ?? null;
  }
}

/** Refusals that say something about who sent the call and how often, not about what was sent. */
const ABOUT_THE_CALLER: readonly RefusalCode[] = ['UNAUTHENTICATED', 'FORBIDDEN', 'RATE_LIMITED'];

/** Whether a refusal is about the caller: then it is an error of the reply, never a user error. */
export function isAboutCaller({ code }: ShopRefusal): boolean {
  return ABOUT_THE_CALLER.includes(code);
}
