import { describe, expect, it } from 'vitest';
import { requestQuote, QUOTE, problemsOf } from '../../../test-kit/request-quote.ts';
import {
  checkoutRoutes,
  completeQuote,
  laptopLine,
  voucher,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok, type FakeResponse } from '../../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../../test-kit/gateway-for-tests.ts';
import { upstreamErrorCode, sendSubmit, sentOrders, submit } from '../../../test-kit/submit.ts';

const shop = gatewayForEach(checkoutRoutes);

describe('voucher of checkoutQuote', () => {
  const withVoucher = (code: string, token?: string) =>
    requestQuote(shop, { ...completeQuote, voucherCode: code }, token);

  it('returns the discount and the terms', async () => {
    const result = await withVoucher('  hemat10 ', 'budi');
    expect(result.voucher).toEqual({
      code: 'HEMAT10',
      minOrder: 1_000_000,
      maxDiscount: 500_000,
      discount: 500_000,
      paymentMethod: null,
    });
    expect(result.discount).toBe(500_000);
    const call = shop.upstream.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(call?.body ?? '')).toEqual({ voucher_code: 'hemat10' });
    expect(call?.headers.authorization).toBe('Bearer budi');
  });

  it('returns VOUCHER_SIGN_IN for guests without a call to the shop', async () => {
    const result = await withVoucher('HEMAT10');
    expect(result.problems).toEqual([
      {
        code: 'VOUCHER_SIGN_IN',
        message: 'Silahkan login ke akun kamu untuk menggunakan voucher discount',
        path: ['voucherCode'],
      },
    ]);
    expect(shop.upstream.count('POST /order/apply-voucher')).toBe(0);
  });

  it.each([
    [404, failure(404, 'Kode Voucher tidak ditemukan')],
    [422, failure(422, 'Data tidak valid', { voucher_code: ['Kuota Voucher sudah habis'] })],
    [200, failure(200, 'Kode Voucher sudah tidak berlaku')],
  ])('returns the shop’s message for a rejection with status %i', async (_, response) => {
    shop.upstream.on('POST /order/apply-voucher', response);
    const result = await withVoucher('X', 'budi');
    expect(problemsOf(result)).toEqual(['VOUCHER_REFUSED at voucherCode']);
    expect(result.problems[0]?.message).toMatch(/tidak ditemukan|sudah habis|tidak berlaku/);
    expect(result).toMatchObject({ voucher: null, discount: 0 });
  });

  it('fails with UNAUTHENTICATED for status 401', async () => {
    shop.upstream.on('POST /order/apply-voucher', failure(401, 'Unauthenticated.'));
    const { data, errors } = await shop.execute(
      QUOTE,
      { input: { ...completeQuote, voucherCode: 'X' } },
      { token: 'budi' },
    );
    expect(data.checkoutQuote).toBeNull();
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });

  const CANNOT_BE_CHECKED = 'Kode Voucher tidak dapat diperiksa. Silakan coba lagi.';
  it.each<[string, FakeResponse, string]>([
    ['fails', { status: 500, body: 'Whoops' }, CANNOT_BE_CHECKED],
    ['is unavailable', { status: 503, headers: { 'retry-after': '9' } }, CANNOT_BE_CHECKED],
    ['cuts the call', { cut: true }, CANNOT_BE_CHECKED],
    ['violates the contract', ok('gratis'), CANNOT_BE_CHECKED],
    ['rejects too many tries', failure(429, 'Terlalu banyak kode'), 'Terlalu banyak kode'],
  ])(
    'reports VOUCHER_CHECK_FAILED beside the figures when the shop %s',
    async (_, response, message) => {
      shop.upstream.on('POST /order/apply-voucher', response);
      const result = await withVoucher('HEMAT10', 'budi');
      expect(result.problems.filter(({ code }) => code !== 'PAYMENT_SUM_MISMATCH')).toEqual([
        { code: 'VOUCHER_CHECK_FAILED', message, path: ['voucherCode'] },
      ]);
      expect(result).toMatchObject({
        voucher: null,
        discount: 0,
        amountDue: 7_554_998,
        canSubmit: false,
      });
      const isFailure = message === CANNOT_BE_CHECKED;
      expect(shop.logLines.join('').includes('could not be checked')).toBe(isFailure);
    },
  );

  it('reads other wire formats', async () => {
    const discount = { discount_type: 'percentage', discount_amount: '5.0', max_discount: '' };
    shop.upstream.on(
      'POST /order/apply-voucher',
      ok([{ id: '7', code: 'LAMA', discount, min_order: null, payment_method_id: 0 }]),
    );
    const result = await withVoucher('lama', 'budi');
    expect(result.voucher).toEqual({
      code: 'LAMA',
      minOrder: 0,
      maxDiscount: null,
      discount: 374_950,
      paymentMethod: null,
    });
  });

  it('rejects a code that is too long without a call to the shop', async () => {
    const result = await withVoucher('X'.repeat(51), 'budi');
    expect(problemsOf(result)).toEqual(['TOO_LONG at voucherCode']);
    expect(shop.upstream.count('POST /order/apply-voucher')).toBe(0);
  });

  it('returns VOUCHER_OTHER_METHOD with the name of the only payment method while another one is chosen', async () => {
    shop.upstream.on('POST /order/apply-voucher', ok({ ...voucher, payment_method_id: 2 }));
    const result = await withVoucher('HEMAT10', 'budi');
    expect(problemsOf(result)).toContain('VOUCHER_OTHER_METHOD at voucherCode');
    expect(result.problems[0]?.message).toBe(
      'Kode Voucher hanya dapat digunakan dengan Metode Pembayaran BCA Virtual Account',
    );
    expect(result.voucher.paymentMethod).toEqual({ id: 'PaymentMethod:2' });
    expect(result.discount).toBe(500_000);
  });

  it('returns VOUCHER_OTHER_METHOD without a name when the shop does not have the payment method', async () => {
    shop.upstream.on('POST /order/apply-voucher', ok({ ...voucher, payment_method_id: 99 }));
    const result = await withVoucher('HEMAT10', 'budi');
    expect(result.problems[0]).toEqual({
      code: 'VOUCHER_OTHER_METHOD',
      message: 'Kode Voucher tidak dapat digunakan dengan Metode Pembayaran ini',
      path: ['voucherCode'],
    });
  });
});

