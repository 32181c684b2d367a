import { createLog } from '@gawai/gateway/telemetry/log';
import { buildGateway, type Gateway } from '@gawai/gateway/server';
import { afterAll, describe, expect, it } from 'vitest';
import { laptopLine, orderInput } from '../../gateway/test-kit/checkout-shop.ts';
import { testConfig } from '../../gateway/test-kit/gateway.ts';
import { freshShop } from '../../shop-api/test-kit/fresh-shop.ts';

const { url, tokenOf } = await freshShop();
const startGateway = () => buildGateway(testConfig(url), createLog('silent'));
const first = await startGateway();
const second = await startGateway();
afterAll(async () => {
  await first.stop({ atOnce: true });
  await second.stop({ atOnce: true });
});

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { order { accessHash number } userErrors { code } }
}`;

interface SubmitResult {
  readonly order: { readonly accessHash: string; readonly number: string } | null;
  readonly userErrors: readonly { readonly code: string }[];
}

/** Sends an order to one of the gateways of the shop. */
async function submit(gateway: Gateway, input: object, token?: string) {
  const response = await gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    payload: { query: SUBMIT, variables: { input: { ...orderInput, ...input } } },
  });
  return response.json<{ data: { submitOrder: SubmitResult } }>().data.submitOrder;
}

/** The last laptop of the shop in Bandung: a second one cannot be ordered there. */
const lastPiece = {
  lines: [laptopLine],
  fulfilment: { pickup: { warehouseId: 'Warehouse:2' } },
  payments: [{ methodId: 'PaymentMethod:1', amount: 7_499_000 }],
};

describe('submitOrder, repeated at another gateway of the shop', () => {
  it('returns the first order to a guest who has bought the last piece', async () => {
    const placed = await submit(first, lastPiece);
    expect([placed.userErrors, placed.order]).toEqual([[], expect.anything()]);
    expect(await submit(second, lastPiece)).toEqual(placed);
    const other = await submit(second, { ...lastPiece, idempotencyKey: 'another-try-2' });
    expect([other.order, other.userErrors[0]?.code]).toEqual([null, 'WAREHOUSE_EXCLUDED']);
  });

  it('returns the first order to a customer whose voucher can be used once', async () => {
    const token = await tokenOf(7);
    const order = {
      lines: [laptopLine],
      fulfilment: { pickup: { warehouseId: 'Warehouse:1' } },
      voucherCode: 'HEMAT10',
      payments: [{ methodId: 'PaymentMethod:1', amount: 6_999_000 }],
      idempotencyKey: 'voucher-try-1',
    };
    const placed = await submit(first, order, token);
    expect([placed.userErrors, placed.order]).toEqual([[], expect.anything()]);
    expect(await submit(second, order, token)).toEqual(placed);
    const other = await submit(second, { ...order, idempotencyKey: 'voucher-try-2' }, token);
    expect(other.order).toBeNull();
  });
});
