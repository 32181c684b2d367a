import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RedisServer } from '../../../server-kit/test-kit/redis-server.ts';
import { startService, stopService, type ServiceSpec } from '../../processes.ts';
import { startNginx, type NginxProxy } from './nginx-proxy.ts';
import { PostgresCluster } from '../postgres-cluster.ts';

/** Longer than a program takes to finish its requests, in ms. */
const STOP_TIMEOUT_MS = 15_000;

/** Pieces of each product at each warehouse: no order is rejected because something is sold out. */
const STOCK = 100_000;

/** One of the six processes. */
export class ShopProcess {
  readonly name: string;
  readonly #spec: ServiceSpec;
  #child: ChildProcess | null = null;

  /** Starts nothing yet. */
  constructor(spec: ServiceSpec) {
    this.name = spec.name;
    this.#spec = spec;
  }

  async start(): Promise<void> {
    this.#child = (await startService(this.#spec, (child) => (this.#child = child))).process;
  }

  /** Stops it as a service manager does and starts it again. */
  async restart(): Promise<void> {
    await this.stop();
    await this.start();
  }

  async stop(): Promise<void> {
    if (this.#child !== null) await stopService(this.#child, STOP_TIMEOUT_MS);
  }

  /** Kills it as a lack of memory does; returns the time in ms until its replacement listens. */
  async crash(): Promise<number> {
    const started = performance.now();
    const child = this.#child;
    if (child !== null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await this.start();
    return performance.now() - started;
  }
}

/** Two of each program behind nginx, with a PostgreSQL and a Redis of their own. */
export class ReplicatedShop {
  /** Address of the storefront, at nginx. */
  readonly url: string;
  /** Address of GraphQL for other frontends, at nginx. */
  readonly graphql: string;
  /** In the order of an upgrade (docs/operations.md). */
  readonly processes: readonly ShopProcess[];
  readonly postgres: PostgresCluster;
  readonly redis: RedisServer;
  readonly #folder: string;
  #nginx: NginxProxy | null = null;

  private constructor(base: number, postgres: PostgresCluster, redis: RedisServer) {
    this.#folder = mkdtempSync(join(tmpdir(), 'gawai-replicated-'));
    this.postgres = postgres;
    this.redis = redis;
    this.url = `http://127.0.0.1:${String(base)}`;
    this.graphql = `http://127.0.0.1:${String(base + 1)}/graphql`;
    const shared = { REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' };
    const api = {
      ...shared,
      DATABASE_URL: postgres.url,
      SHOP_DATA_DIR: this.#folder,
      SHOP_DEMO: 'on',
      SHOP_PRE_RENDER: 'off',
      SHOP_CALLS_PER_MINUTE: '60000',
    };
    const gateway = { ...shared, SHOP_API_URL: `http://127.0.0.1:${String(base + 2)}` };
    const web = { ...shared, GATEWAY_URL: this.graphql };
    const process = (name: string, file: string, env: Record<string, string>) =>
      new ShopProcess({ name, command: [globalThis.process.execPath, file], env });
    const pair = (name: string, file: string, port: number, setting: string, env: object) =>
      [0, 1].map((index) =>
        process(`${name} ${String(index + 1)}`, file, { ...env, [setting]: String(port + index) }),
      );
    this.processes = [
      ...pair('shop-api', 'demo/dist/main.js', base + 7, 'SHOP_API_PORT', api),
      ...pair('gateway', 'gateway/dist/main.js', base + 5, 'GATEWAY_PORT', gateway),
      ...pair('web', 'web/dist/server/server.js', base + 3, 'WEB_PORT', web),
    ];
  }

  /** Starts everything, on the ports `base` to `base + 9`. */
  static async start(base: number): Promise<ReplicatedShop> {
    const postgres = await PostgresCluster.start(base + 9);
    const shop = new ReplicatedShop(base, postgres, await RedisServer.start());
    const ports = [80, 4100, 4101, 3000, 3010, 4000, 4010, 4001, 4011];
    const own = new Map(ports.map((port, index) => [port, base + index]));
    try {
      for (const one of shop.processes) await one.start();
      postgres.query(`UPDATE stocks SET stock = ${String(STOCK)}`);
      postgres.query('CREATE TABLE demo_orders AS SELECT id FROM orders');
      shop.#nginx = await startNginx(own, `${shop.url}/health/ready`);
      return shop;
    } catch (error) {
      await shop.stop();
      throw error;
    }
  }

  proxyErrors(): string {
    return this.#nginx?.errors() ?? '';
  }

  async stop(): Promise<void> {
    for (const one of this.processes.toReversed()) await one.stop();
    await this.#nginx?.stop();
    await this.redis.remove();
    await this.postgres.remove();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
