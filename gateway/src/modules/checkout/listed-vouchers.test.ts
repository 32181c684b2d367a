import { describe, expect, it } from 'vitest';
import {
  checkoutRoutes,
  laptopLine,
  listedVoucher,
  phoneLine,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

const token = '7|rahasia';
const ROUTE = 'GET /voucher';

const shop = gatewayForAll({ ...checkoutRoutes, [ROUTE]: ok([listedVoucher]) });

const VOUCHERS = `query ($lines: [CartLineInput!]) {
  me {
    vouchers(lines: $lines) {
      code percentage amount maxDiscount minOrder shortfall paymentMethod { name } endsAt
    }
  }
}`;
const seen = {
  code: 'HEMAT10',
  percentage: '10',
  amount: null,
  maxDiscount: 500_000,
  minOrder: 1_000_000,
  shortfall: 0,
  paymentMethod: null,
  endsAt: '2027-11-20T14:03:22+07:00',
};
/** The laptop costs Rp 7.499.000. */
const lines = [laptopLine];
const list = (...changes: readonly object[]) =>
  shop.upstream.on(ROUTE, ok(changes.map((change) => ({ ...listedVoucher, ...change }))));

async function requestVouchers(variables: object = { lines }, options: object = { token }) {
  const data = await shop.data(VOUCHERS, { ...variables }, options);
  return data.me.vouchers;
}

describe('Customer.vouchers', () => {
  it('returns the terms, with one call for the list and one for the product', async () => {
    expect(await requestVouchers()).toEqual([seen]);
    const calls = shop.upstream.callNames;
    expect(calls.toSorted()).toEqual(['GET /product/202', ROUTE]);
    const call = shop.upstream.calls.find(({ path }) => path === '/voucher');
    expect(call?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('returns the shortfall to each minimum, in the order of the shop', async () => {
    list({ min_order: 7_533_000 }, { min_order: 7_499_000 }, { min_order: null });
    expect(await requestVouchers()).toMatchObject([
      { minOrder: 7_533_000, shortfall: 34_000 },
      { minOrder: 7_499_000, shortfall: 0 },
      { minOrder: 0, shortfall: 0 },
    ]);
  });

  it('calculates the shortfall from the prices of the shop and counts unsellable lines as 0', async () => {
    list({ min_order: 20_000_000 });
    const cart = [
      { ...laptopLine, seenPrice: 1 },
      { ...phoneLine, quantity: 2 },
      { productId: 'Product:999', quantity: 3 },
    ];
    expect(await requestVouchers({ lines: cart })).toMatchObject([
      { shortfall: 20_000_000 - 19_497_000 },
    ]);
  });

  it('returns no shortfall without a cart, and reads no product', async () => {
    expect(await requestVouchers({})).toMatchObject([{ code: 'HEMAT10', shortfall: null }]);
    expect(shop.upstream.count()).toBe(1);
  });

  it('returns the only payment method of a voucher', async () => {
    list({ payment_method_id: 2 }, { payment_method_id: 99 });
    expect(await requestVouchers()).toMatchObject([
      { paymentMethod: { name: 'BCA Virtual Account' } },
      { paymentMethod: null },
    ]);
  });

  it('reads all accepted formats of a voucher and leaves out entries without a code or with invalid figures', async () => {
    list(
      {
        voucher_code: undefined,
        code: 'DALAM',
        discount: { discount_type: 'fixed', discount_amount: '50000.75', min_order: '100.50' },
        max_discount: '',
        ends_at: 'kapan-kapan',
      },
      { voucher_code: null },
      { min_order: '1.000.000' },
    );
    expect(await requestVouchers({})).toEqual([
      {
        ...seen,
        code: 'DALAM',
        percentage: null,
        amount: 50_000,
        maxDiscount: null,
        minOrder: 101,
        shortfall: null,
        endsAt: null,
      },
    ]);
  });

  it('returns 20 vouchers at most', async () => {
    list(...Array.from({ length: 25 }, (_, index) => ({ voucher_code: `KODE${index}` })));
    const codes = (await requestVouchers({})).map(({ code }) => code);
    expect([codes.length, codes.at(-1)]).toEqual([20, 'KODE19']);
  });

  it('requests the list each time, with the token of the customer', async () => {
    shop.upstream.on(ROUTE, ({ headers }) =>
      ok([{ ...listedVoucher, voucher_code: headers.authorization?.endsWith('A') ? 'A' : 'B' }]),
    );
    expect(await requestVouchers({}, { token: 'A' })).toMatchObject([{ code: 'A' }]);
    expect(await requestVouchers({}, { token: 'B' })).toMatchObject([{ code: 'B' }]);
    expect(await requestVouchers({}, { token: 'A' })).toMatchObject([{ code: 'A' }]);
    expect(shop.upstream.count(ROUTE)).toBe(3);
  });

  it('returns null for a shop without such a list, and does not repeat the call at once', async () => {
    shop.upstream.on(ROUTE, { status: 404, body: '' });
    expect([await requestVouchers({}), await requestVouchers({})]).toEqual([null, null]);
    expect(shop.upstream.count(ROUTE)).toBe(1);
  });

  it('sends no call for guests', async () => {
    const { data, errors } = await shop.execute(VOUCHERS, { lines });
    expect([data, errors, shop.upstream.count()]).toEqual([{ me: null }, [], 0]);
  });

  it('rejects an invalid id without a REST call', async () => {
    const invalid = { lines: [{ productId: '202', quantity: 1 }] };
    const { errors } = await shop.execute(VOUCHERS, invalid, { token });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'lines.0.productId' });
    expect(shop.upstream.count()).toBe(0);
  });
});

describe('Customer.vouchers with a failing shop', () => {
  it.each([
    [ROUTE, failure(401, 'Unauthenticated.'), 'UNAUTHENTICATED'],
    [ROUTE, { status: 500, body: '' }, 'SHOP_FAILED'],
    [ROUTE, ok('x'), 'SHOP_BAD_REPLY'],
    [ROUTE, ok([{ ...listedVoucher, min_order: '9'.repeat(20) }]), 'SHOP_BAD_REPLY'],
    ['GET /product/202', { status: 500, body: '' }, 'SHOP_FAILED'],
  ])('returns null with an error when %s returns %j', async (route, response, code) => {
    shop.upstream.on(route, response);
    const { data, errors } = await shop.execute(VOUCHERS, { lines }, { token });
    expect([data, errors.map(({ extensions }) => extensions['code'])]).toEqual([
      { me: { vouchers: null } },
      [code],
    ]);
  });

  it('does not prevent Query.voucherCheck', async () => {
    shop.upstream.on(ROUTE, { status: 500, body: '' });
    for (let call = 0; call < 25; call += 1) await shop.execute(VOUCHERS, {}, { token });
    const { data, errors } = await shop.execute(
      'query ($input: VoucherCheckInput!) { voucherCheck(input: $input) { voucher { code } } }',
      { input: { voucherCode: 'hemat10', lines } },
      { token },
    );
    expect([data.voucherCheck, errors]).toEqual([{ voucher: { code: 'HEMAT10' } }, []]);
  });
});
