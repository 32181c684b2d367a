import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf, goodParts, part, picture } from '../../test-kit/send-upload.ts';
import { ReceivedFile } from '../graphql/scalars/received-file.ts';
import { FileBuffer } from './file-buffer.ts';
import { readUpload, type Upload } from './read-upload.ts';
import { RequestError } from './request-error.ts';
import { UploadMemory } from './upload-memory.ts';

const LIMIT = 100_000;

let memory: UploadMemory;
let server: Server;
const uploads: Upload[] = [];
const rejected: unknown[] = [];

beforeEach(async () => {
  memory = new UploadMemory(LIMIT);
  uploads.length = 0;
  rejected.length = 0;
  server = createServer((request, response) => {
    readUpload(request, memory).then(
      (upload) => {
        uploads.push(upload);
        response.end();
      },
      (error: unknown) => {
        rejected.push(error);
        const status = error instanceof RequestError ? error.rejection.status : 500;
        response.writeHead(status).end();
      },
    );
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

/** Whether all of the memory is free. */
const isFree = () => {
  const free = memory.reserve(LIMIT);
  if (free) memory.release(LIMIT);
  return free;
};

describe('readUpload', () => {
  it('returns 503 while other uploads fill the memory, and accepts files after their release', async () => {
    expect((await send(picture('png', 60_000))).status).toBe(200);
    expect((await send(picture('png', 60_000))).status).toBe(503);
    uploads[0]?.release();
    expect(isFree()).toBe(true);
    expect((await send(picture('png', 60_000))).status).toBe(200);
  });

  it('releases the memory of an upload that it rejects', async () => {
    expect((await send(picture('png', 60_000), '')).status).toBe(400);
    expect(isFree()).toBe(true);
  });

  it('releases the memory when the client disconnects before the end of the file', async () => {
    const { operations, map } = goodParts;
    const start = part('name="0"; filename="a.png"', 'x'.repeat(50_000)).trimEnd();
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nhost: a\r\napollo-require-preflight: 1\r\ncontent-length: 90000\r\ncontent-type: multipart/form-data; boundary=x\r\n\r\n${operations}${map}${start}`,
    );
    await expect.poll(isFree).toBe(false);
    socket.destroy();
    await expect.poll(() => rejected).toHaveLength(1);
    expect(isFree()).toBe(true);
  });
});

describe('FileBuffer', () => {
  it('retains only the beginning of a file that is too large', () => {
    const buffer = new FileBuffer(50_000, memory);
    for (let chunk = 0; chunk < 100; chunk += 1) {
      expect(buffer.add(picture('png', 1_000))).toBe(true);
    }
    const file = buffer.file('a.png');
    expect([file.size, file.content.length]).toEqual([50_001, 4_096]);
    expect(memory.reserve(LIMIT - 4_096)).toBe(true);
  });

  it('returns the same file for chunks of any size', () => {
    const chunkLists = fc.array(fc.uint8Array({ maxLength: 3_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(chunkLists, fc.integer({ min: 1, max: 60_000 }), (chunks, limit) => {
        const free = new UploadMemory(LIMIT);
        const buffer = new FileBuffer(limit, free);
        for (const chunk of chunks) expect(buffer.add(chunk)).toBe(true);
        const whole = Buffer.concat(chunks);
        const file = buffer.file('a');
        const isTooLarge = whole.length > limit;
        expect(file.size).toBe(isTooLarge ? limit + 1 : whole.length);
        expect(whole.subarray(0, Math.min(4_096, limit)).equals(file.head)).toBe(true);
        if (!isTooLarge) expect(whole.equals(file.content)).toBe(true);
        buffer.release();
        expect(free.reserve(LIMIT)).toBe(true);
      }),
    );
  });
});

describe('ReceivedFile', () => {
  it('exposes no enumerable field with the bytes', () => {
    expect(Object.values(new ReceivedFile('a.png', 3, new Uint8Array(3)))).toEqual([]);
  });
});
