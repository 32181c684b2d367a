import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { placedOrder } from '../../../test-kit/placed-order.ts';
import { storedFiles, photo } from '../../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../../test-kit/temporary-data-dir.ts';

const dataDir = temporaryDataDir();
const shop = await freshShop({ settings: { dataDir } });
const { client, clock, url } = shop;
const payment = (await placedOrder(shop)).payments[0]!;
const good = await photo();

const PATH = '/order/confirm-payment';
const BOUNDARY = 'batas-uji';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const REQUIRED = { payment_receipt: ['Kolom Bukti Pembayaran harus diisi'] };

/** A part of a form, as bytes. */
function part(name: string, content: string | Buffer, fileName?: string): Buffer {
  const file = fileName === undefined ? '' : `; filename="${fileName}"`;
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

const end = Buffer.from(`--${BOUNDARY}--\r\n`);
const id = part('order_payment_id', String(payment.id));
const hash = part('order_payment_hash', payment.hash);
const file = part('payment_receipt', good, 'bukti.png');
const nested = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="payment_receipt"\r\nContent-Type: multipart/mixed; boundary=dalam\r\n\r\n--dalam\r\nContent-Disposition: file; filename="a.png"\r\n\r\nx\r\n--dalam--\r\n`,
);
const whole = Buffer.concat([id, hash, file, end]);

function send(body: Buffer, type = TYPE) {
  clock.advance(4_000);
  return client.raw('POST', PATH, new Uint8Array(body), type);
}

describe('multipart form of a receipt', () => {
  it('accepts parts in any order, a preamble and an epilogue', async () => {
    expect((await send(whole)).status).toBe(200);
    const turned = [Buffer.from('pembuka\r\n'), file, hash, id, end, Buffer.alloc(3_000, 65)];
    expect((await send(Buffer.concat(turned))).status).toBe(200);
    expect(await storedFiles(shop)).toHaveLength(1);
  });

  it.each<[string, Buffer, string]>([
    ['has no boundary', whole, 'multipart/form-data'],
    ['has an empty boundary', whole, 'multipart/form-data; boundary='],
    ['has another boundary', whole, 'multipart/form-data; boundary=lain'],
    ['has an endless boundary', whole, `multipart/form-data; boundary=${'b'.repeat(5_000)}`],
    ['is empty', Buffer.alloc(0), TYPE],
    ['has no end', Buffer.concat([id, hash, file]), TYPE],
    ['is cut in its file', whole.subarray(0, -70), TYPE],
    ['is cut in a header', whole.subarray(0, 60), TYPE],
    ['has two files', Buffer.concat([id, hash, file, file, end]), TYPE],
    ['repeats a field', Buffer.concat([id, id, hash, file, end]), TYPE],
    ['has a thousand parts', Buffer.concat([...Array<Buffer>(1_000).fill(id), file, end]), TYPE],
    [
      'has ten thousand fields',
      Buffer.concat([...Array.from({ length: 10_000 }, (_, n) => part(`f${n}`, '1')), end]),
      TYPE,
    ],
    ['has a field of a megabyte', Buffer.concat([part('x', 'x'.repeat(900_000)), end]), TYPE],
    ['has a name of a megabyte', Buffer.concat([part('x'.repeat(900_000), 'x'), end]), TYPE],
    [
      'has a part without a name',
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
      ),
      TYPE,
    ],
  ])('returns 400 when it %s', async (_what, body, type) => {
    const before = await storedFiles(shop);
    const response = await send(body, type);
    expect([response.status, response.body.message]).toEqual([
      400,
      'Permintaan tidak dapat dibaca',
    ]);
    expect(await storedFiles(shop)).toEqual(before);
  });

  it.each<[string, Buffer]>([
    ['no file', Buffer.concat([id, hash, end])],
    ['its file under another name', Buffer.concat([id, hash, part('file', good, 'a.png'), end])],
    [
      'a field in the place of the file',
      Buffer.concat([id, hash, part('payment_receipt', 'x'), end]),
    ],
    ['a form in the place of the file', Buffer.concat([id, hash, nested, end])],
  ])('returns 422 when it has %s', async (_what, body) => {
    const response = await send(body);
    expect([response.status, response.body.errors]).toEqual([422, REQUIRED]);
  });

  it('returns 415 for another content type', async () => {
    for (const type of ['application/json', 'application/x-www-form-urlencoded', 'image/png']) {
      expect((await send(whole, type)).status).toBe(415);
    }
  });

  it('rejects fields named __proto__ and constructor, without a change of prototypes', async () => {
    const names = Buffer.concat([part('__proto__', 'x'), part('constructor', 'x'), end]);
    expect((await send(names)).status).toBe(422);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

describe('file name of a receipt', () => {
  it.each([
    '../../x.png',
    '..\\..\\x.png',
    '/etc/passwd.png',
    'C:\\Windows\\x.png',
    'a\0.png',
    '%00.png',
    `${'x'.repeat(5_000)}.png`,
    'a\u202egnp.png',
    'con.png',
    '.png',
    "'; DROP TABLE receipts; --.png",
    '<img src=x onerror=alert(1)>.png',
  ])('stores no file under the sent name: %j', async (name) => {
    const body = Buffer.concat([id, hash, part('payment_receipt', good, name), end]);
    const { status } = await send(body);
    expect([200, 422]).toContain(status);
    expect(await readdir(dataDir)).toEqual(['receipts']);
    for (const name of await storedFiles(shop)) expect(name).toMatch(/^[0-9a-f]{40}\.jpg$/);
  });

  it('rejects a file name with a line break', async () => {
    const body = Buffer.concat([id, hash, part('payment_receipt', good, 'a\r\nX: y.png'), end]);
    expect((await send(body)).status).toBe(422);
  });
});

describe('arbitrary bytes as a multipart form', () => {
  it('responds without 500, and stores at most one picture', async () => {
    const position = fc.nat({ max: whole.length - 1 });
    const change = fc.tuple(position, fc.nat({ max: 255 }));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 6 }),
        fc.option(position),
        async (changes, length) => {
          const body = Buffer.from(whole);
          for (const [at, byte] of changes) body[at] = byte;
          const response = await send(body.subarray(0, length ?? body.length));
          expect(response.status).toBeLessThan(500);
          expect(response.body.status).toBe(response.status === 200 ? 'success' : 'error');
        },
      ),
      { numRuns: 200 },
    );
    expect((await storedFiles(shop)).length).toBeLessThanOrEqual(1);
  });
});

/** Sends the start of an upload over a separate connection. */
function begin(bytes: string | Buffer) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  let response = '';
  socket.on('data', (data) => (response += data.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(response));
  });
  return { socket, closed };
}

const HEAD = `POST ${PATH} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${TYPE}\r\n`;

describe('unfinished upload', () => {
  it('leaves no file after five hundred aborted uploads', async () => {
    const before = await storedFiles(shop);
    const half = Buffer.concat([
      Buffer.from(`${HEAD}content-length: 900000\r\n\r\n`),
      id,
      hash,
      randomBytes(400_000),
    ]);
    for (let round = 0; round < 10; round += 1) {
      clock.advance(60_000);
      const uploads = Array.from({ length: 50 }, () => begin(half));
      await Promise.all(
        uploads.map(async ({ socket, closed }) => {
          await new Promise((resolve) => socket.write('x', resolve));
          socket.destroy();
          await closed;
        }),
      );
    }
    expect(await storedFiles(shop)).toEqual(before);
    expect((await send(whole)).status).toBe(200);
  });

  it('returns 413 without Content-Length', async () => {
    clock.advance(60_000);
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const chunks = `${chunk.repeat(20)}0\r\n\r\n`;
    const { closed } = begin(`${HEAD}transfer-encoding: chunked\r\n\r\n${chunks}`);
    expect(await closed).toMatch(/^HTTP\/1\.1 413 /);
  });
});
