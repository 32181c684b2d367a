import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { run } from './container-engine.ts';

const HERE = '10.213.77.1';
const THERE = '10.213.77.2';

/** A network in which containers meet as `localhost`, and whose ports this machine reaches by relays. */
export class ContainerNetwork {
  /** The value of `podman run --network`. */
  readonly option: string;
  readonly #name: string;
  readonly #relays: Server[] = [];

  private constructor(name: string) {
    this.#name = name;
    this.option = `ns:/run/netns/${name}`;
  }

  static async create(): Promise<ContainerNetwork> {
    const name = `gawai${String(process.pid)}`;
    await run('ip', 'netns', 'add', name);
    const inside = ['ip', '-n', name];
    await run(
      ...['ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'shop0', 'netns', name],
    );
    await run('ip', 'address', 'add', `${HERE}/30`, 'dev', name);
    await run('ip', 'link', 'set', name, 'up');
    await run(...inside, 'address', 'add', `${THERE}/30`, 'dev', 'shop0');
    await run(...inside, 'link', 'set', 'shop0', 'up');
    await run(...inside, 'link', 'set', 'lo', 'up');
    return new ContainerNetwork(name);
  }

  /** Makes a port of the containers reachable at 127.0.0.1 of this machine. */
  async open(port: number, at: number): Promise<void> {
    await this.#relay({ host: '127.0.0.1', port: at }, { host: THERE, port });
  }

  /** Exposes a port of this machine to the containers; returns the host by which they reach it. */
  async expose(port: number): Promise<string> {
    await this.#relay({ host: HERE, port }, { host: '127.0.0.1', port });
    return HERE;
  }

  async remove(): Promise<void> {
    for (const relay of this.#relays) relay.close();
    await run('ip', 'netns', 'delete', this.#name);
  }

  async #relay(from: Address, to: Address): Promise<void> {
    const relay = createServer((client) => {
      const server = connect(to);
      client.pipe(server).pipe(client);
      client.on('error', () => server.destroy());
      server.on('error', () => client.destroy());
    });
    this.#relays.push(relay);
    await once(relay.listen(from), 'listening');
  }
}

interface Address {
  readonly host: string;
  readonly port: number;
}
