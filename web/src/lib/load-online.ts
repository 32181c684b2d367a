const isOffline = () => typeof window !== 'undefined' && !navigator.onLine;

const backOnline = () =>
  new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });

/** Loads; without a connection it waits for it and tries again. */
export async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isOffline()) throw error;
  }
  await backOnline();
  return loadOnline(load);
}
