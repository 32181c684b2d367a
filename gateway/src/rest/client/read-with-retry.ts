import { setTimeout as delay } from 'node:timers/promises';
import { NoResponseError } from './call-errors.ts';
import type { RestResponse } from './rest-call.ts';

/** A read is not sent with less time than this, in ms. */
export const READ_TIME_MIN = 20;

/** How a read is sent. */
export interface ReadAttempts {
  /** Sends it once, within so many ms. */
  readonly send: (limit: number) => Promise<RestResponse>;
  /** How long all of it may take, in ms. */
  readonly limit: number;
  /** How long to wait before it is sent again, in ms. */
  readonly pause: number;
  /** Whether it may be sent a second time; called at most once. */
  readonly mayRetry: () => boolean;
}

/**
 * A read that is sent at most twice (shop-api.md 1): again when no byte of a response arrived,
 * or when the shop is away and names no time to wait.
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
