/** Runs a job after the previous ones have resolved or rejected. */
export type InOrder = <Result>(job: () => Promise<Result>) => Promise<Result>;

/** Creates a queue whose jobs run one at a time. */
export function createInOrder(): InOrder {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const run = last.then(job, job);
    last = run;
    return run;
  };
}
