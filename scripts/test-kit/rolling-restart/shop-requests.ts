import {
  Checkout,
  readDestination,
  readProductsInStock,
  submitOrder,
  type Execute,
  type Destination,
  type Product,
} from '../../demo-shopper/checkout.ts';
import { ORDER, PRODUCT, PRODUCTS } from '../../demo-shopper/documents.ts';
import type { Connection } from './send-request.ts';

/** Addresses of a shop: the storefront, which passes GraphQL on, and the gateway. */
export interface ShopAddresses {
  readonly url: string;
  readonly graphql: string;
}

/** Last numbers of the client addresses of orders: the shop accepts 20 a minute from each. */
const BUYERS = { first: 101, count: 150 } as const;

/** Requests of shoppers to a shop with the demo catalogue, each over a connection of its own. */
export class ShopRequests {
  readonly #shop: ShopAddresses;
  readonly #products: readonly Product[];
  readonly #destination: Destination;
  #turn = 0;

  private constructor(shop: ShopAddresses, products: readonly Product[], destination: Destination) {
    this.#shop = shop;
    this.#products = products;
    this.#destination = destination;
  }

  /** Reads what is sold, and one destination that the shop delivers to. */
  static async prepare(shop: ShopAddresses, connection: Connection): Promise<ShopRequests> {
    const execute: Execute = (query, variables) =>
      connection.execute(shop.graphql, query, variables);
    return new ShopRequests(
      shop,
      await readProductsInStock(execute),
      await readDestination(execute),
    );
  }

  /** A product page, which servers have in their caches, or a list that is rendered; with scripts and styles. */
  async page(connection: Connection, isCached: boolean): Promise<void> {
    const product = this.#next();
    const path = isCached ? `/product/${product.slug}` : `/product?price_min=${String(this.#turn)}`;
    const html = await connection.send(this.#shop.url + path);
    const expected = isCached ? product.name : 'href="/product/';
    if (!html.includes(expected)) throw new Error(`${path} without ${expected}`);
    const files = [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)\b/g)].map(([file]) => file);
    for (const file of new Set(files)) await connection.send(this.#shop.url + file);
  }

  /** A query of the browser, through web, or of another frontend. */
  async query(connection: Connection, isCached: boolean): Promise<void> {
    const { slug } = this.#next();
    if (isCached) await this.#executeThroughWeb(connection)(PRODUCT, { slug });
    else {
      const filter = { priceMin: this.#turn };
      await connection.execute(this.#shop.graphql, PRODUCTS, { filter });
    }
  }

  /** The quote of a checkout with one piece. */
  async quote(connection: Connection): Promise<void> {
    await new Checkout(
      this.#executeThroughWeb(connection),
      this.#destination,
      this.#next(),
    ).quote();
  }

  /** A checkout whose last request has `idempotencyKey`; after its quote it can be submitted again. */
  newOrder(idempotencyKey: string): (connection: Connection) => Promise<string> {
    const product = this.#next();
    const address = BUYERS.first + (this.#turn % BUYERS.count);
    let input: object | null = null;
    return async (connection) => {
      const checkout = new Checkout(
        this.#executeThroughWeb(connection),
        this.#destination,
        product,
      );
      input ??= await checkout.orderInput(idempotencyKey);
      const buyer = connection.from(address);
      return submitOrder(this.#executeThroughWeb(buyer), input).finally(() => {
        buyer.close();
      });
    };
  }

  async readOrder(connection: Connection, accessHash: string): Promise<void> {
    const execute = this.#executeThroughWeb(connection);
    const { order } = await execute<{ order: object | null }>(ORDER, { accessHash });
    if (order === null) throw new Error(`The order ${accessHash} does not exist`);
  }

  #next(): Product {
    this.#turn += 1;
    const product = this.#products[this.#turn % this.#products.length];
    if (product === undefined) throw new Error('Nothing is in stock');
    return product;
  }

  #executeThroughWeb(connection: Connection): Execute {
    return (query, variables) => connection.execute(`${this.#shop.url}/graphql`, query, variables);
  }
}
