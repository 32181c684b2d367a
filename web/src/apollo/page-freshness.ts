import type { GatewayResponse } from './fetch-link.ts';

/** How long a page may be cached, by the responses that its data comes from. */
export interface PageFreshness {
  /** Records the response of one call; null when it did not arrive. */
  record: (response: GatewayResponse | null) => void;
  /** How long, in ms from the start of the page, all of its data is fresh; 0 = it must not be cached. */
  lifetime: () => number;
}

/** Seconds for which shared caches may store a response: 0 unless its headers allow it. */
export function publicSeconds(response: GatewayResponse): number {
  const rules = (response.headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/);
  if (!response.ok || !rules.includes('public') || rules.includes('no-store')) return 0;
  const maxAge = rules.map((rule) => /^max-age=(\d+)$/.exec(rule)?.[1]).find(Boolean) ?? '0';
  return Math.max(0, Number(maxAge) - Number(response.headers.get('age') ?? '0')) || 0;
}

/**
 * Takes the shortest lifetime of the responses that went into a page. The gateway sends `public` only for
 * what is complete, fresh and the same for all clients; one response that failed or lacks it makes the lifetime 0.
 * Counted from the start of the page, it never ends later than that of the data.
 */
export function createPageFreshness(): PageFreshness {
  let seconds: number | null = null;
  return {
    record: (response) => {
      seconds = Math.min(seconds ?? Infinity, response === null ? 0 : publicSeconds(response));
    },
    lifetime: () => (seconds ?? 0) * 1_000,
  };
}
