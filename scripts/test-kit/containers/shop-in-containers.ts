import { setTimeout as delay } from 'node:timers/promises';
import { PostgresCluster } from '../postgres-cluster.ts';
import { OPEN_FILES, type ContainerEngine } from './container-engine.ts';
import { ContainerNetwork } from './container-network.ts';

const OPERATOR = 'operator-key-of-the-containers';

/** Rights and limits as in compose.yaml. */
const CONFINED = [
  '--read-only',
  ...['--tmpfs', '/tmp'],
  ...['--cap-drop', 'all', '--security-opt', 'no-new-privileges'],
  ...['--ulimit', OPEN_FILES, '--ulimit', 'nproc=4096:4096'],
  // Podman would run the checks of the images by systemd and write the log to it.
  ...['--no-healthcheck', '--log-driver', 'k8s-file'],
];

const CHECKS = 300;
const BETWEEN_CHECKS_MS = 500;

/** The three programs in containers, with a PostgreSQL of this machine. */
export class ShopInContainers {
  /** Address of the storefront. */
  readonly url: string;
  readonly graphql: string;
  readonly #engine: ContainerEngine;
  readonly #network: ContainerNetwork;
  readonly #postgres: PostgresCluster;

  private constructor(
    engine: ContainerEngine,
    base: number,
    network: ContainerNetwork,
    postgres: PostgresCluster,
  ) {
    this.#engine = engine;
    this.#network = network;
    this.#postgres = postgres;
    this.url = `http://127.0.0.1:${String(base)}`;
    this.graphql = `http://127.0.0.1:${String(base + 1)}/graphql`;
  }

  /** Starts everything, on the ports `base` to `base + 2`; the demo fills the database first. */
  static async start(engine: ContainerEngine, base: number): Promise<ShopInContainers> {
    const postgres = await PostgresCluster.start(base + 2);
    const network = await ContainerNetwork.create();
    const shop = new ShopInContainers(engine, base, network, postgres);
    try {
      await network.open(3000, base);
      await network.open(4000, base + 1);
      const host = await network.expose(base + 2);
      const { port, username, pathname } = new URL(postgres.url);
      const api = {
        DATABASE_URL: `postgres://${username}@${host}:${port}${pathname}`,
        SHOP_OPERATOR_KEY: OPERATOR,
        IPAY88_MERCHANT_CODE: 'GWTEST',
        IPAY88_MERCHANT_KEY: 'merchant-key-of-the-containers',
        SHOP_CALLS_PER_MINUTE: '60000',
        SHOP_PRE_RENDER: 'off',
      };
      await shop.#run('demo', { ...api, SHOP_DEMO: 'on' });
      await shop.untilHealthy('demo');
      await shop.stop('demo');
      await shop.#run('shop-api', api);
      await shop.untilHealthy('shop-api');
      const payments = { PAYMENT_FORM_URL: 'https://payments.example/' };
      await shop.#run('gateway', { SHOP_API_URL: 'http://127.0.0.1:4001', ...payments });
      await shop.untilHealthy('gateway');
      await shop.#run('web', { GATEWAY_URL: 'http://127.0.0.1:4000/graphql', ...payments });
      await shop.untilHealthy('web');
      return shop;
    } catch (error) {
      await shop.remove();
      throw error;
    }
  }

  /** Runs a command in the container of a target, as its user. */
  exec(target: string, ...command: string[]): Promise<string> {
    return this.#engine.podman('exec', target, ...command);
  }

  /** Runs the health check of the image until it succeeds. */
  async untilHealthy(target: string): Promise<void> {
    const format = ['--format', '{{json .HealthCheck.Test}}'];
    const check = await this.#engine.podman('image', 'inspect', ...format, `gawai/${target}`);
    // Written by the Dockerfile: CMD, then the command.
    const [, ...command] = JSON.parse(check) as string[];
    for (let left = CHECKS; left > 0; left -= 1) {
      const isHealthy = await this.exec(target, ...command).then(
        () => true,
        () => false,
      );
      if (isHealthy) return;
      await delay(BETWEEN_CHECKS_MS);
    }
    const log = await this.#engine.podman('logs', target);
    throw new Error(`${target} is not healthy:\n${log.slice(-4_000)}`);
  }

  /** Stops a container as compose does; its exit code. */
  async stop(target: string): Promise<number> {
    await this.#engine.podman('stop', '--time', '20', target);
    return Number(await this.#engine.podman('inspect', '--format', '{{.State.ExitCode}}', target));
  }

  async remove(): Promise<void> {
    await this.#engine.podman('rm', '--all', '--force', '--volumes', '--time', '5');
    await this.#network.remove();
    await this.#postgres.remove();
  }

  async #run(target: string, env: Record<string, string>): Promise<void> {
    const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]);
    const networkOptions = ['--network', this.#network.option, '--name', target];
    await this.#engine.podman(
      'run',
      '--detach',
      ...networkOptions,
      ...CONFINED,
      ...settings,
      `gawai/${target}`,
    );
  }
}
