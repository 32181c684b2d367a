import type { DOMPurify } from 'dompurify';

let ready: DOMPurify | undefined;

/** The cleaner of shop-written HTML, when it has been fetched already. */
export function readyPurifier(): DOMPurify | undefined {
  return ready;
}

/**
 * Fetches the cleaner. Pages that show shop-written HTML call it in their loader, beside the query,
 * so that the text is there with the first paint. Does nothing on the server, where the gateway has
 * cleaned the text and no DOM exists to clean it with.
 */
export async function fetchPurifier(): Promise<void> {
  if (ready !== undefined || typeof window === 'undefined') return;
  const { default: purifier } = await import('dompurify');
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && node.hasAttribute('href')) {
      node.setAttribute('rel', 'noopener noreferrer');
    }
  });
  ready = purifier;
}
