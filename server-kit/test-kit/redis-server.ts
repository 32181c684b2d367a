import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { freePort } from './local-port.ts';
import { ServerProcess } from './server-process.ts';

/** Whether this machine has a `redis-server`. Tests without it are skipped, and `npm test` reports it. */
export const hasRedisServer = spawnSync('redis-server', ['--version']).status === 0;

/** A Redis of a test, without anything on disk: it starts empty. */
export class RedisServer extends ServerProcess {
  private constructor(port: number) {
    super('redis', port);
  }

  /** Starts one on a free port. */
  static async start(): Promise<RedisServer> {
    const server = await RedisServer.stopped();
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

  protected run(): ChildProcess {
    const settings = { port: this.port, bind: '127.0.0.1', save: '', appendonly: 'no' };
    const options = Object.entries({ ...settings, dir: this.folder });
    const args = options.flatMap(([name, value]) => [`--${name}`, String(value)]);
    return spawn('redis-server', args, { stdio: 'ignore' });
  }
}
