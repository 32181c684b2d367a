/**
 * Resolves once the whole document is there. A script that the browser has kept may run while the rest
 * of its page is still on its way, most of all on a slow connection.
 */
export function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}
