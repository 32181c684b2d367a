import { spawn, type ChildProcess } from 'node:child_process';

/** One server of the shop: its name for people, the program that runs it and the variables that it reads. */
export interface ServiceSpec {
  name: string;
  command: string[];
  env: NodeJS.ProcessEnv;
}

/** What a service says once it listens. */
interface ReadyMessage {
  ready: true;
  url: string;
}

/** A running service: the address that it listens on, and the process. */
export interface RunningService {
  name: string;
  url: string;
  process: ChildProcess;
}

const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' &&
  message !== null &&
  'ready' in message &&
  message.ready === true &&
  'url' in message &&
  typeof message.url === 'string';

/**
 * Starts one service and waits until it says over its channel that it listens.
 * Rejects with one sentence when it ends before that (the service itself has printed why).
 */
export function startService(spec: ServiceSpec, onSpawn: (child: ChildProcess) => void) {
  return new Promise<RunningService>((resolve, reject) => {
    const [program, ...args] = spec.command;
    if (program === undefined) throw new Error(`No program for ${spec.name}`);
    // A group of its own, so that Ctrl-C reaches this program alone and it decides the order of the stop.
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
    child.once('exit', () => reject(new Error(`${spec.name} could not start.`)));
  });
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Ends a service and everything that it started: asks first, and kills what has not ended after `patience` ms. */
export function stopService(child: ChildProcess, patience: number): Promise<void> {
  if (hasEnded(child) || child.pid === undefined) return Promise.resolve();
  const target = process.platform === 'win32' ? child.pid : -child.pid;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(target, name);
    } catch {
      // It ended in between.
    }
  };
  return new Promise((resolve) => {
    const killer = setTimeout(() => signal('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(killer);
      resolve();
    });
    signal('SIGTERM');
  });
}
