import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** The built gateway in a process of its own, which can be killed at any time. */
export class GatewayProcess {
  /** URL of its GraphQL endpoint; pending while it starts. */
  url: Promise<string>;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess;
  #replaced = Promise.resolve();

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = { GATEWAY_PORT: '0', LOG_LEVEL: 'silent', ...env };
    [this.#child, this.url] = this.#start();
  }

  /** Kills it with SIGKILL once it has started, as the kernel does when memory runs out, and starts it again. */
  replace(): Promise<void> {
    this.#replaced = this.#replaced.then(async () => {
      // A process that is killed before it has started never reports the URL that requests wait for.
      await this.url;
      await this.kill();
      [this.#child, this.url] = this.#start();
    });
    return this.#replaced;
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
  }

  #start(): [ChildProcess, Promise<string>] {
    const child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...this.#env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const url = once(child, 'message').then(
      ([message]) => `${(message as { url: string }).url}/graphql`,
    );
    return [child, url];
  }
}
