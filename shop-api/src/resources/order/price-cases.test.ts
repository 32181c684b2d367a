import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { caseBody, prepareCase, type PriceCase } from '../../../test-kit/price-case-shop.ts';
import { orders } from '../../db/tables/order.ts';
import type { FeeOption } from '../shipping/tariff.ts';

/** The price cases contain courier fees that no tariff has. */
const fees = vi.hoisted(() => ({ options: new Array<FeeOption>() }));
vi.mock('../shipping/tariff.ts', () => ({ courierOptions: () => fees.options }));

const file = new URL('../../../../domain/cases/price-cases.json', import.meta.url);
const { cases }: { cases: PriceCase[] } = JSON.parse(readFileSync(file, 'utf8'));
const submittable = cases.filter((each) => each.expected['submittable'] === true);
const others = cases.filter((each) => each.expected['submittable'] === false);

const { client, clock, db, tokenOf } = await freshShop();

beforeEach(() => clock.advance(120_000));

/** The body of a case in a shop that is ready for it, and the token of its customer. */
async function prepared(each: PriceCase) {
  const { userId, voucherId } = await prepareCase(db, each);
  const option = each.input.shipping_option;
  fees.options = option === null ? [] : [{ ...option, etd: '', cost: Number(option.cost) }];
  return { body: caseBody(each, voucherId), token: await tokenOf(userId) };
}

const figures = [
  'total',
  'voucher_discount',
  'shipping_fee',
  'additional_shipping_fee',
  'total_shipping_fee',
  'total_insurance_fee',
  'payment_fee',
  'grand_total',
] as const;

describe('POST /order with the price cases that can be submitted (shop-api.md 8, check 8)', () => {
  it('covers most price cases', () => {
    expect(submittable.length).toBeGreaterThanOrEqual(35);
  });

  it.each(submittable)(
    'rejects each amount of $id $title with one rupiah more, then accepts the order',
    async (each) => {
      const { body, token } = await prepared(each);
      const ordersBefore = await db.$count(orders);
      for (const figure of figures) {
        const off = { ...body, [figure]: Number(body[figure]) + 1 };
        const { status } = await client.post('/order', off, { token });
        expect([409, 422], `${figure} one more`).toContain(status);
      }
      const rows = each.expected.payments;
      for (const position of rows.keys()) {
        const off = rows.map((row, index) =>
          index === position ? { ...row, amount: Number(row['amount']) + 1 } : row,
        );
        const { status } = await client.post('/order', { ...body, payments: off }, { token });
        expect(status, `row ${position} one more`).toBe(422);
      }
      expect(await db.$count(orders)).toBe(ordersBefore);

      const { status, body: response } = await client.post('/order', body, { token });
      expect(response.errors).toBeUndefined();
      expect(status).toBe(201);
      expect(response.data.grand_total).toBe(each.expected['grand_total']);
      const { data } = (await client.get(`/order/${response.data.hash}`, { token })).body;
      expect(data).toMatchObject({
        total: each.expected['total'],
        voucher_discount: each.expected['voucher_discount'],
        total_shipping_fee: each.expected['total_shipping_fee'],
        total_insurance_fee: each.expected['total_insurance_fee'],
        payment_fee: each.expected['payment_fee'],
        grand_total: each.expected['grand_total'],
        total_weight: Number(each.expected['total_weight']),
        order_payments: rows.map((row) => ({ total: row['total'] })),
      });
    },
  );
});

describe('POST /order with the price cases that cannot be submitted', () => {
  it.each(others)('rejects $id $title', async (each) => {
    const { body, token } = await prepared(each);
    const { status, body: response } = await client.post('/order', body, { token });
    expect(status).toBe(422);
    const message = each.expected['voucher_message'];
    if (typeof message === 'string') expect(response.errors.voucher_code).toEqual([message]);
    if (each.expected['payments_match'] === false) {
      expect(response.errors.payments).toEqual([
        'Total Jumlah Pembayaran harus sama dengan Total Tagihan',
      ]);
    }
  });
});
