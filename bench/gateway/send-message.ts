import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Load, Job } from './load/job.ts';

/** Number of requests that the shop has received so far. */
export async function callsSoFar(upstream: ChildProcess): Promise<number> {
  return ((await sendMessage(upstream, 'calls')) as { readonly calls: number }).calls;
}

export async function runJob(load: ChildProcess, job: Job): Promise<Load> {
  return ((await sendMessage(load, job)) as { readonly load: Load }).load;
}

/** Sends a message to a program and waits for its reply; throws when it ends instead. */
async function sendMessage(program: ChildProcess, message: Job | string): Promise<unknown> {
  const ended = new AbortController();
  const end = () => ended.abort();
  program.once('exit', end);
  const reply = once(program, 'message', { signal: ended.signal });
  program.send(message);
  try {
    const [result] = (await reply) as unknown[];
    return result;
  } finally {
    program.off('exit', end);
  }
}
