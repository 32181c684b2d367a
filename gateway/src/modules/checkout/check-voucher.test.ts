import { afterEach, describe, expect, it } from 'vitest';
import { checkoutRoutes, laptopLine, phoneLine, voucher } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';

const token = '7|rahasia';
const ROUTE = 'POST /order/apply-voucher';

const shop = gatewayForEach(checkoutRoutes);

const VOUCHER_CHECK = `query ($input: VoucherCheckInput!) {
  voucherCheck(input: $input) {
    voucher { code minOrder maxDiscount discount paymentMethod { id } }
    subtotal discountedTotal userErrors { code message path }
  }
}`;
const input = { voucherCode: ' hemat10 ', lines: [laptopLine] };
const terms = { code: 'HEMAT10', minOrder: 1_000_000, maxDiscount: 500_000, paymentMethod: null };

interface VoucherCheckResult {
  readonly voucher: { readonly discount: number } | null;
  readonly subtotal: number | null;
  readonly userErrors: readonly { readonly code: string }[];
}

async function checkVoucher(
  changes: Readonly<Record<string, unknown>> = {},
  options: object = { token },
): Promise<VoucherCheckResult> {
  const data = await shop.data(VOUCHER_CHECK, { input: { ...input, ...changes } }, options);
  return data.voucherCheck;
}
const grant = (changes: object) => shop.upstream.on(ROUTE, ok({ ...voucher, ...changes }));
const nothing = { voucher: null, subtotal: null, discountedTotal: null };
const atCode = (code: string, message: string) => ({ code, message, path: ['voucherCode'] });

