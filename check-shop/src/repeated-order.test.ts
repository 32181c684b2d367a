import { createLog } from '@gawai/gateway/telemetry/log';
import { buildGateway, type Gateway } from '@gawai/gateway/server';
import { afterAll, expect, it } from 'vitest';
import { laptopLine, orderInput } from '../../gateway/test-kit/checkout-shop.ts';
import { testConfig } from '../../gateway/test-kit/gateway.ts';
import { freshShop } from '../../shop-api/test-kit/fresh-shop.ts';

const { url, tokenOf } = await freshShop();
const started = () => buildGateway(testConfig(url), createLog('silent'));
const first = await started();
const second = await started();
afterAll(async () => {
  await first.stop({ atOnce: true });
  await second.stop({ atOnce: true });
});

const SUBMIT = `mutation ($input: SubmitOrderInput!) {
  submitOrder(input: $input) { order { accessHash number } userErrors { code } }
}`;

interface Submitted {
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
  return response.json<{ data: { submitOrder: Submitted } }>().data.submitOrder;
}

/** The last laptop of the shop in Bandung: nobody can order a second one there. */
const lastPiece = {
  lines: [laptopLine],
  fulfilment: { pickup: { warehouseId: 'Warehouse:2' } },
  payments: [{ methodId: 'PaymentMethod:1', amount: 7_499_000 }],
};

it('a guest who repeats an order with the last piece gets it from another gateway', async () => {
  const made = await submit(first, lastPiece);
  expect([made.userErrors, made.order]).toEqual([[], expect.anything()]);
  expect(await submit(second, lastPiece)).toEqual(made);
  const other = await submit(second, { ...lastPiece, idempotencyKey: 'another-try-2' });
  expect([other.order, other.userErrors[0]?.code]).toEqual([null, 'WAREHOUSE_EXCLUDED']);
});

it('a customer who repeats an order with a voucher that one customer may use once gets it from another gateway', async () => {
  const token = await tokenOf(7);
  const order = {
    lines: [laptopLine],
    fulfilment: { pickup: { warehouseId: 'Warehouse:1' } },
    voucherCode: 'HEMAT10',
    payments: [{ methodId: 'PaymentMethod:1', amount: 6_999_000 }],
    idempotencyKey: 'voucher-try-1',
  };
  const made = await submit(first, order, token);
  expect([made.userErrors, made.order]).toEqual([[], expect.anything()]);
  expect(await submit(second, order, token)).toEqual(made);
  const other = await submit(second, { ...order, idempotencyKey: 'voucher-try-2' }, token);
  expect(other.order).toBeNull();
});
