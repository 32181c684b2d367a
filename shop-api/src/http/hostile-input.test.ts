import fc from 'fast-check';
import { describe, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { bodyValue, encodedText, expectRejectionOrSuccess } from '../../test-kit/hostile-input.ts';

const RUNS = 250;

const { client, clock, tokenOf } = await freshShop();

describe('hostile input', () => {
  it('responds to a hostile path without 500', async () => {
    const folders = fc.constantFrom('', 'product/', 'images/', 'images/product/', 'profile/');
    await fc.assert(
      fc.asyncProperty(folders, encodedText, async (folder, text) => {
        expectRejectionOrSuccess(await client.get(`/${folder}${text}`));
      }),
      { numRuns: RUNS },
    );
  });

  it('responds to a hostile query without 500', async () => {
    const paths = fc.constantFrom('product', 'product-category', 'city', 'district', 'province');
    const names = fc.constantFrom('s', 'category', 'sort', 'page', 'province', 'city', 'featured');
    const query = fc.array(fc.tuple(names, encodedText), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(paths, query, async (path, pairs) => {
        const text = pairs.map(([name, value]) => `${name}=${value}`).join('&');
        expectRejectionOrSuccess(await client.get(`/${path}?${text}`));
      }),
      { numRuns: RUNS },
    );
  });

  it('responds to hostile values in a body without 500', async () => {
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
        expectRejectionOrSuccess(await client.post(path, body, { token }));
      }),
      { numRuns: RUNS },
    );
  });
});
