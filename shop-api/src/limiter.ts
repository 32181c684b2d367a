/** Runs at most `size` tasks at once; the others wait in the order they came. */
export function createLimiter(
  size: number,
): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = size;

  return async (task) => {
    // A finished task passes its place to the next, so the number running stays the same.
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
