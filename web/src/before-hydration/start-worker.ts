interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/**
 * Registers the service worker once the page is hydrated, sends it each address that is shown, and
 * leaves links to the browser while offline: the worker has cached pages, but no data for the router.
 * Sent as the text of an inline script: it must not use anything outside of its own body.
 */
export function startWorker(path: string): void {
  // Both are missing on pages without https; older browsers lack the first.
  const { trustedTypes } = window as Partial<Window> & { trustedTypes?: TrustedTypes };
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (serviceWorker === undefined) return;
  const rules = { createScriptURL: () => path };
  const address = trustedTypes?.createPolicy('service-worker', rules).createScriptURL('') ?? path;
  const report = () => {
    serviceWorker.ready
      .then(({ active }) => {
        const files = performance.getEntriesByType('resource').map(({ name }) => name);
        active?.postMessage({ address: location.href, files });
      })
      // Firefox rejects it where site data is blocked.
      .catch(() => undefined);
  };
  const start = () => {
    serviceWorker.register(address).catch(() => undefined);
    report();
    // Most versions of Safari have no event for it.
    for (const method of ['pushState', 'replaceState'] as const) {
      const change = history[method].bind(history);
      history[method] = (...entry) => {
        change(...entry);
        report();
      };
    }
  };
  // Its first start caches many files, which would slow hydration down.
  if (window.earlyInput === undefined) start();
  else window.addEventListener('inputreplayed', start, { once: true });

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!navigator.onLine && serviceWorker.controller && isPlain && link && !link.target) {
      // The default action stays; the router does not receive the event.
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener('click', follow, true);
}
