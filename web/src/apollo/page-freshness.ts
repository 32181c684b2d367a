/** How long a page may be kept, as its data tells while it comes in. */
export interface PageFreshness {
  /** Hears the reply of one call; null when it did not arrive. */
  hear: (reply: Response | null) => void;
  /** How long, in ms from the start of the page, all of its data is fresh; 0 = it must not be kept. */
  lifetime: () => number;
}

/** Seconds that a reply may be kept by everyone: 0 unless it says so itself. */
function publicSeconds(reply: Response): number {
  const rules = (reply.headers.get('cache-control') ?? '').toLowerCase().split(/\s*,\s*/);
  if (!reply.ok || !rules.includes('public') || rules.includes('no-store')) return 0;
  const maxAge = rules.map((rule) => /^max-age=(\d+)$/.exec(rule)?.[1]).find(Boolean) ?? '0';
  return Math.max(0, Number(maxAge) - Number(reply.headers.get('age') ?? '0')) || 0;
}

/**
 * Takes the least lifetime of the replies that went into a page. The gateway says `public` only of
 * what is whole, fresh and the same for everyone; a part that failed or was not asked for in this way
 * makes the page one that is not kept. Counted from the start, it never ends later than the data's own.
 */
export function createPageFreshness(): PageFreshness {
  let seconds: number | null = null;
  return {
    hear: (reply) => {
      seconds = Math.min(seconds ?? Infinity, reply === null ? 0 : publicSeconds(reply));
    },
    lifetime: () => (seconds ?? 0) * 1_000,
  };
}
