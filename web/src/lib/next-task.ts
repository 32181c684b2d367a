interface Yielding {
  yield?: () => Promise<void>;
}

/**
 * Yields to the browser, so that it can paint and handle input between the parts of a long task. Resolves as
 * soon as possible.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Yielding };
  if (scheduler?.yield !== undefined) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
