import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { S3Server } from '../../test-kit/s3-server.ts';
import type { ObjectStorageSettings } from '../object-storage-settings.ts';
import { S3Storage } from './s3-storage.ts';
import { StorageUnavailableError } from './storage-unavailable-error.ts';

let server: S3Server;
beforeAll(async () => {
  server = await S3Server.start();
});
afterAll(() => server.remove());

const BYTES = Buffer.from('a receipt');
const NAME = 'receipts/a.jpg';

function storage(changes: Partial<ObjectStorageSettings> = {}, timeoutMs?: number) {
  const onNotRemoved = vi.fn();
  const files = new S3Storage({ ...server.settings, ...changes }, onNotRemoved, timeoutMs);
  return { files, onNotRemoved, put: () => files.put(NAME, BYTES, 'image/jpeg') };
}

/** A proxy that forwards requests and drops the responses to the first `lost` of them. */
async function losingResponses(
  lost: number,
): Promise<{ endpoint: string; requests: () => number }> {
  let requests = 0;
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    requests += 1;
    const upstream = connect(server.port, '127.0.0.1');
    const isLost = requests <= lost;
    for (const socket of [client, upstream]) {
      sockets.add(socket.on('error', () => undefined));
      socket.on('close', () => (client.destroy(), upstream.destroy()));
    }
    client.pipe(upstream);
    if (isLost) upstream.once('data', () => client.destroy());
    else upstream.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  const { port } = proxy.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${String(port)}`, requests: () => requests };
}

describe('S3Storage', () => {
  it('stores a file under its content type', async () => {
    await storage().put();
    const { endpoint, bucket } = server.settings;
    const response = await fetch(`${endpoint}/${bucket}/${NAME}`);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(await response.text()).toBe('a receipt');
  });

  it('sends a file again when the response is lost, and stores it once', async () => {
    const { endpoint, requests } = await losingResponses(2);
    const { files } = storage({ endpoint });
    await files.put('lost/b.jpg', BYTES, 'image/jpeg');
    expect(requests()).toBe(3);
    expect(server.storedNames().filter((name) => name.startsWith('lost/'))).toEqual(['lost/b.jpg']);
    expect(await files.get('lost/b.jpg')).toEqual(BYTES);
  });

  it('gives up after three calls', async () => {
    const { endpoint, requests } = await losingResponses(9);
    await expect(storage({ endpoint }).put()).rejects.toThrow(StorageUnavailableError);
    expect(requests()).toBe(3);
  });

  it('fails after its timeouts while the storage hangs, and recovers', async () => {
    const { files, put, onNotRemoved } = storage({}, 100);
    server.hang(true);
    await expect(put()).rejects.toThrow('The object storage cannot be reached');
    await expect(files.get(NAME)).rejects.toThrow(StorageUnavailableError);
    await files.remove(NAME);
    expect(onNotRemoved).toHaveBeenCalledOnce();
    server.hang(false);
    await storage().put();
  });

  it('reports why a storage cannot be reached', async () => {
    const { put } = storage();
    await server.stop();
    await expect(put()).rejects.toThrow('The object storage cannot be reached: ECONNREFUSED');
    await server.restart();
    await put();
  });

  it.each<[string, Partial<ObjectStorageSettings>, string]>([
    ['key', { secretAccessKey: 'wrong' }, 'responds to PUT with 403 (SignatureDoesNotMatch)'],
    ['key id', { accessKeyId: 'nobody' }, 'responds to PUT with 403 (InvalidAccessKeyId)'],
    ['bucket', { bucket: 'missing' }, 'responds to PUT with 404 (NoSuchBucket)'],
  ])('reports a wrong %s, without the secret and without a retry', async (_what, changes, text) => {
    const { files, put } = storage(changes);
    await expect(put()).rejects.toThrow(`The object storage ${text}`);
    await expect(put()).rejects.not.toThrow('wrong');
    await expect(files.get('receipts/none.jpg')).rejects.toThrow(StorageUnavailableError);
  });
});
