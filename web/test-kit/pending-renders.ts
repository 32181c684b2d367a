/** Lets everything run that waits for the next turns of the event loop. */
export async function loopTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}

/** Renders that end when the test resolves them. */
export function pendingRenders() {
  const ends: (() => void)[] = [];
  const render = () => new Promise<string>((resolve) => ends.push(() => resolve('page')));
  const endAll = async () => {
    await loopTurns();
    while (ends.length > 0) {
      ends.shift()?.();
      await loopTurns();
    }
  };
  return { ends, render, endAll };
}
