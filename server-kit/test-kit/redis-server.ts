import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Whether this machine has a `redis-server`. Tests without it are skipped, and `npm test` says so. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of a test: on a port of its own, in a folder of its own, without anything on disk. */
export class RedisServer {
  readonly port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'gawai-redis-'));
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  /** Starts one on a free port. */
  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.restart();
    return server;
  }

  /** A Redis that does not run yet. */
  static async stopped(): Promise<RedisServer> {
    return new RedisServer(await freePort());
  }

  get url(): string {
    return `redis://127.0.0.1:${String(this.port)}`;
  }

  /** Starts it, empty, and waits until it takes connections. */
  async restart(): Promise<void> {
    const settings = { port: this.port, bind: '127.0.0.1', save: '', appendonly: 'no' };
    const options = Object.entries({ ...settings, dir: this.#folder });
    const args = options.flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.#process = spawn('redis-server', args, { stdio: 'ignore' });
    while (!(await takesConnections(this.port))) await delay(10);
  }

  /** Stops it; the state is lost. */
  async stop(): Promise<void> {
    const running = this.#process;
    this.#process = null;
    if (running === null || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  /** Makes it hang with open connections, or go on. */
  hang(isHanging: boolean): void {
    this.#process?.kill(isHanging ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Stops it for good. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
