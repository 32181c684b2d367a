// @vitest-environment node
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodeBody, wantedEncoding } from './compress.ts';

const page = '<p>Belanja handphone dan laptop</p>'.repeat(200);

describe('a page on its way', () => {
  it('is brotli for those who take it', async () => {
    const { bytes, encoding } = await encodeBody(page, wantedEncoding('gzip, deflate, br'));
    expect(encoding).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(page);
  });

  it('is gzip for those who only take that', async () => {
    const { bytes, encoding } = await encodeBody(page, wantedEncoding('gzip;q=0.8, br;q=0'));
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toBe(page);
  });

  it.each(['', 'identity', 'br;q=0.0'])('goes as it is for %j', async (header) => {
    expect(await encodeBody(page, wantedEncoding(header))).toEqual({
      bytes: Buffer.from(page),
      encoding: null,
    });
  });

  it('goes as it is when it is short', async () => {
    expect((await encodeBody('<p>x</p>', 'br')).encoding).toBeNull();
  });
});
