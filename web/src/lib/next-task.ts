interface Yielding {
  yield?: () => Promise<void>;
}

/**
 * Lets the browser paint and answer the shopper before the work goes on: a long piece of work that
 * waits here between its parts never holds up a touch. Not a pause: it goes on as soon as it may.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Yielding };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
