import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { isReady, watchHeartbeats } from './heartbeat.ts';
import { RestartLimit } from './restart-limit.ts';

/** Exit code of a group whose processes died too often: starting it again would not help. */
export const GAVE_UP = 70;

/** A group of processes that share a port. */
export interface ProcessGroup {
  /** Ends the processes with SIGTERM; the group exits with the last of them. */
  readonly stop: () => void;
}

/**
 * The variables of one process. `ports` are settings of ports that cannot be shared, e.g.
 * `GATEWAY_METRICS_PORT=9464`: each process listens on the next one.
 */
export function processEnvironment(
  ports: readonly string[],
  index: number,
): Record<string, string> {
  const settings = ports.map((port) => {
    const [name = '', first = ''] = port.split('=');
    return [name, String(Number(first) + index)] as const;
  });
  return Object.fromEntries(settings);
}

const print = (line: string): void => void process.stderr.write(`${line}\n`);

export interface GroupOptions {
  /** A file of JavaScript. */
  readonly program: string;
  readonly count: number;
  /** See `processEnvironment`. */
  readonly ports: readonly string[];
  /** Receives the address once all processes listen. */
  readonly onReady: (url: string) => void;
  /** Receives the exit code of the group. */
  readonly exit: (code: number) => void;
}

/**
 * Runs a program `count` times; the connections to its port are distributed in turn. A process that dies is
 * started again; when that happens too often, or one cannot start the first time, the group ends.
 */
export function runProcessGroup({
  program,
  count,
  ports,
  onReady,
  exit,
}: GroupOptions): ProcessGroup {
  cluster.setupPrimary({ exec: program });
  const limit = new RestartLimit();
  const workers = new Set<Worker>();
  let listening = 0;
  let exitCode: number | null = null;

  const stop = (code: number) => {
    // A second SIGTERM would cut the requests in progress.
    if (exitCode !== null) return;
    exitCode = code;
    for (const worker of workers) worker.process.kill('SIGTERM');
    if (workers.size === 0) exit(code);
  };
  const start = (index: number) => {
    const worker = cluster.fork(processEnvironment(ports, index));
    workers.add(worker);
    worker.on('message', (message: unknown) => {
      if (!isReady(message)) return;
      listening += 1;
      // One after the other: a wrong setting or a taken port is reported once.
      if (listening < count) start(listening);
      else if (listening === count) onReady(message.url);
      else print(`Process ${String(index + 1)} of ${program} responds again.`);
    });
    watchHeartbeats(worker.process, () => {
      print(`Process ${String(index + 1)} of ${program} hangs; ending it.`);
      worker.process.kill('SIGKILL');
    });
    worker.once('exit', (code, signal) => {
      workers.delete(worker);
      if (exitCode !== null) {
        if (workers.size === 0) exit(exitCode);
      } else if (listening < count) stop(1);
      else void restart(index, signal || String(code));
    });
  };
  const restart = async (index: number, reason: string) => {
    const pause = limit.next();
    const event = `Process ${String(index + 1)} of ${program} has ended (${reason})`;
    if (pause === null) {
      print(`${event}, after ${String(limit.most)} restarts within a minute.`);
      stop(GAVE_UP);
      return;
    }
    print(`${event}; starting it again.`);
    await delay(pause);
    if (exitCode === null) start(index);
  };
  start(0);
  return { stop: () => stop(0) };
}
