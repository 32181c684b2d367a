import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { Connection } from './send-request.ts';
import { ShopRequests, type ShopAddresses } from './shop-requests.ts';

type Step = 'cached query' | 'query' | 'quote' | 'order' | 'order read' | 'cached page' | 'page';

/** Requests of a browser after its first page, repeatedly: mostly those that caches serve. */
const QUERIES: readonly Step[] = [
  ...Array<Step>(20).fill('cached query'),
  ...Array<Step>(4).fill('query'),
  ...Array<Step>(3).fill('quote'),
  'order',
  'order read',
  'order read',
];

const PAGES: readonly Step[] = [...Array<Step>(9).fill('cached page'), 'page'];

/**
 * What each shopper does. Only two load pages: a web server rejects what it cannot render in time, and this is
 * about restarts, also on a slow machine.
 */
const VISITS = [PAGES, PAGES, ...Array<readonly Step[]>(8).fill(QUERIES)];

/** Shoppers that send one request after the other until they are stopped. */
export class Shoppers {
  /** Step and reason of each request that failed. */
  readonly failures: string[] = [];
  readonly #requests: ShopRequests;
  readonly #connections: readonly Connection[];
  readonly #events = new EventEmitter();
  readonly #ended: Promise<unknown>;
  #isOver = false;

  private constructor(requests: ShopRequests, connections: readonly Connection[]) {
    this.#requests = requests;
    this.#connections = connections;
    this.#ended = Promise.all(
      connections.map((connection, index) => this.#shop(connection, VISITS[index] ?? [], index)),
    );
  }

  static async start(shop: ShopAddresses): Promise<Shoppers> {
    const connections = VISITS.map((_, index) => new Connection(index + 1));
    const [first] = connections;
    if (first === undefined) throw new Error('There is no shopper');
    return new Shoppers(await ShopRequests.prepare(shop, first), connections);
  }

  /** Duration of each successful request, in ms. */
  get times(): number[] {
    return this.#connections.flatMap(({ times }) => times);
  }

  /** Resolves once they have sent `count` requests. */
  async untilSent(count: number): Promise<void> {
    while (this.times.length + this.failures.length < count) await once(this.#events, 'step');
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#ended;
    for (const connection of this.#connections) connection.close();
  }

  async #shop(connection: Connection, visit: readonly Step[], index: number): Promise<void> {
    let accessHash: string | null = null;
    // Each begins somewhere else, so that they do not order in step.
    for (let turn = index * 7; !this.#isOver; turn += 1) {
      const step = visit[turn % visit.length] ?? 'page';
      try {
        accessHash = await this.#take(step, connection, accessHash);
      } catch (error) {
        this.failures.push(`${step}: ${String(error)}`);
      }
      this.#events.emit('step');
    }
  }

  /** The hash of the shopper's latest order. */
  async #take(step: Step, connection: Connection, latest: string | null): Promise<string | null> {
    const requests = this.#requests;
    if (step === 'order') return requests.newOrder(randomUUID())(connection);
    if (step === 'quote') await requests.quote(connection);
    else if (step.endsWith('page')) await requests.page(connection, step === 'cached page');
    else if (step.endsWith('query')) await requests.query(connection, step === 'cached query');
    else if (latest !== null) await requests.readOrder(connection, latest);
    return latest;
  }
}
