import type { FastifyInstance } from 'fastify';

/** One step of scheduled work; `signal` is aborted when the app closes. */
export type Step = (signal: AbortSignal) => Promise<void>;

/**
 * Takes these steps in their order at an interval while the app runs, in ms. A round that takes longer is not
 * begun twice, and a step that fails is logged. Closing the app waits for the round that runs.
 */
export function repeat(app: FastifyInstance, intervalMs: number, steps: readonly Step[]): void {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  const begin = () => {
    round ??= work().finally(() => {
      round = undefined;
    });
  };
  app.addHook('onReady', (done) => {
    timer = setInterval(begin, intervalMs);
    timer.unref();
    done();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    closing.abort();
    await round;
  });

  async function work(): Promise<void> {
    for (const step of steps) {
      try {
        await step(closing.signal);
      } catch (error) {
        app.log.error(
          { err: error },
          'a scheduled step failed and is taken again in the next round',
        );
      }
    }
  }
}
