import { beforeEach, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { orderBody } from '../../../test-kit/order-body.ts';
import { changedOrder, type Change } from '../../../test-kit/changed-order.ts';

const { client, clock } = await freshShop();

beforeEach(() => clock.advance(60_000));

describe('POST /order with tampered amounts', () => {
  const figures = [
    'total_weight',
    'total',
    'voucher_discount',
    'shipping_fee',
    'additional_shipping_fee',
    'total_shipping_fee',
    'insurance_fee_percentage',
    'insurance_fee_amount',
    'total_insurance_fee',
    'payment_fee',
    'grand_total',
    'details.0.price',
    'details.0.weight',
    'details.0.total_weight',
    'payments.0.amount',
    'payments.0.fee_amount',
    'payments.0.total',
  ];
  const good = orderBody({ pay: [{ method: 3 }] });

  function valueAt(path: string): number {
    const [list, , field] = path.split('.');
    const holder = list !== path ? (good[list ?? ''] as Change[])[0] : good;
    return Number(holder?.[field ?? path]);
  }

  it.each(figures)('rejects other values of %s', async (field) => {
    clock.advance(60_000);
    const present = valueAt(field);
    const values = [
      0,
      -present,
      present - 1,
      present + 1,
      null,
      9_007_199_254_740_991,
      1e300,
      'NaN',
    ];
    for (const value of values.filter((each) => Number(each) !== present || each === null)) {
      if (value === null && present === 0) continue;
      const { status } = await client.post(
        '/order',
        changedOrder({ [field]: value }, { pay: [{ method: 3 }] }),
      );
      expect([409, 422], `${field} ${String(value)}`).toContain(status);
    }
  });

  it('accepts the original amounts', async () => {
    expect((await client.post('/order', good)).status).toBe(201);
  });
});
