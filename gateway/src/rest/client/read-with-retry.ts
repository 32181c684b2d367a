import { setTimeout as delay } from 'node:timers/promises';
import { NoResponseError } from './call-errors.ts';
import type { RestResponse } from './rest-call.ts';

/** Least time for a read, in ms. */
export const READ_TIME_MIN = 20;

/** Options of `readWithRetry`. */
export interface ReadAttempts {
  /** Sends the read once, within `limit` ms. */
  readonly send: (limit: number) => Promise<RestResponse>;
  /** Time limit of all attempts, in ms. */
  readonly limit: number;
  /** Pause before the retry, in ms. */
  readonly pause: number;
  /** Whether a retry is allowed; called at most once. */
  readonly mayRetry: () => boolean;
}

/**
 * Sends a read at most twice (shop-api.md 1): again when no byte of a response arrived, or when the shop is
 * unavailable and sends no `Retry-After`.
 */
export async function readWithRetry(attempts: ReadAttempts): Promise<RestResponse> {
  const { send, limit, pause, mayRetry } = attempts;
  const end = performance.now() + limit;
  const canRetry = () => end - performance.now() > READ_TIME_MIN && mayRetry();
  try {
    const response = await send(limit);
    if (!isTemporary(response) || !canRetry()) return response;
  } catch (error) {
    if (!(error instanceof NoResponseError) || !canRetry()) throw error;
  }
  await delay(Math.min(pause, (end - performance.now()) / 2));
  return send(end - performance.now());
}

function isTemporary({ status, retryAfter }: RestResponse): boolean {
  return status === 502 || status === 504 || (status === 503 && retryAfter === null);
}
