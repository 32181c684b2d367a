import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import type { Answer } from '../../test-kit/shop-client.ts';

const RUNS = 250;

const { client, clock, tokenOf } = await freshShop();

/** Bytes as a path or query may hold them: percent-encoded, valid text or not. */
const encodedBytes = fc
  .uint8Array({ maxLength: 40 })
  .map((bytes) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

const naughty = fc.constantFrom(
  "'; DROP TABLE products; --",
  '1 OR 1=1',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '\0',
  '\u202e\u0000',
  '%',
  '_',
  '\\',
  '-0',
  '1e400',
  'NaN',
  'null',
  '__proto__',
  '9'.repeat(400),
);
const encodedText = fc.oneof(encodedBytes, naughty.map(encodeURIComponent));

const bodyValue = fc.oneof(
  naughty,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom('\ud800', 'x\udfff', null, true, -1, 0.1, 2 ** 53, 1e308, [], {}, [[]]),
  fc.integer(),
);

function expectRefusalOrSuccess(answer: Answer): void {
  expect(answer.status).toBeLessThan(500);
  expect(answer.body).toMatchObject({ status: answer.status < 300 ? 'success' : 'error' });
  expect(answer.text).not.toMatch(/node_modules|at .*\.ts|select |syntax error/i);
}

describe('whatever a stranger sends', () => {
  it('in a path is answered, never a fault', async () => {
    const folders = fc.constantFrom('', 'product/', 'images/', 'images/product/', 'profile/');
    await fc.assert(
      fc.asyncProperty(folders, encodedText, async (folder, text) => {
        expectRefusalOrSuccess(await client.get(`/${folder}${text}`));
      }),
      { numRuns: RUNS },
    );
  });

  it('in a query is answered, never a fault', async () => {
    const paths = fc.constantFrom('product', 'product-category', 'city', 'district', 'province');
    const names = fc.constantFrom('s', 'category', 'sort', 'page', 'province', 'city', 'featured');
    const query = fc.array(fc.tuple(names, encodedText), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(paths, query, async (path, pairs) => {
        const text = pairs.map(([name, value]) => `${name}=${value}`).join('&');
        expectRefusalOrSuccess(await client.get(`/${path}?${text}`));
      }),
      { numRuns: RUNS },
    );
  });

  it('in a body is answered, never a fault, with or without a token', async () => {
    const token = await tokenOf(8);
    const paths = fc.constantFrom('/login', '/register', '/profile', '/change-password');
    const fields = fc.constantFrom(
      'phone',
      'password',
      'first_name',
      'last_name',
      'gender',
      'confirm_password',
      'terms',
      'current_password',
      'new_password',
      'confirm_new_password',
      '__proto__',
    );
    await fc.assert(
      fc.asyncProperty(paths, fc.dictionary(fields, bodyValue), async (path, body) => {
        clock.advance(10_000);
        expectRefusalOrSuccess(await client.post(path, body, { token }));
      }),
      { numRuns: RUNS },
    );
  });
});
