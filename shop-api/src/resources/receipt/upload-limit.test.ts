import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';

const UPLOADS_AT_ONCE = 60;

const { url } = await freshShop({ settings: { trustProxy: ['loopback'] } });
const uploads: ClientRequest[] = [];
afterAll(() => {
  for (const upload of uploads) upload.destroy();
});

interface Upload {
  readonly request: ClientRequest;
  readonly response: Promise<IncomingMessage>;
}

/**
 * Starts an upload from a new address and leaves its body open. When the shop responds with 100, the upload has been
 * counted.
 */
async function beginUpload(): Promise<Upload> {
  const upload = request(`${url}/order/confirm-payment`, {
    method: 'POST',
    headers: {
      'content-type': 'multipart/form-data; boundary=x',
      'x-forwarded-for': `10.0.0.${uploads.length}`,
      expect: '100-continue',
    },
  });
  uploads.push(upload);
  const response = new Promise<IncomingMessage>((resolve, reject) => {
    upload.once('response', resolve).on('error', reject);
  });
  response.catch(() => undefined);
  upload.flushHeaders();
  await once(upload, 'continue');
  return { request: upload, response };
}

/** Ends an upload without a form, which returns 400 where it is not rejected. */
async function endUpload(upload: Upload): Promise<number | undefined> {
  upload.request.end();
  return (await upload.response).statusCode;
}

describe('POST /order/confirm-payment', () => {
  it('returns 429 during 60 other uploads, and accepts the next when one of them ends', async () => {
    const open: Upload[] = [];
    for (let n = 0; n < UPLOADS_AT_ONCE; n += 1) open.push(await beginUpload());
    const { statusCode, headers } = await (await beginUpload()).response;
    expect([statusCode, headers['retry-after']]).toEqual([429, '5']);

    expect(await endUpload(open[0]!)).toBe(400);
    expect(await endUpload(await beginUpload())).toBe(400);
    expect(await endUpload(open.at(-1)!)).toBe(400);
  });
});
