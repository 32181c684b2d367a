import { afterAll, describe, expect, it } from 'vitest';
import { GatewayProcess } from '../../test-kit/gateway-process.ts';
import { picture, sendUpload } from '../../test-kit/send-upload.ts';

// In a process of its own: a client in the same process sends everything before the gateway closes the connection.
const gateway = new GatewayProcess({ SHOP_API_URL: 'http://127.0.0.1:9' });
afterAll(() => gateway.kill());

const ROUNDS = 5;

describe('fetch with a rejected body', () => {
  it.each([
    ['a file over 16 MB', 413, 'BODY_TOO_LARGE', { file: picture('png', 20_000_000) }],
    [
      'a file of 1 MB without a preflight header',
      400,
      'BAD_REQUEST',
      { file: picture('png', 1_000_000), headers: { 'apollo-require-preflight': '' } },
    ],
    [
      'a file of 15 MB with a wrong map',
      400,
      'BAD_REQUEST',
      { file: picture('png', 15_000_000), map: { 1: ['variables.input.receipt'] } },
    ],
    [
      'a file of 15 MB for another mutation',
      400,
      'UPLOAD_NOT_ALLOWED',
      { file: picture('png', 15_000_000), operations: { query: 'mutation { signOut }' } },
    ],
  ])('receives the error for %s', async (_, status, code, options) => {
    const url = (await gateway.url).replace('/graphql', '');
    for (let round = 0; round < ROUNDS; round += 1) {
      const response = await sendUpload({ url }, options);
      expect([response.status, response.errors[0]?.extensions['code']]).toEqual([status, code]);
    }
  });

  it.each([
    ['JSON of 5 MB', 413, 'application/json'],
    ['5 MB of another type', 415, 'text/plain'],
  ])('receives the error for %s', async (_, status, type) => {
    const request = {
      method: 'POST',
      headers: { 'content-type': type },
      body: ' '.repeat(5_000_000),
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      expect((await fetch(await gateway.url, request)).status).toBe(status);
    }
  });
});
