// The shop behind every contender: answers the contract's product page, one order and what a quote
// reads, out of memory.
import { createServer, type ServerResponse } from 'node:http';
import { serve } from '../serve.ts';
import { checkoutBody, VOUCHER_MS, VOUCHER_PATH, voucherBody } from './checkout.ts';
import { orderBody, ORDER_HASH, TOKEN } from './order.ts';
import { productPage } from './product-page.ts';

const MISSING = JSON.stringify({ status: 'error', message: 'Data tidak ditemukan', data: null });

let calls = 0;

const http = createServer((request, response) => {
  calls += 1;
  const url = new URL(request.url ?? '/', 'http://shop.example');
  if (url.pathname === '/product') {
    reply(response, productPage(Number(url.searchParams.get('page') ?? 1)));
    return;
  }
  const mayRead = request.headers.authorization === `Bearer ${TOKEN}`;
  if (mayRead && url.pathname === `/order/${ORDER_HASH}`) reply(response, orderBody);
  else if (mayRead && url.pathname === VOUCHER_PATH) {
    setTimeout(() => reply(response, voucherBody), VOUCHER_MS);
  } else reply(response, checkoutBody(url.pathname));
});

// Asked for over the channel how many calls have come so far.
process.on('message', () => process.send?.({ calls }));
serve(http);

/** Sends what was found; null is an answer too: there is no such thing. */
function reply(response: ServerResponse, found: string | null): void {
  const body = found ?? MISSING;
  response.writeHead(found === null ? 404 : 200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
