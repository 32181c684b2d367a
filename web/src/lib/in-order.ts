/** Runs a job after those before it have ended, well or badly. */
export type InOrder = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Makes a queue of its own: its jobs never run side by side. */
export function createInOrder(): InOrder {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const run = last.then(job, job);
    last = run;
    return run;
  };
}
