import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';

/** Technical reasons of a failed call (shop-api.md 4). */
export type UpstreamErrorCode = 'SHOP_FAILED' | 'SHOP_UNAVAILABLE' | 'SHOP_BAD_REPLY';

/**
 * The shop is unavailable, has failed, or its response violates the contract. The message may be shown;
 * `detail` is for the log only.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly code: UpstreamErrorCode;
  /** Description for the log; never shown to clients. */
  readonly detail: string;
  /**
   * Whether the shop may have acted on the call: false only when the call did not reach it or was rejected.
   * After a call that creates something, true means that the outcome is unknown (shop-api.md 5.19).
   */
  readonly mayHaveArrived: boolean;

  /** `message` is shown to shoppers; without one, the text for unknown failures. */
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

  /** Fields for the log. */
  get facts(): { readonly code: UpstreamErrorCode; readonly detail: string } {
    return { code: this.code, detail: this.detail };
  }
}
