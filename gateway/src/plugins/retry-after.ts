import type { BaseContext } from '@apollo/server';
import type { ResponseHook } from './response-hooks.ts';

/**
 * Sets `Retry-After` when a rate limit of the shop has rejected a part of an operation: the longest wait of
 * all errors. The status remains 200, as other parts may have succeeded.
 */
export const setRetryAfter: ResponseHook<BaseContext> = ({ response: { body, http } }) => {
  const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
  const waits = errors
    .map(({ extensions }) => extensions?.['retryAfter'])
    .filter((wait) => typeof wait === 'number');
  if (waits.length > 0) http.headers.set('retry-after', String(Math.max(...waits)));
};
