import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { galaxy } from '../../test-kit/samples.ts';

const product = { ...galaxy, description: 'a'.repeat(1_000_000) };
const shop = gatewayForAll({ [`GET /product/${galaxy.url_slug}`]: ok(product) });

/** About 14 MB; the personal field prevents caching. */
const descriptions = Array.from({ length: 14 }, (_, index) => `d${index}: description`).join(' ');
const query = `{ me { firstName } product(by: { slug: "${galaxy.url_slug}" }) { ${descriptions} } }`;

const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients) client.destroy();
});

/** Sends the query and reads nothing. */
function sendRequest(): Promise<void> {
  const { port, hostname } = new URL(shop.url);
  const client = connect(Number(port), hostname).on('error', () => null);
  clients.push(client.pause());
  const body = JSON.stringify({ query });
  const head = `host: a\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
  client.write(`POST /graphql HTTP/1.1\r\n${head}\r\n\r\n${body}`);
  const executed = () => shop.logLines.filter((line) => line.includes('"msg":"operation"')).length;
  return expect.poll(executed).toBe(clients.length);
}

describe('responses that clients do not read', () => {
  it('closes the oldest connection when unread responses fill the memory', async () => {
    for (let turn = 0; turn < 6; turn += 1) await sendRequest();
    // The client reads the buffers of the system before it notices the end.
    clients[0]?.resume();
    await expect.poll(() => clients[0]?.closed, { timeout: 5_000 }).toBe(true);
    expect(clients[5]?.closed).toBe(false);
  });
});
