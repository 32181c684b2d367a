import { setTimeout as delay } from 'node:timers/promises';
import { checkoutRoutes, ORDER_HASH, placedOrder } from './checkout-shop.ts';
import type { SeededRandom } from './seeded-random.ts';
import {
  failure,
  FakeUpstream,
  ok,
  type FakeResponse,
  type ReceivedCall,
} from './fake-upstream.ts';
import { ideaPad } from './samples.ts';

/** Probability that the shop loses a call before it creates the order, and that it loses the response after it. */
const LOST = 0.04;

const PROCESSING_MS = 5;

interface Order {
  readonly hash: string;
  readonly body: string;
}

/** A shop that supports idempotency keys (shop-api.md 5.19, 10.7); each order takes one laptop of the stock. */
export class ExactlyOnceShop {
  readonly upstream: FakeUpstream;
  /** The orders of each key. */
  readonly orders = new Map<string, Order[]>();
  readonly #pendingKeys = new Set<string>();
  readonly #random: SeededRandom;
  #stock: number;

  private constructor(upstream: FakeUpstream, stock: number, random: SeededRandom) {
    this.upstream = upstream;
    this.#stock = stock;
    this.#random = random;
  }

  /** Starts a shop that loses calls at random. */
  static async start(stock: number, random: SeededRandom): Promise<ExactlyOnceShop> {
    const upstream = await FakeUpstream.start(checkoutRoutes);
    const shop = new ExactlyOnceShop(upstream, stock, random);
    const saved = checkoutRoutes[`GET /order/${ORDER_HASH}`];
    upstream.on('GET /product/202', () => ok({ ...ideaPad, total_online_stock: shop.#stock }));
    upstream.on('POST /order', (call) => shop.#place(call));
    upstream.on('GET /order/by-key/*', ({ path }) => shop.#find(path.split('/').at(-1) ?? ''));
    upstream.on('GET /order/*', ({ path }) => {
      if (saved === undefined || typeof saved === 'function') throw new Error('no saved order');
      const { data } = saved.body as { data: object };
      return ok({ ...data, hash: path.split('/').at(-1) });
    });
    return shop;
  }

  #find(key: string): FakeResponse {
    const [order] = this.orders.get(key) ?? [];
    return order === undefined ? failure(404, 'Data tidak ditemukan') : ok({ hash: order.hash });
  }

  async #place({ headers, body }: ReceivedCall): Promise<FakeResponse> {
    const key = String(headers['idempotency-key']);
    if (this.#random.happens(LOST)) return { cut: true };
    if (this.#pendingKeys.has(key)) return failure(409, 'Pesanan sedang diproses');
    this.#pendingKeys.add(key);
    await delay(PROCESSING_MS);
    this.#pendingKeys.delete(key);
    const [first] = this.orders.get(key) ?? [];
    if (first !== undefined && first.body !== body) return failure(409, 'Kunci sudah dipakai');
    const order = first ?? this.#createOrder(key, body);
    if (order === null) return failure(409, 'Stok tidak mencukupi');
    if (this.#random.happens(LOST)) return { cut: true };
    const { data, ...envelope } = placedOrder.body;
    return { ...placedOrder, body: { ...envelope, data: { ...data, hash: order.hash } } };
  }

  #createOrder(key: string, body: string): Order | null {
    if (this.#stock === 0) return null;
    this.#stock -= 1;
    const hash = (this.orders.size + 1).toString(16).padStart(ORDER_HASH.length, '0');
    const order = { hash, body };
    this.orders.set(key, [...(this.orders.get(key) ?? []), order]);
    return order;
  }
}
