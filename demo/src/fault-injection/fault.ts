import type { CallPattern } from './call-pattern.ts';

/** A delay before the call is handled, or before its response is sent. */
export interface SlowFault {
  readonly kind: 'slow';
  readonly at: 'before' | 'after';
}

/** A fixed response; the call is not executed. */
export interface FailingFault {
  readonly kind: 'failing';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly content: string;
}

/** Forms of a malformed response. */
export const MALFORMED_SHAPES = [
  'cut_json',
  'html',
  'empty',
  'no_envelope',
  'data',
  'too_large',
] as const;

/** The call is executed and its response made malformed. */
export interface MalformedFault {
  readonly kind: 'malformed';
  readonly shape: (typeof MALFORMED_SHAPES)[number];
  /** Replaces `data` of the response if `shape` is `data`. */
  readonly data: unknown;
}

/**
 * `answer`: 401 without the envelope; the call is not executed. `token`: the token of the call is
 * deleted. `payment`: the pending payments of a payment or order hash expire.
 */
export interface ExpiredFault {
  readonly kind: 'expired';
  readonly what: 'answer' | 'token' | 'payment';
  /** The hash of a payment or order; null = the one in the path of the call. */
  readonly hash: string | null;
}

/** A change of the shop's data just before the call is handled. */
export type Change =
  | { readonly change: 'price'; readonly productId: number; readonly to: number }
  | {
      readonly change: 'stock';
      readonly productId: number;
      /** Null = every variant. */
      readonly variantId: number | null;
      /** Null = every warehouse. */
      readonly warehouseId: number | null;
      readonly to: number;
    }
  | { readonly change: 'withdrawn'; readonly productId: number }
  | { readonly change: 'voucher'; readonly voucherCode: string };

/** Data changes between the client's read and its call. */
export type RacingFault = { readonly kind: 'racing' } & Change;

/** The connection closes: before execution, after half of the response, or after execution without a response. */
export interface CutFault {
  readonly kind: 'cut';
  readonly at: 'before' | 'half' | 'after';
}

/** A fault and the calls it applies to. */
export interface FaultPlan extends CallPattern {
  /** Matching calls before the first that gets the fault. */
  readonly skip: number;
  /** Number of calls that get the fault; null = all until it is removed. */
  readonly times: number | null;
  /** Additional delay of the call, in milliseconds. */
  readonly delayMs: number;
  readonly fault: SlowFault | FailingFault | MalformedFault | ExpiredFault | RacingFault | CutFault;
}

/** A fault in the list, with its counts. */
export interface ActiveFault {
  readonly id: number;
  readonly plan: FaultPlan;
  /** Matching calls that were skipped. */
  skipped: number;
  /** Calls that got the fault. */
  met: number;
  /** Revert the changes of the fault. */
  readonly undo: (() => Promise<void>)[];
}
