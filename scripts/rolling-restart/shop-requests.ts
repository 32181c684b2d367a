import {
  CITIES,
  DISTRICTS,
  ORDER,
  PLACES,
  PRODUCT,
  PRODUCTS,
  QUOTE,
  SUBMIT,
} from './shopper-documents.ts';
import type { Connection } from './send-request.ts';

interface WithId {
  readonly id: string;
}

interface Product extends WithId {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly onlineStock: number;
  readonly variants: readonly { readonly id: string; readonly onlineStock: number }[];
}

interface Quote {
  readonly amountDue: number;
  readonly grandTotal: number;
  readonly paymentMethods: readonly { readonly isAvailable: boolean; readonly method: WithId }[];
}

interface Submitted {
  readonly submitOrder: {
    readonly order: { readonly accessHash: string } | null;
    readonly userErrors: readonly { readonly message: string }[];
  };
}

/** Addresses of a shop: the storefront, which passes GraphQL on, and the gateway. */
export interface ShopAddresses {
  readonly url: string;
  readonly graphql: string;
}

/** Ends of the addresses that orders come from: the shop takes 20 a minute of each. */
const BUYERS = { first: 101, count: 150 } as const;

const CONTACT = {
  firstName: 'Sari',
  lastName: 'Wulandari',
  phone: '0812-9999-0000',
  email: 'sari@example.com',
};

/** What shoppers send to a shop with the demo catalogue, over a connection of theirs. */
export class ShopRequests {
  readonly #shop: ShopAddresses;
  readonly #products: readonly Product[];
  readonly #place: Readonly<Record<string, string | undefined>>;
  readonly #shippingMethodId: string | undefined;
  #turn = 0;

  private constructor(
    shop: ShopAddresses,
    products: readonly Product[],
    place: Readonly<Record<string, string | undefined>>,
    shippingMethodId: string | undefined,
  ) {
    this.#shop = shop;
    this.#products = products;
    this.#place = place;
    this.#shippingMethodId = shippingMethodId;
  }

  /** Reads what is sold, and one place that the shop delivers to. */
  static async prepare(shop: ShopAddresses, connection: Connection): Promise<ShopRequests> {
    const ask = <Data>(query: string, variables: object = {}) =>
      connection.ask<Data>(shop.graphql, query, variables);
    const { products } = await ask<{ products: { nodes: Product[] } }>(PRODUCTS);
    const places = await ask<{ provinces: WithId[]; shippingMethods: WithId[] }>(PLACES);
    const provinceId = places.provinces[0]?.id;
    const cityId = (await ask<{ cities: WithId[] }>(CITIES, { provinceId })).cities[0]?.id;
    const { districts } = await ask<{ districts: WithId[] }>(DISTRICTS, { cityId });
    const place = { provinceId, cityId, districtId: districts[0]?.id };
    const inStock = products.nodes.filter(({ onlineStock }) => onlineStock > 0);
    return new ShopRequests(shop, inStock, place, places.shippingMethods[0]?.id);
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
    if (isCached) await connection.ask(`${this.#shop.url}/graphql`, PRODUCT, { slug });
    else {
      const filter = { priceMin: this.#turn };
      await connection.ask(this.#shop.graphql, PRODUCTS, { filter });
    }
  }

  /** The figures of a checkout with one piece. */
  async quote(connection: Connection): Promise<void> {
    await this.#quote(connection, this.#purchase(), []);
  }

  /** A checkout whose last request has `idempotencyKey`; once it has figures it can be submitted again. */
  newOrder(idempotencyKey: string): (connection: Connection) => Promise<string> {
    const purchase = this.#purchase();
    const address = BUYERS.first + (this.#turn % BUYERS.count);
    let input: object | null = null;
    return async (connection) => {
      input ??= { ...(await this.#figures(connection, purchase)), idempotencyKey };
      const buyer = connection.from(address);
      const { submitOrder } = await this.#ask<Submitted>(buyer, SUBMIT, { input }).finally(() =>
        buyer.close(),
      );
      if (submitOrder.order === null) {
        throw new Error(`No order: ${submitOrder.userErrors[0]?.message ?? ''}`);
      }
      return submitOrder.order.accessHash;
    };
  }

  /** An order as its buyer sees it. */
  async readOrder(connection: Connection, accessHash: string): Promise<void> {
    const { order } = await this.#ask<{ order: object | null }>(connection, ORDER, { accessHash });
    if (order === null) throw new Error(`The order ${accessHash} does not exist`);
  }

  #next(): Product {
    this.#turn += 1;
    const product = this.#products[this.#turn % this.#products.length];
    if (product === undefined) throw new Error('Nothing is in stock');
    return product;
  }

  #purchase() {
    const { id, price, variants } = this.#next();
    const variantId = variants.find(({ onlineStock }) => onlineStock > 0)?.id ?? null;
    const { cityId } = this.#place;
    return {
      lines: [{ productId: id, variantId, quantity: 1, seenPrice: price }],
      fulfilment: { delivery: { cityId, shippingMethodId: this.#shippingMethodId } },
    };
  }

  /** What is submitted, with the figures that the shopper saw. */
  async #figures(connection: Connection, purchase: object): Promise<object> {
    const first = await this.#quote(connection, purchase, []);
    const methodId = first.paymentMethods.find(({ isAvailable }) => isAvailable)?.method.id;
    const payments = [{ methodId, amount: first.amountDue }];
    const { grandTotal } = await this.#quote(connection, purchase, payments);
    const address = { street: 'Jl. Melati No. 5', zipCode: '17111', ...this.#place };
    return { ...purchase, payments, contact: CONTACT, address, seenGrandTotal: grandTotal };
  }

  async #quote(connection: Connection, purchase: object, payments: object[]): Promise<Quote> {
    const input = { ...purchase, payments };
    return (await this.#ask<{ checkoutQuote: Quote }>(connection, QUOTE, { input })).checkoutQuote;
  }

  #ask<Data>(connection: Connection, query: string, variables: object): Promise<Data> {
    return connection.ask<Data>(`${this.#shop.url}/graphql`, query, variables);
  }
}
