import type { CallPattern } from './call-pattern.ts';

/** The shop is slow: it waits before it begins, or when everything is done. */
export interface SlowFault {
  readonly kind: 'slow';
  readonly at: 'before' | 'after';
}

/** The shop answers with an error, or with anything else, and does no work. */
export interface FailingFault {
  readonly kind: 'failing';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly contentType: string;
  readonly content: string;
}

/** What can be wrong with an answer whose work was done. */
export const MALFORMED_SHAPES = [
  'cut_json',
  'html',
  'empty',
  'no_envelope',
  'data',
  'too_large',
] as const;

/** The shop does its work and answers what nobody can read, or not as the contract says. */
export interface MalformedFault {
  readonly kind: 'malformed';
  readonly shape: (typeof MALFORMED_SHAPES)[number];
  /** What stands in `data` instead, when `shape` says so. */
  readonly data: unknown;
}

/**
 * Something has ended: the caller hears 401 without the envelope, or the caller's token has really
 * ended, or the pending payments named by a hash have.
 */
export interface ExpiredFault {
  readonly kind: 'expired';
  readonly what: 'answer' | 'token' | 'payment';
  /** The hash of a payment or order; null is the one in the path of the call. */
  readonly hash: string | null;
}

/** Something of the shop that changes just before the call is handled, as if others were faster. */
export type Change =
  | { readonly change: 'price'; readonly productId: number; readonly to: number }
  | {
      readonly change: 'stock';
      readonly productId: number;
      /** Null is every variant. */
      readonly variantId: number | null;
      /** Null is every warehouse. */
      readonly warehouseId: number | null;
      readonly to: number;
    }
  | { readonly change: 'withdrawn'; readonly productId: number }
  | { readonly change: 'voucher'; readonly voucherCode: string };

/** Others were faster: what the caller read is no longer so. */
export type RacingFault = { readonly kind: 'racing' } & Change;

/**
 * The connection is cut: before any work, in the middle of the answer, or after the work and before
 * the answer, so that the caller cannot know the outcome.
 */
export interface CutFault {
  readonly kind: 'cut';
  readonly at: 'before' | 'half' | 'after';
}

/** What is to go wrong, and for which calls. */
export interface FaultPlan extends CallPattern {
  /** Calls that pass before the fault begins. */
  readonly skip: number;
  /** Calls that meet the fault; null is every one until it is taken away. */
  readonly times: number | null;
  /** How long the call is held up besides, in milliseconds. */
  readonly delayMs: number;
  readonly fault: SlowFault | FailingFault | MalformedFault | ExpiredFault | RacingFault | CutFault;
}

/** A fault that has been asked for. */
export interface StandingFault {
  readonly id: number;
  readonly plan: FaultPlan;
  /** The calls of its pattern that passed. */
  skipped: number;
  /** The calls that met it. */
  met: number;
  /** Puts back what the fault changed in the shop, the last change first. */
  readonly undo: (() => Promise<void>)[];
}