describe('Query.voucherCheck', () => {
  it('caps the discount and subtracts it from the shop’s prices, with one call for the voucher and one for the product', async () => {
    expect(await checkVoucher()).toEqual({
      voucher: { ...terms, discount: 500_000 },
      subtotal: 7_499_000,
      discountedTotal: 6_999_000,
      userErrors: [],
    });
    expect(shop.upstream.count()).toBe(2);
    const call = shop.upstream.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(call!.body)).toEqual({ voucher_code: 'hemat10' });
    expect(call?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('ignores the price that the client has seen', async () => {
    const { subtotal, voucher: applied } = await checkVoucher({
      lines: [{ ...laptopLine, seenPrice: 1 }],
    });
    expect([subtotal, applied?.discount]).toEqual([7_499_000, 500_000]);
  });

  it('adds up all lines and counts unsellable lines as 0', async () => {
    grant({ max_discount: null });
    const lines = [
      laptopLine,
      { ...phoneLine, quantity: 2 },
      { productId: 'Product:999', quantity: 3 },
    ];
    const { subtotal, voucher: applied, userErrors } = await checkVoucher({ lines });
    expect([subtotal, applied?.discount, userErrors]).toEqual([19_497_000, 1_949_700, []]);
  });

  it('limits a fixed discount to the subtotal', async () => {
    grant({
      discount_type: 'fixed',
      discount_amount: '99000000',
      max_discount: 0,
      min_order: null,
    });
    expect(await checkVoucher()).toMatchObject({
      voucher: { discount: 7_499_000, maxDiscount: null, minOrder: 0 },
      discountedTotal: 0,
    });
  });

  it('returns the terms of the voucher, and no discount below its minimum', async () => {
    grant({ min_order: 7_499_001 });
    expect(await checkVoucher()).toEqual({
      voucher: { ...terms, minOrder: 7_499_001, discount: 0 },
      subtotal: 7_499_000,
      discountedTotal: 7_499_000,
      userErrors: [
        atCode(
          'VOUCHER_BELOW_MINIMUM',
          'Kode Voucher hanya dapat digunakan dengan min. pembelanjaan Rp 7.499.001',
        ),
      ],
    });
    grant({ min_order: 7_499_000 });
    expect((await checkVoucher()).userErrors).toEqual([]);
  });

  it.each([
    [null, []],
    [[], []],
    [['PaymentMethod:2'], []],
    [['PaymentMethod:3'], ['VOUCHER_OTHER_METHOD']],
    [['PaymentMethod:2', 'PaymentMethod:3'], ['VOUCHER_OTHER_METHOD']],
    [['PaymentMethod:99'], ['VOUCHER_OTHER_METHOD']],
  ])(
    'checks the only payment method of a voucher: payment methods %j lead to errors %j',
    async (paymentMethodIds, expected) => {
      grant({ payment_method_id: 2 });
      const { voucher: applied, userErrors } = await checkVoucher({ paymentMethodIds });
      expect(applied).toMatchObject({
        discount: 500_000,
        paymentMethod: { id: 'PaymentMethod:2' },
      });
      expect(userErrors.map(({ code }) => code)).toEqual(expected);
      if (expected.length > 0) {
        expect(userErrors).toEqual([
          atCode(
            'VOUCHER_OTHER_METHOD',
            'Kode Voucher hanya dapat digunakan dengan Metode Pembayaran BCA Virtual Account',
          ),
        ]);
      }
    },
  );

  it.each([
    [404, failure(404, 'Kode Voucher tidak ditemukan'), 'Kode Voucher tidak ditemukan'],
    [
      422,
      failure(422, 'Data tidak valid', { voucher_code: ['Kuota Voucher sudah habis'] }),
      'Kuota Voucher sudah habis',
    ],
    [200, failure(200, 'Kode Voucher sudah tidak berlaku'), 'Kode Voucher sudah tidak berlaku'],
    [
      409,
      failure(409, 'Kode Voucher sudah pernah digunakan'),
      'Kode Voucher sudah pernah digunakan',
    ],
  ])('returns the shop’s message for a rejection with status %i', async (_, response, message) => {
    shop.upstream.on(ROUTE, response);
    expect(await checkVoucher()).toMatchObject({
      voucher: null,
      subtotal: 7_499_000,
      discountedTotal: 7_499_000,
      userErrors: [atCode('VOUCHER_REFUSED', message)],
    });
  });
});

describe('Query.voucherCheck without a REST call', () => {
  afterEach(() => expect(shop.upstream.count()).toBe(0));

  it('returns VOUCHER_SIGN_IN for guests', async () => {
    const message = 'Silahkan login ke akun kamu untuk menggunakan voucher discount';
    expect(await checkVoucher({}, {})).toEqual({
      ...nothing,
      userErrors: [atCode('VOUCHER_SIGN_IN', message)],
    });
  });

  it.each([
    ['  ', 'REQUIRED', 'Kolom Kode Voucher harus diisi'],
    ['X'.repeat(51), 'TOO_LONG', 'Kolom Kode Voucher maksimal 50 karakter'],
  ])('rejects an invalid code: %j', async (voucherCode, code, message) => {
    expect(await checkVoucher({ voucherCode })).toEqual({
      ...nothing,
      userErrors: [atCode(code, message)],
    });
  });

  it.each([
    [{ lines: [{ productId: '202', quantity: 1 }] }, 'lines.0.productId'],
    [{ paymentMethodIds: ['PaymentMethod:1', 'x'] }, 'paymentMethodIds.1'],
  ])('rejects an invalid id: %j', async (changes, field) => {
    const { errors } = await shop.execute(
      VOUCHER_CHECK,
      { input: { ...input, ...changes } },
      { token },
    );
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
  });
});

describe('Query.voucherCheck with a failing shop', () => {
  it.each([
    [ROUTE, 401, 'UNAUTHENTICATED'],
    [ROUTE, 429, 'RATE_LIMITED'],
    [ROUTE, 500, 'SHOP_FAILED'],
    ['GET /product/202', 500, 'SHOP_FAILED'],
  ])('fails when %s returns %i: %s', async (route, status, code) => {
    shop.upstream.on(route, { status, body: { message: 'x' } });
    const { errors } = await shop.execute(VOUCHER_CHECK, { input }, { token });
    expect(errors[0]?.extensions['code']).toBe(code);
  });
});
