import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startService, stopService, type RunningService } from '../../scripts/processes.ts';
import { runtimeSettings } from '../../scripts/run-shop.ts';
import { bin, runCommand } from '../../scripts/run-command.ts';
import type { Core, Pinning } from '../support/pinning.ts';
import { IMAGE_BASE_URL } from './contender/resolvers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPILED = join(ROOT, 'bench/dist/gateway');
const GATEWAY = join(ROOT, 'gateway/dist/main.js');
const PROCESSES = join(ROOT, 'server-kit/dist/run-processes.js');
const SCHEMA = join(ROOT, 'schema/printed/shop.graphql');
const STOP_TIMEOUT_MS = 10_000;
const SHOP = 'upstream';

/**
 * The measured servers. `gateway-plain` has no response cache, and `gateway-pair` is two processes of it on one
 * port; all else is as with `npm start`.
 */
export type ServerName =
  | 'apollo'
  | 'apollo-hand-written'
  | 'yoga'
  | 'yoga-cached'
  | 'mercurius'
  | 'hand-written'
  | 'constant'
  | 'constant-fastify'
  | 'gateway'
  | 'gateway-plain'
  | 'gateway-pair';

/** Builds the gateway and compiles the contenders the same way. */
export async function buildServers(): Promise<void> {
  for (const command of [
    [bin('turbo'), 'run', 'build', '--filter=@gawai/gateway'],
    [bin('tsc'), '-p', 'bench/tsconfig.contenders.json'],
  ]) {
    const build = await runCommand(command, { quiet: true });
    if (build.code !== 0) throw new Error(`The servers cannot be built:\n${build.output}`);
  }
}

/** All programs of a run. Servers run on core 0, the load and the shop behind them on core 1. */
export class Servers {
  readonly #pinning: Pinning;
  #running: RunningService[] = [];
  readonly #folder: string;

  private constructor(pinning: Pinning, folder: string) {
    this.#pinning = pinning;
    this.#folder = folder;
  }

  /** Nothing runs yet. */
  static async create(pinning: Pinning): Promise<Servers> {
    return new Servers(pinning, await mkdtemp(join(tmpdir(), 'gawai-bench-')));
  }

  upstream(): Promise<RunningService> {
    return this.#start(SHOP, 1, [process.execPath, join(COMPILED, 'upstream/main.js')]);
  }

  load(): Promise<RunningService> {
    return this.#start('load', 1, [process.execPath, join(COMPILED, 'load/main.js')]);
  }

  contender(
    kind: 'apollo' | 'apollo-hand-written' | 'yoga' | 'yoga-cached' | 'mercurius' | 'hand-written',
    shopUrl: string,
  ): Promise<RunningService> {
    return this.#start(kind, 0, [...contenderMain, kind, SCHEMA, shopUrl]);
  }

  /** A server that sends these bytes for every request. */
  async constant(kind: 'constant' | 'constant-fastify', bytes: string): Promise<RunningService> {
    const file = join(this.#folder, kind);
    await writeFile(file, bytes);
    return this.#start(kind, 0, [...contenderMain, kind, file]);
  }

  /** A server that has the quote of these bytes ready, and fetches its voucher each time. */
  async readyQuote(
    kind: 'quote-hand-written' | 'quote-on-apollo',
    shopUrl: string,
    bytes: string,
  ): Promise<RunningService> {
    const file = join(this.#folder, kind);
    await writeFile(file, bytes);
    return this.#start(kind, 0, [...contenderMain, kind, SCHEMA, shopUrl, file]);
  }

  /** The gateway as `npm start` runs it, with the shop of the bench behind it. */
  gateway(
    name: string,
    shopUrl: string,
    more: Readonly<Record<string, string>> = {},
    flags: readonly string[] = [],
  ): Promise<RunningService> {
    const command = [process.execPath, '--enable-source-maps', ...flags, GATEWAY];
    return this.#start(name, 0, command, gatewaySettings(shopUrl, more));
  }

  /** Two processes of the gateway on one port, as `npm start -- --processes 2` runs them, on both cores. */
  gatewayPair(shopUrl: string, more: Readonly<Record<string, string>>): Promise<RunningService> {
    const command = [process.execPath, '--enable-source-maps', PROCESSES, '2', GATEWAY];
    return this.#start('gateway-pair', 'both', command, gatewaySettings(shopUrl, more));
  }

  /** Stops all programs; others can be started afterwards. */
  async stop(): Promise<void> {
    const running = this.#running;
    this.#running = [];
    // The shop last: a gateway may still be reading from it.
    for (const isShop of [false, true]) {
      const ending = running.filter(({ name }) => (name === SHOP) === isShop);
      await Promise.all(ending.map((each) => stopService(each.process, STOP_TIMEOUT_MS)));
    }
  }

  /** Stops all programs for good. */
  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #start(
    name: string,
    core: Core,
    command: readonly string[],
    settings: Readonly<Record<string, string>> = {},
  ): Promise<RunningService> {
    const env = { NODE_ENV: 'production', ...settings };
    const service = await startService(
      { name, command: this.#pinning.on(core, command), env },
      () => undefined,
    );
    this.#running.push(service);
    return service;
  }
}

function gatewaySettings(shopUrl: string, more: Readonly<Record<string, string>>) {
  return {
    SHOP_API_URL: shopUrl,
    SHOP_IMAGE_BASE_URL: IMAGE_BASE_URL,
    GATEWAY_PORT: '0',
    // A line for each request would measure the terminal.
    LOG_LEVEL: 'warn',
    ...runtimeSettings('gateway', more),
    ...more,
  };
}

const contenderMain = [process.execPath, join(COMPILED, 'contender/main.js')];
