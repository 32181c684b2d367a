import { setTimeout as delay } from 'node:timers/promises';
import { checkoutRoutes, ORDER_HASH, placedOrder } from './checkout-shop.ts';
import type { Dice } from './dice.ts';
import { failure, FakeUpstream, ok, type FakeResponse, type SeenCall } from './fake-upstream.ts';
import { ideaPad } from './samples.ts';

/** How often the shop loses a call before it makes the order, and the response after it. */
const LOST = 0.04;

const WORK_MS = 5;

interface Order {
  readonly hash: string;
  readonly body: string;
}

/** A shop with as many laptops as there are to be orders, which knows idempotency keys (shop-api.md 5.19, 10.7). */
export class ExactlyOnceShop {
  readonly upstream: FakeUpstream;
  /** The orders of each key. */
  readonly orders = new Map<string, Order[]>();
  readonly #atWork = new Set<string>();
  readonly #dice: Dice;
  #stock: number;

  private constructor(upstream: FakeUpstream, stock: number, dice: Dice) {
    this.upstream = upstream;
    this.#stock = stock;
    this.#dice = dice;
  }

  /** Starts one that loses calls as the dice fall. */
  static async start(stock: number, dice: Dice): Promise<ExactlyOnceShop> {
    const upstream = await FakeUpstream.start(checkoutRoutes);
    const shop = new ExactlyOnceShop(upstream, stock, dice);
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

  async #place({ headers, body }: SeenCall): Promise<FakeResponse> {
    const key = String(headers['idempotency-key']);
    if (this.#dice.happens(LOST)) return { cut: true };
    if (this.#atWork.has(key)) return failure(409, 'Pesanan sedang diproses');
    this.#atWork.add(key);
    await delay(WORK_MS);
    this.#atWork.delete(key);
    const [first] = this.orders.get(key) ?? [];
    if (first !== undefined && first.body !== body) return failure(409, 'Kunci sudah dipakai');
    const order = first ?? this.#make(key, body);
    if (order === null) return failure(409, 'Stok tidak mencukupi');
    if (this.#dice.happens(LOST)) return { cut: true };
    const { data, ...envelope } = placedOrder.body;
    return { ...placedOrder, body: { ...envelope, data: { ...data, hash: order.hash } } };
  }

  #make(key: string, body: string): Order | null {
    if (this.#stock === 0) return null;
    this.#stock -= 1;
    const hash = (this.orders.size + 1).toString(16).padStart(ORDER_HASH.length, '0');
    const order = { hash, body };
    this.orders.set(key, [...(this.orders.get(key) ?? []), order]);
    return order;
  }
}
