/**
 * Resolves once the whole document is parsed. A cached script may run while the rest
 * of its page is still loading, above all on a slow connection.
 */
export function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
