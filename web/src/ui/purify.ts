import type { DOMPurify } from 'dompurify';

let ready: DOMPurify | undefined;

/** The sanitiser (DOMPurify), when it has been fetched already. */
export function readyPurifier(): DOMPurify | undefined {
  return ready;
}

/**
 * Fetches the sanitiser. Pages that show shop-written HTML call it in their loader, in parallel with
 * the query, so that the first paint has the text. Does nothing on the server, where the gateway has
 * sanitised the text and there is no DOM.
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
