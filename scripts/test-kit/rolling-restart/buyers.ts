import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ReplicatedShop } from './replicated-shop.ts';
import { Connection } from './send-request.ts';
import { ShopRequests } from './shop-requests.ts';

const BUYERS = 4;

/** How long a buyer waits before the next try, in ms. */
const PAUSE_MS = 100;

/** Buyers that submit one order after the other, each until a response confirms it. */
export class Buyers {
  /** The hash of each confirmed order, by its idempotency key. */
  readonly orders = new Map<string, string>();
  /** Tries without an order. */
  failed = 0;
  readonly #events = new EventEmitter();
  readonly #connections: readonly Connection[];
  readonly #ended: Promise<unknown>;
  #isOver = false;

  private constructor(requests: ShopRequests, connections: readonly Connection[]) {
    this.#connections = connections;
    this.#ended = Promise.all(connections.map((connection) => this.#buy(requests, connection)));
  }

  static async start(shop: ReplicatedShop): Promise<Buyers> {
    const connections = Array.from({ length: BUYERS }, (_, index) => new Connection(index + 1));
    const [first] = connections;
    if (first === undefined) throw new Error('There is no buyer');
    return new Buyers(await ShopRequests.prepare(shop, first), connections);
  }

  /** Resolves once so many more orders are confirmed. */
  async untilBought(more: number): Promise<void> {
    const goal = this.orders.size + more;
    while (this.orders.size < goal) await once(this.#events, 'order');
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#ended;
    for (const connection of this.#connections) connection.close();
  }

  async #buy(requests: ShopRequests, connection: Connection): Promise<void> {
    while (!this.#isOver) {
      const key = randomUUID();
      const submit = requests.newOrder(key);
      while (!this.orders.has(key)) {
        try {
          this.orders.set(key, await submit(connection));
        } catch {
          this.failed += 1;
          await delay(PAUSE_MS);
        }
      }
      this.#events.emit('order');
    }
  }
}

/** Confirmed orders that the database does not have under their keys, and orders that were not submitted. */
export function wrongOrders(
  shop: ReplicatedShop,
  confirmed: ReadonlyMap<string, string>,
): string[] {
  const rows = shop.postgres.query(
    'SELECT k.key, o.hash FROM idempotency_keys k JOIN orders o ON o.id = k.order_id',
  );
  const stored = new Map(rows.map((row) => row.split('|') as [string, string]));
  const lost = [...confirmed].filter(([key, hash]) => stored.get(key) !== hash);
  const [extra = ''] = shop.postgres.query(
    `SELECT count(*) FROM orders WHERE id NOT IN (SELECT order_id FROM idempotency_keys)
     AND id NOT IN (SELECT id FROM demo_orders)`,
  );
  return [
    ...lost.map(([key]) => `${key} is lost`),
    ...(extra === '0' ? [] : [`${extra} orders without a key`]),
  ];
}
