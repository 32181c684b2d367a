import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, goodParts, part, picture } from '../../test-kit/send-upload.ts';
import { ReceivedFile } from '../graphql/scalars/received-file.ts';
import { FileCollector } from './file-collector.ts';
import { HeldBytes } from './held-bytes.ts';
import { readUpload, type UploadBody } from './read-upload.ts';

const MOST = 100_000;

let held: HeldBytes;
let server: Server;
const bodies: UploadBody[] = [];

beforeEach(async () => {
  held = new HeldBytes(MOST);
  bodies.length = 0;
  server = createServer((request, response) => {
    void readUpload(request, held).then((body) => {
      bodies.push(body);
      response.writeHead(body.ok ? 200 : body.refusal.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise<void>((resolve) => void server.close(() => resolve())));

function send(file: Uint8Array<ArrayBuffer>, end = `\r\n${goodParts.end}`): Promise<Response> {
  const { operations, map } = goodParts;
  const start = part('name="0"; filename="a.png"', '').slice(0, -2);
  const body = Buffer.concat([bytesOf(operations + map + start), file, bytesOf(end)]);
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'apollo-require-preflight': '1',
    },
    body,
  });
}

/** Whether the process holds nothing any more. */
const isFree = () => {
  const free = held.take(MOST);
  if (free) held.give(MOST);
  return free;
};

describe('the memory for uploads', () => {
  it('is shared: whoever finds no room is told to come again, and there is room when others are done', async () => {
    expect((await send(picture('png', 60_000))).status).toBe(200);
    expect((await send(picture('png', 60_000))).status).toBe(503);
    const [first] = bodies;
    if (first?.ok === true) first.release();
    expect(isFree()).toBe(true);
    expect((await send(picture('png', 60_000))).status).toBe(200);
  });

  it('is given back after a refusal', async () => {
    expect((await send(picture('png', 60_000), '')).status).toBe(400);
    expect(isFree()).toBe(true);
  });

  it('is given back when the client goes away in the middle', async () => {
    const { operations, map } = goodParts;
    const begun = part('name="0"; filename="a.png"', 'x'.repeat(50_000)).trimEnd();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nhost: a\r\napollo-require-preflight: 1\r\ncontent-length: 90000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n${operations}${map}${begun}`,
    );
    await expect.poll(isFree).toBe(false);
    socket.destroy();
    await expect.poll(() => bodies.map(({ ok }) => ok)).toEqual([false]);
    expect(isFree()).toBe(true);
  });

  it('holds nothing but the beginning of a file that is too large', () => {
    const collector = new FileCollector(50_000, held);
    for (let piece = 0; piece < 100; piece += 1) {
      expect(collector.take(picture('png', 1_000))).toBe(true);
    }
    const file = collector.file('a.png');
    expect([file.size, file.content.length]).toEqual([50_001, 4_096]);
    expect(held.take(MOST - 4_096)).toBe(true);
  });
});

describe('a file in pieces of any size', () => {
  it('is the same file', () => {
    const pieces = fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(pieces, fc.integer({ min: 1, max: 60_000 }), (parts, most) => {
        const room = new HeldBytes(MOST);
        const collector = new FileCollector(most, room);
        for (const piece of parts) expect(collector.take(piece)).toBe(true);
        const whole = Buffer.concat(parts);
        const file = collector.file('a');
        const isTooLarge = whole.length > most;
        expect(file.size).toBe(isTooLarge ? most + 1 : whole.length);
        expect(whole.subarray(0, 4_096 < most ? 4_096 : most).equals(file.head)).toBe(true);
        if (!isTooLarge) expect(whole.equals(file.content)).toBe(true);
        collector.release();
        expect(room.take(MOST)).toBe(true);
      }),
    );
  });

  it('cannot be seen by walking over it', () => {
    expect(Object.values(new ReceivedFile('a.png', 3, new Uint8Array(3)))).toEqual([]);
  });
});
