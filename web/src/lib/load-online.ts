const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

const backOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

/**
 * Loads; without a connection it waits for it and tries again. The failure may be reported when the
 * connection is back already.
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
