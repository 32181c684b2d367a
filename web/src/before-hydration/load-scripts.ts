/** When the scripts of a page are loaded: at once, or once it was painted. */
export type ScriptStart = 'now' | 'painted';

/**
 * Loads the scripts of a page once it was painted with its pictures, so that on a slow connection they
 * do not compete with them; at once on the first input, and after three seconds at the
 * latest. All are fetched together and evaluated in the order given, each in a task of its own; then
 * `onLoaded` is called. When one fails, all are requested once more: after two seconds, or when a
 * device that is offline is online again. When that fails too, early input is replayed: a
 * form that the browser submits by itself reloads the page.
 * Sent as the text of an inline script: it must not use anything outside of its own body.
 */
export function loadScripts(
  files: readonly string[],
  when: ScriptStart,
  load: (file: string) => Promise<unknown>,
  onLoaded: () => void,
): void {
  const inputEvents = ['pointerdown', 'keydown', 'focusin'];
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const type of inputEvents) window.removeEventListener(type, start, true);
    for (const file of files) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    const loadAll = () =>
      files.reduce(async (before, file) => {
        await before;
        await load(file);
        await new Promise((resolve) => setTimeout(resolve, 0));
      }, Promise.resolve());
    const waitForConnection = () =>
      new Promise((resolve) => {
        if (navigator.onLine) setTimeout(resolve, 2_000);
        else window.addEventListener('online', resolve, { once: true });
      });
    loadAll()
      .catch(() => waitForConnection().then(loadAll))
      .then(onLoaded, (error: unknown) => {
        window.earlyInput?.replay();
        reportError(error);
      });
  };
  if (when === 'now') {
    start();
    return;
  }
  for (const type of inputEvents) window.addEventListener(type, start, true);
  // Slow devices show a frame after the next one has begun: only the paint entry proves that it is on screen.
  const startWhenShown = () => {
    const isShown = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    if (isShown() || !PerformanceObserver.supportedEntryTypes.includes('paint')) start();
    else new PerformanceObserver(() => isShown() && start()).observe({ type: 'paint' });
  };
  // The frame after the one that follows `load` has the pictures.
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(startWhenShown));
  if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint, { once: true });
  // Pictures may never load, and a background tab paints no frame.
  setTimeout(start, 3_000);
}
