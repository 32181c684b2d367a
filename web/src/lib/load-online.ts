const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

const backOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Calls `load`; when it fails while offline, waits for a connection and tries again. The failure may be reported
 * after the connection is back.
 */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  const wasOffline = isOffline();
  try {
    return await load();
  } catch (error) {
    if (!wasOffline && !isOffline()) throw error;
  }
  if (isOffline()) await backOnline();
  return loadOnline(load);
}
