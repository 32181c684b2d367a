import { spawn, type ChildProcess } from 'node:child_process';
import { isReady } from '../server-kit/src/heartbeat.ts';

/** A server to start: its name in messages, its command line and its environment variables. */
export interface ServiceSpec {
  name: string;
  command: string[];
  env: NodeJS.ProcessEnv;
}

/** A running service: the address that it listens on, and the process. */
export interface RunningService {
  name: string;
  url: string;
  process: ChildProcess;
}

/**
 * Starts one service and waits for its ready message. Rejects when it exits before that; the service
 * has then printed the reason.
 */
export function startService(spec: ServiceSpec, onSpawn: (child: ChildProcess) => void) {
  return new Promise<RunningService>((resolve, reject) => {
    const [program, ...args] = spec.command;
    if (program === undefined) throw new Error(`No program for ${spec.name}`);
    // A process group of its own, so that Ctrl-C reaches this program alone, which stops the services in order.
    const child = spawn(program, args, {
      env: { ...process.env, ...spec.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    onSpawn(child);
    child.on('message', (message) => {
      if (isReady(message)) resolve({ name: spec.name, url: message.url, process: child });
    });
    child.once('error', (error) => reject(error));
    child.once('exit', () => {
      killGroup(child);
      reject(new Error(`${spec.name} could not start.`));
    });
  });
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Ends what is left of the process group of a service, e.g. a process that it has started. */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined || process.platform === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left.
  }
}

/**
 * Stops a service: SIGTERM, and SIGKILL after `timeoutMs`. The signal goes to the service alone, which ends the
 * processes that it has started: a second signal would cut their open requests.
 */
export function stopService(child: ChildProcess, timeoutMs: number): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const killer = setTimeout(() => killGroup(child), timeoutMs);
    child.once('exit', () => {
      clearTimeout(killer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
