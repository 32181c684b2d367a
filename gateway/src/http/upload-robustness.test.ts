import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import {
  bytesOf,
  goodParts,
  picture,
  receiptRoutes,
  sendParts,
  sendUpload,
} from '../../test-kit/send-upload.ts';

const shop = gatewayForAll(receiptRoutes);

const { operations, map, file, end } = goodParts;
const good = operations + map + file + end;

const head =
  'POST /graphql HTTP/1.1\r\nhost: a\r\napollo-require-preflight: 1\r\ncontent-type: multipart/form-data; boundary=x\r\n';

/** Sends bytes over a new socket, `more` of them repeatedly, and returns what was received. */
function rawUpload(rest: string, more = '', times = 0): Promise<string> {
  const { port, hostname } = new URL(shop.url);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(head + rest, 'latin1');
      for (let round = 0; round < times; round += 1) socket.write(more);
    });
    socket.on('data', (data: Buffer) => (text += data.toString()));
    socket.on('error', () => null);
    socket.on('close', () => resolve(text));
  });
}

describe('upload far above the limit', () => {
  it('rejects the upload by its Content-Length or its bytes before its end', async () => {
    const declared = await rawUpload(`content-length: 2000000000\r\n\r\n${good}`);
    expect(declared).toMatch(/^HTTP\/1.1 413 .*connection: close/is);
    expect(declared).toContain("Image size can't be larger than 1 MB");
    const piece = `${(1_000_000).toString(16)}\r\n${'a'.repeat(1_000_000)}\r\n`;
    const start = operations + map + file;
    const endless = await rawUpload(
      `transfer-encoding: chunked\r\n\r\n${start.length.toString(16)}\r\n${start}\r\n`,
      piece,
      81,
    );
    expect(endless).toMatch(/^HTTP\/1.1 413 .*connection: close/is);
  });
});

describe('upload on a closed connection', () => {
  it('leaves nothing in memory and calls no REST endpoint', async () => {
    const { port, hostname } = new URL(shop.url);
    const body = `${operations + map}--x\r\nContent-Disposition: form-data; name="0"; filename="a.png"\r\n\r\n`;
    for (let round = 0; round < 20; round += 1) {
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(`${head}content-length: 500000\r\n\r\n${body}`);
          socket.write(picture('png', 100_000), () => socket.destroy());
        });
        socket.on('close', () => resolve());
      });
    }
    expect(shop.upstream.count()).toBe(0);
    expect(shop.logLines.join('')).not.toMatch(/request failed|unexpected error/);
    expect((await sendUpload(shop)).data.uploadReceipt.userErrors).toEqual([]);
  });
});

describe('upload of random parts', () => {
  it('receives 200 or 4xx, and the shop receives no invalid upload', async () => {
    const pieces = fc.constantFrom(operations, map, file, end, '--x\r\n', '\r\n', '--x--', '\0');
    const mutated = fc.oneof(
      fc.array(pieces, { maxLength: 8 }).map((list) => bytesOf(list.join(''))),
      fc
        .tuple(fc.nat(good.length), fc.nat(40), fc.uint8Array({ maxLength: 12 }))
        .map(([at, gone, put]) =>
          Buffer.concat([bytesOf(good.slice(0, at)), put, bytesOf(good.slice(at + gone))]),
        ),
    );
    await fc.assert(
      fc.asyncProperty(mutated, async (body) => {
        shop.upstream.clearCalls();
        const response = await sendParts(shop, new Uint8Array(body));
        expect([200, 400, 413, 415]).toContain(response.status);
        if (response.status !== 200) {
          expect(response.errors[0]?.extensions['code']).toMatch(/^[A-Z_]+$/);
          expect(shop.upstream.count()).toBe(0);
        }
      }),
      { numRuns: 300 },
    );
  });
});
