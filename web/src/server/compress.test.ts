import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeBody, wantedEncoding } from './compress.ts';

const page = '<p>Belanja handphone dan laptop</p>'.repeat(200);

describe('encodeBody', () => {
  it('uses brotli where the browser accepts it', async () => {
    const { bytes, encoding } = await encodeBody(page, wantedEncoding('gzip, deflate, br'));
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(page);
  });

  it('uses gzip where the browser does not accept brotli', async () => {
    const { bytes, encoding } = await encodeBody(page, wantedEncoding('gzip;q=0.8, br;q=0'));
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toBe(page);
  });

  it.each(['', 'identity', 'br;q=0.0'])(
    'does not compress for the Accept-Encoding %j',
    async (header) => {
      expect(await encodeBody(page, wantedEncoding(header))).toEqual({
        bytes: Buffer.from(page),
        encoding: null,
      });
    },
  );

  it('leaves short pages uncompressed', async () => {
    expect((await encodeBody('<p>x</p>', 'br')).encoding).toBeNull();
  });
});
