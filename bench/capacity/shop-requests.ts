import { randomInt, randomUUID } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import {
  Checkout,
  readDestination,
  readProductsInStock,
  submitOrder,
  type Execute,
} from '../../scripts/demo-shopper/checkout.ts';
import { ORDER, PRODUCTS } from '../../scripts/demo-shopper/documents.ts';
import type { RequestKind } from './visit.ts';

/** Sends one request and returns the size of its response in bytes; throws for an error status. */
export type SendRequest = () => Promise<number>;

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
    headers: responseHeaders,
    body: raw,
  } = await request(
    address,
    body === undefined
      ? { headers }
      : { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } },
  );
  const buffer = Buffer.from(await raw.arrayBuffer());
  if (statusCode >= 400) throw new Error(`${address} returned ${statusCode}`);
  const isCompressed = responseHeaders['content-encoding'] === 'br';
  const text = () => (isCompressed ? brotliDecompressSync(buffer) : buffer).toString();
  return { text, bytes: buffer.byteLength };
}

/**
 * Prepares a request of each kind on a running shop with the demo catalogue. Each order buys one piece, of
 * another product each time. The requests are sent one after another.
 */
export async function shopRequests(url: string): Promise<Record<RequestKind, SendRequest>> {
  let lastBytes = 0;
  const execute: Execute = async <Data>(query: string, variables: object = {}) => {
    const { text, bytes } = await send(`${url}/graphql`, JSON.stringify({ query, variables }));
    const { data, errors } = JSON.parse(text()) as { data?: Data; errors?: unknown };
    if (data == null) throw new Error(JSON.stringify(errors));
    lastBytes = bytes;
    return data;
  };
  const get = async (address: string) => (await send(address)).bytes;
  const sizeOf = async (work: Promise<unknown>) => {
    await work;
    return lastBytes;
  };

  const products = await readProductsInStock(execute);
  const destination = await readDestination(execute);
  const [first] = products;
  const picture = products.find(({ image }) => image !== null)?.image?.url;
  const html = (await send(`${url}/product`)).text();
  const style = /"(\/assets\/[^"]+\.css)"/.exec(html)?.[1];
  if (first === undefined || picture === undefined || style === undefined) {
    throw new Error(`${url} shows no product in stock, no picture or no style`);
  }
  let sent = 0;
  let accessHash = '';
  /** A price range that was not requested before, with the same products: no cache has it. */
  const nextMinimum = () => (sent += 1);
  const order = async () => {
    const product = products[(sent += 1) % products.length] ?? first;
    const input = await new Checkout(execute, destination, product).orderInput(randomUUID());
    accessHash = await submitOrder(execute, input);
  };
  return {
    'cached page': () => get(`${url}/product`),
    'rendered page': () => get(`${url}/product?price_min=${nextMinimum()}`),
    'cached query': () => sizeOf(execute(PRODUCTS)),
    'executed query': () => sizeOf(execute(PRODUCTS, { filter: { priceMin: nextMinimum() } })),
    quote: () => sizeOf(new Checkout(execute, destination, first).quote()),
    order: () => sizeOf(order()),
    'order read': async () => {
      if (accessHash === '') await order();
      return sizeOf(execute(ORDER, { accessHash }));
    },
    picture: () => get(`${picture}?w=320`),
    'script or style': () => get(url + style),
  };
}
