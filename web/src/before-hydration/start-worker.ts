interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

/**
 * Registers the service worker once the page is hydrated, tells it each address that the shopper sees, and
 * lets links be followed by the browser while there is no connection: the worker has pages, the router would
 * need data.
 * Sent as the text of an inline script: it must not use anything outside of its own body.
 */
export function startWorker(path: string): void {
  // Browsers have neither in pages without https; older ones lack the first.
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
    // An event for it is missing in most versions of Safari.
    for (const method of ['pushState', 'replaceState'] as const) {
      const change = history[method].bind(history);
      history[method] = (...entry) => {
        change(...entry);
        report();
      };
    }
  };
  // Its first start copies many files: beside it, hydration would take longer.
  if (window.earlyInput === undefined) start();
  else window.addEventListener('inputreplayed', start, { once: true });

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!navigator.onLine && serviceWorker.controller && isPlain && link && !link.target) {
      // The link's default stays: only the router does not see it.
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener('click', follow, true);
}
