import { randomInt, randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import { LISTING, ORDER, QUOTE, SUBMIT } from './documents.ts';
import { someAddress, type Ask } from './some-address.ts';
import type { RequestKind } from './visit.ts';

/** Sends one request and returns the size of its response in bytes; throws when it is no success. */
export type SendRequest = () => Promise<number>;

/** What the shop sells and where it delivers, as far as the requests need it. */
interface Line {
  readonly productId: string;
  readonly variantId: string | null;
  readonly quantity: number;
  readonly seenPrice: number;
}

interface ProductNode {
  readonly id: string;
  readonly price: number;
  readonly onlineStock: number;
  readonly image: { readonly url: string } | null;
  readonly variants: readonly { readonly id: string; readonly onlineStock: number }[];
}

/** Each request from an address of its own: the shop limits what one shopper may send. */
const nextAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Sends a request as browsers do, compressed responses accepted. */
async function send(
  address: string,
  body?: string,
): Promise<{ text: () => string; bytes: number }> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': nextAddress() };
  const {
    statusCode,
    headers: answered,
    body: raw,
  } = await request(
    address,
    body === undefined
      ? { headers }
      : { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } },
  );
  const buffer = Buffer.from(await raw.arrayBuffer());
  if (statusCode >= 400) throw new Error(`${address} answered ${statusCode}`);
  const isCompressed = answered['content-encoding'] === 'br';
  const text = () => (isCompressed ? brotliDecompressSync(buffer) : buffer).toString();
  return { text, bytes: buffer.byteLength };
}

/** A line of one piece for a product in stock; null for the others. */
function lineOf({ id, price, onlineStock, variants }: ProductNode): Line | null {
  const variant = variants.find((one) => one.onlineStock > 0);
  if (onlineStock === 0 || (variants.length > 0 && variant === undefined)) return null;
  return { productId: id, variantId: variant?.id ?? null, quantity: 1, seenPrice: price };
}

/**
 * Prepares a request of each kind on a running shop with the demo catalogue. Each order buys one piece, of
 * another product each time.
 */
export async function shopRequests(url: string): Promise<Record<RequestKind, SendRequest>> {
  const ask: Ask = async <Data>(query: string, variables: object) => {
    const answer = await send(`${url}/graphql`, JSON.stringify({ query, variables }));
    const result = JSON.parse(answer.text()) as { data?: Data; errors?: unknown };
    if (result.data == null) throw new Error(JSON.stringify(result.errors));
    return { data: result.data, bytes: answer.bytes };
  };
  const get = async (address: string) => (await send(address)).bytes;

  const { data } = await ask<{ products: { nodes: ProductNode[] } }>(LISTING, {});
  const lines = data.products.nodes.map(lineOf).filter((line) => line !== null);
  const [first] = lines;
  const picture = data.products.nodes.find(({ image }) => image !== null)?.image?.url;
  const html = (await send(`${url}/product`)).text();
  const style = /"(\/assets\/[^"]+\.css)"/.exec(html)?.[1];
  if (first === undefined || picture === undefined || style === undefined) {
    throw new Error(`${url} shows no product in stock, no picture or no style`);
  }
  const address = await someAddress(ask);
  let sent = 0;
  let accessHash = '';
  /** A price range that nobody asked for before, with the same products: no cache has it. */
  const nextMinimum = () => (sent += 1);
  const quoteOf = async (line: Line, payments: object[]) => {
    const fulfilment = {
      delivery: { cityId: address.cityId, shippingMethodId: address.shippingMethodId },
    };
    const input = { lines: [line], fulfilment, payments };
    const answer = await ask<{ checkoutQuote: Quote }>(QUOTE, { input });
    return { quote: answer.data.checkoutQuote, bytes: answer.bytes, input };
  };

  const order: SendRequest = async () => {
    const line = lines[(sent += 1) % lines.length] ?? first;
    const { quote } = await quoteOf(line, []);
    const method = quote.paymentMethods.find(({ isAvailable }) => isAvailable)?.method.id;
    const payments = [{ methodId: method, amount: quote.amountDue }];
    const { quote: full, input } = await quoteOf(line, payments);
    const { cityId, districtId, provinceId } = address;
    const answer = await ask<Submitted>(SUBMIT, {
      input: {
        ...input,
        idempotencyKey: randomUUID(),
        contact: CONTACT,
        address: { street: 'Jl. Melati No. 5', zipCode: '17111', cityId, districtId, provinceId },
        seenGrandTotal: full.grandTotal,
      },
    });
    const { order: created, userErrors } = answer.data.submitOrder;
    if (created === null) throw new Error(userErrors[0]?.message ?? 'No order was created');
    accessHash = created.accessHash;
    return answer.bytes;
  };
  return {
    'cached page': () => get(`${url}/product`),
    'rendered page': () => get(`${url}/product?price_min=${nextMinimum()}`),
    'cached query': async () => (await ask(LISTING, {})).bytes,
    'executed query': async () =>
      (await ask(LISTING, { filter: { priceMin: nextMinimum() } })).bytes,
    quote: async () => (await quoteOf(first, [])).bytes,
    order,
    'order read': async () => {
      if (accessHash === '') await order();
      return (await ask(ORDER, { accessHash })).bytes;
    },
    picture: () => get(`${picture}?w=320`),
    'script or style': () => get(url + style),
  };
}

interface Quote {
  readonly amountDue: number;
  readonly grandTotal: number;
  readonly paymentMethods: readonly {
    readonly isAvailable: boolean;
    readonly method: { readonly id: string };
  }[];
}

interface Submitted {
  readonly submitOrder: {
    readonly order: { readonly accessHash: string } | null;
    readonly userErrors: readonly { readonly message: string }[];
  };
}

const CONTACT = {
  firstName: 'Sari',
  lastName: 'Wulandari',
  phone: '0812-9999-0000',
  email: 'sari@example.com',
};
