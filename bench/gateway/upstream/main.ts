// The shop behind every contender: answers the contract's product page and one order out of memory.
import { createServer, type ServerResponse } from 'node:http';
import { serve } from '../serve.ts';
import { orderBody, ORDER_HASH, TOKEN } from './order.ts';
import { productPage } from './product-page.ts';

const MISSING = JSON.stringify({ status: 'error', message: 'Data tidak ditemukan', data: null });

let calls = 0;

const http = createServer((request, response) => {
  calls += 1;
  const url = new URL(request.url ?? '/', 'http://shop.example');
  if (url.pathname === '/product') {
    reply(response, 200, productPage(Number(url.searchParams.get('page') ?? 1)));
    return;
  }
  const mayRead = request.headers.authorization === `Bearer ${TOKEN}`;
  if (url.pathname === `/order/${ORDER_HASH}` && mayRead) reply(response, 200, orderBody);
  else reply(response, 404, MISSING);
});

// Asked for over the channel how many calls have come so far.
process.on('message', () => process.send?.({ calls }));
serve(http);

function reply(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}
