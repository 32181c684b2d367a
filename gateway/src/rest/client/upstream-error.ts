import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';

/** Technical reasons for which the shop did not answer (shop-api.md 4). */
export type UpstreamErrorCode = 'SHOP_FAILED' | 'SHOP_UNAVAILABLE' | 'SHOP_BAD_REPLY';

/**
 * The shop is away, has failed or answered off the contract. Its message is fit to be shown;
 * `detail` is for the log only.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly code: UpstreamErrorCode;
  /** What happened, for the log; never shown. */
  readonly detail: string;
  /**
   * Whether the shop may have acted on the call: false only when it never reached it or was turned
   * away. After a call that creates something, true means that the outcome is unknown (shop-api.md 5.19).
   */
  readonly mayHaveArrived: boolean;

  /** `message` is what people see; without one, the sentence for unknown failures. */
  constructor(
    code: UpstreamErrorCode,
    detail: string,
    options: { message?: string; mayHaveArrived?: boolean; cause?: unknown } = {},
  ) {
    super(options.message ?? unknownFailureText, { cause: options.cause });
    this.code = code;
    this.detail = detail;
    this.mayHaveArrived = options.mayHaveArrived ?? true;
  }

  /** What the log says of it. */
  get facts(): { readonly code: UpstreamErrorCode; readonly detail: string } {
    return { code: this.code, detail: this.detail };
  }
}
