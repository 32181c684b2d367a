import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AddressBook } from '../../test-kit/address-book.ts';
import { addressBody } from '../../test-kit/address-body.ts';
import { orderThatIs } from '../../test-kit/delivered-order.ts';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { bodyValue, encodedText, expectRejectionOrSuccess } from '../../test-kit/hostile-input.ts';
import { users } from '../db/tables/session.ts';

const RUNS = 120;

const fresh = await freshShop();
const { client, db, tokenOf } = fresh;
const token = await tokenOf(7);
const otherCustomer = await tokenOf(8);
const order = await orderThatIs(fresh, token, { isPaid: true, isShipped: true });
const address = (await client.post('/user-address', addressBody(), { token })).body.data;

/** Valid bodies, so that a changed field reaches the code behind the validation. */
const calls = [
  {
    method: 'post',
    path: '/wishlist',
    body: { product_id: 101, product_variant_id: 501, price: 1 },
  },
  { method: 'post', path: '/user-address', body: addressBody() },
  { method: 'put', path: `/user-address/${address.id}`, body: addressBody() },
  { method: 'post', path: '/review', body: { ...order.lines[0], star: 5, review: 'Bagus' } },
  { method: 'post', path: `/order/${order.hash}/refund`, body: { reason: 'Salah warna' } },
] as const;

/** A valid body with one or more malformed fields, and unknown fields. */
const malformed = fc.constantFrom(...calls).chain(({ method, path, body }) => {
  const fields = fc.constantFrom(...Object.keys(body), 'id', 'user_id', 'is_admin', '__proto__');
  const changes = fc.dictionary(fields, bodyValue, { minKeys: 1, maxKeys: 4 });
  return changes.map((change) => ({ method, path, body: { ...body, ...change } }));
});

describe('hostile input of a signed-in customer', () => {
  it('rejects or stores hostile values in a body, without 500', async () => {
    await fc.assert(
      fc.asyncProperty(malformed, async ({ method, path, body }) => {
        expectRejectionOrSuccess(await client[method](path, body, { token }));
      }),
      { numRuns: RUNS * 2 },
    );
  });

  it('rejects or accepts a body that is not an object, without 500', async () => {
    const bodies = fc.oneof(bodyValue, fc.array(bodyValue, { maxLength: 3 }));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...calls), bodies, async ({ method, path }, body) => {
        expectRejectionOrSuccess(await client[method](path, body, { token }));
      }),
      { numRuns: RUNS },
    );
  });

  it('rejects or accepts a hostile id in a path, without 500', async () => {
    const path = fc.oneof(
      encodedText.map((text) => `/wishlist/${text}`),
      encodedText.map((text) => `/user-address/${text}`),
      encodedText.map((text) => `/order/${text}/refund`),
    );
    const methods = fc.constantFrom('post', 'put');
    await fc.assert(
      fc.asyncProperty(path, methods, async (sent, method) => {
        expectRejectionOrSuccess(
          await client[method](sent, addressBody(), { token: otherCustomer }),
        );
        expectRejectionOrSuccess(await client.delete(sent, { token: otherCustomer }));
      }),
      { numRuns: RUNS },
    );
  });

  it('returns only rows of the customer for a hostile table query', async () => {
    const names = fc.constantFrom(
      'draw',
      'start',
      'length',
      'search[value]',
      'search[regex]',
      'order[0][column]',
      'order[0][dir]',
      'order[0]',
      'columns[0][data]',
      'columns[0][name]',
      'columns[1][data]',
      'columns[1][searchable]',
      'columns[0][orderable]',
      'user_id',
    );
    const value = fc.oneof(
      encodedText,
      fc.constantFrom('0', '1', '5', '-1', 'true', 'asc', 'id', 'is_default', 'phone', 'user_id'),
    );
    const query = fc.array(fc.tuple(names, value), { maxLength: 10 });
    const totalOf = async (path: string): Promise<unknown> =>
      (await client.get(`${path}?source=datatables`, { token })).body.recordsTotal;
    const tables = fc.constantFrom(
      { path: '/user-address', total: await totalOf('/user-address') },
      { path: '/order', total: await totalOf('/order') },
    );
    await fc.assert(
      fc.asyncProperty(tables, query, async ({ path, total }, pairs) => {
        const text = pairs.map(([name, value]) => `${name}=${value}`).join('&');
        const response = await client.get(`${path}?${text}&source=datatables`, { token });
        expect(response.status).toBe(200);
        expect(response.body).toMatchObject({
          draw: expect.any(Number),
          recordsTotal: total,
          recordsFiltered: expect.any(Number),
          data: expect.any(Array),
        });
      }),
      { numRuns: RUNS },
    );
  });

  it('returns any stored text unchanged, and does not change other customers', async () => {
    const others = async (): Promise<unknown[]> => [
      await db.select().from(users),
      await new AddressBook(client, otherCustomer).list(),
    ];
    const before = await others();
    const texts = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const sent = { address_name: text, street_address: text };
        const body = addressBody(sent);
        const response = await client.put(`/user-address/${address.id}`, body, { token });
        expectRejectionOrSuccess(response);
        if (response.status !== 200) return;
        const expected = { address_name: text.trim(), street_address: text.trim() };
        expect(response.body.data).toMatchObject(expected);
        const { body: listed } = await client.get('/user-address', { token });
        expect(listed.data).toContainEqual(
          expect.objectContaining({ id: address.id, ...expected }),
        );
      }),
      { numRuns: RUNS },
    );
    expect(await others()).toEqual(before);
  });
});
