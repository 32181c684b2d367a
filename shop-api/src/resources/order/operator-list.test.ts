import { orderStatusLabels } from '@gawai/domain/texts/labels';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderThatIs, type OrderProgress } from '../../../test-kit/delivered-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { orderPayments } from '../../db/tables/order.ts';

const fresh = await freshShop();
const { client, db, operator, tokenOf } = fresh;
const budi = await tokenOf(7);

const createOrder = (progress: OrderProgress, token?: string) =>
  orderThatIs(fresh, token, progress);
const waiting = await createOrder({});
const processing = await createOrder({ isPaid: true }, budi);
const shipped = await createOrder({ isPaid: true, isShipped: true });
const refunded = await createOrder({ isPaid: true, isShipped: true, isRefunded: true });
const voided = await createOrder({ isRefunded: true });
await client.post(`/order/${processing.hash}/refund`, { reason: 'Rusak' }, { token: budi });
await db
  .update(orderPayments)
  .set({ needsAttention: true })
  .where(eq(orderPayments.orderId, voided.id));

async function list(query: string): Promise<unknown[]> {
  const { status, body } = await operator.get(`order${query}`);
  expect(status).toBe(200);
  return pluck(body.data.data, 'hash');
}

describe('GET /operator/order', () => {
  it.each([
    ['', [voided, refunded, shipped, processing, waiting]],
    ['?state=awaiting_payment', [waiting]],
    ['?state=processing', [processing]],
    ['?state=shipped', [shipped]],
    ['?state=refunded', [refunded]],
    ['?state=voided', [voided]],
    ['?state=refund_requested', [processing]],
    ['?state=attention', [voided]],
    ['?state=attention&s=santoso', [voided]],
    ['?state=attention&s=sari', []],
    ['?page=2', []],
  ])('lists orders newest first with %s', async (query, expected) => {
    expect(await list(query)).toEqual(expected.map(({ hash }) => hash));
  });

  it('finds orders by every word of number, name, phone and e-mail, literally', async () => {
    const { body } = await operator.get(`order/${shipped.hash}`);
    const orderNo = String(body.data.order_no).toLowerCase();
    expect(await list(`?s=${orderNo}`)).toEqual([shipped.hash]);
    expect(await list('?s=budi%20%2B6281234567890')).toHaveLength(5);
    expect(await list('?s=BUDI@EXAMPLE')).toHaveLength(5);
    expect(await list('?s=budi%20sari')).toEqual([]);
    expect(await list('?s=%25')).toEqual([]);
  });

  it('returns the fields of the operator list', async () => {
    const { body } = await operator.get('order');
    expect(body.data.total).toBe(5);
    expect(body.data.data).toMatchObject([
      { status: orderStatusLabels.VOIDED, needs_attention: 1, has_open_refund: 0 },
      { status: orderStatusLabels.REFUNDED },
      { status: orderStatusLabels.SHIPPED },
      {
        name: 'Budi Santoso',
        phone: '+6281234567890',
        shipping_method_name: 'JNE',
        warehouse: 'Gudang Jakarta',
        needs_attention: 0,
        has_open_refund: 1,
      },
      { status: orderStatusLabels.AWAITING_PAYMENT },
    ]);
  });

  it('rejects an unknown state', async () => {
    const { status, body } = await operator.get("order?state=x'--");
    expect([status, Object.keys(body.errors)]).toEqual([422, ['state']]);
  });

  it('requires the operator key', async () => {
    expect((await client.get('/operator/order', { token: budi })).status).toBe(401);
    expect((await client.get(`/operator/order/${shipped.hash}`)).status).toBe(401);
  });
});

describe('GET /operator/order/{hash or number}', () => {
  it('returns any order, also of a customer, by hash or number', async () => {
    const byHash = await operator.get(`order/${processing.hash}`);
    const { data } = byHash.body;
    expect(data).toMatchObject({
      hash: processing.hash,
      user_id: 7,
      status: orderStatusLabels.PROCESSING,
      operator_note: null,
      refund: { status: 'requested' },
      order_payments: [{ needs_attention: 0, operator_note: null, paid_at: null, receipt: null }],
      order_details: [{ product_sku: 'LP-202', quantity: 1 }],
    });
    expect((await operator.get(`order/${data.order_no}`)).body).toEqual(byHash.body);
  });

  it('returns 404 for any other text', async () => {
    for (const key of ['x', '0'.repeat(40), '%00', "'--"]) {
      expect((await operator.get(`order/${key}`)).status).toBe(404);
    }
  });
});
