// The shop API behind every contender: serves a product page, one order and the data of a quote from
// memory.
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
    send(response, productPage(Number(url.searchParams.get('page') ?? 1)));
    return;
  }
  // Customers of the quotes have the token with a number behind it.
  const mayRead = request.headers.authorization?.startsWith(`Bearer ${TOKEN}`) === true;
  if (mayRead && url.pathname === `/order/${ORDER_HASH}`) send(response, orderBody);
  else if (mayRead && url.pathname === VOUCHER_PATH) {
    setTimeout(() => send(response, voucherBody), VOUCHER_MS);
  } else send(response, checkoutBody(url.pathname));
});

// Reports over the channel how many requests have arrived so far.
process.on('message', () => process.send?.({ calls }));
serve(http);

/** Sends a body with status 200, or 404 for null. */
function send(response: ServerResponse, found: string | null): void {
  const body = found ?? MISSING;
  response.writeHead(found === null ? 404 : 200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