describe('voucher cache of checkoutQuote', () => {
  const ROUTE = 'POST /order/apply-voucher';
  const quoteWith = (voucherCode: string, token = 'budi', quantity = 1) =>
    requestQuote(
      shop,
      { ...completeQuote, lines: [{ ...laptopLine, quantity }], voucherCode },
      token,
    );

  it('requests a voucher once in 30 seconds, also when the cart changes', async () => {
    for (const quantity of [1, 2, 3]) {
      expect((await quoteWith('HEMAT10', 'budi', quantity)).discount).toBe(500_000);
    }
    shop.advance(29_999);
    await quoteWith('HEMAT10');
    expect(shop.upstream.count(ROUTE)).toBe(1);
    shop.advance(1);
    await quoteWith('HEMAT10');
    expect(shop.upstream.count(ROUTE)).toBe(2);
  });

  it('finds a voucher by the typed code and by the code of the shop', async () => {
    await quoteWith('hemat10');
    await quoteWith('HEMAT10');
    await quoteWith('hemat10');
    expect(shop.upstream.count(ROUTE)).toBe(1);
  });

  it('requests a voucher again for another code or another customer', async () => {
    await quoteWith('HEMAT10');
    shop.upstream.on(ROUTE, failure(404, 'Kode Voucher tidak ditemukan'));
    for (const token of ['sari', 'sari']) {
      expect(problemsOf(await quoteWith('HEMAT10', token))).toContain(
        'VOUCHER_REFUSED at voucherCode',
      );
    }
    expect(problemsOf(await quoteWith('LAIN'))).toContain('VOUCHER_REFUSED at voucherCode');
    expect(shop.upstream.count(ROUTE)).toBe(3);
  });

  it('requests a voucher again after a failure of the shop', async () => {
    shop.upstream.on(ROUTE, { status: 500, body: '' });
    await quoteWith('HEMAT10');
    shop.upstream.on(ROUTE, ok(voucher));
    expect((await quoteWith('HEMAT10')).discount).toBe(500_000);
  });

  it('requests a voucher again after the Retry-After of a 429 response', async () => {
    const tooMany = failure(429, 'Terlalu banyak kode');
    shop.upstream.on(ROUTE, { ...tooMany, headers: { 'retry-after': '7' } });
    for (const quantity of [1, 2]) {
      const { problems } = await quoteWith('HEMAT10', 'budi', quantity);
      expect(problems).toContainEqual({
        code: 'VOUCHER_CHECK_FAILED',
        message: 'Terlalu banyak kode',
        path: ['voucherCode'],
      });
    }
    shop.upstream.on(ROUTE, ok(voucher));
    shop.advance(6_999);
    expect((await quoteWith('HEMAT10')).discount).toBe(0);
    expect(shop.upstream.count(ROUTE)).toBe(1);
    shop.advance(1);
    expect((await quoteWith('HEMAT10')).discount).toBe(500_000);
  });

  const order = {
    voucherCode: 'HEMAT10',
    payments: [{ methodId: 'PaymentMethod:1', amount: 7_053_998 }],
  };

  it('checks the voucher again in submitOrder and clears the cache once the order is placed', async () => {
    await quoteWith('HEMAT10');
    expect((await submit(shop, order, { token: 'budi' })).userErrors).toEqual([]);
    expect(shop.upstream.count(ROUTE)).toBe(2);
    shop.upstream.on(ROUTE, failure(422, 'Kode Voucher sudah pernah digunakan'));
    expect(problemsOf(await quoteWith('HEMAT10'))).toContain('VOUCHER_REFUSED at voucherCode');
  });

  it('clears the cache when the shop rejects the order', async () => {
    await quoteWith('HEMAT10');
    shop.upstream.on('POST /order', () => {
      shop.upstream.on(ROUTE, failure(422, 'Kuota Voucher sudah habis'));
      return failure(422, 'x', { voucher_code: ['Kuota Voucher sudah habis'] });
    });
    const { quote } = await submit(shop, order, { token: 'budi' });
    expect(quote.problems).toMatchObject([{ code: 'VOUCHER_REFUSED' }, {}]);
    expect(problemsOf(await quoteWith('HEMAT10'))).toContain('VOUCHER_REFUSED at voucherCode');
  });

  it('fails submitOrder without an order when the voucher cannot be checked again', async () => {
    await quoteWith('HEMAT10');
    shop.upstream.on(ROUTE, { status: 500, body: '' });
    const response = await sendSubmit(shop, order, { token: 'budi' });
    expect(upstreamErrorCode(response)).toBe('SHOP_FAILED');
    expect(sentOrders(shop)).toEqual([]);
  });
});
