import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askQuote, QUOTE, told } from '../../../test-kit/ask-quote.ts';
import { checkoutRoutes, completeQuote, voucher } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { startGateway, type TestGateway } from '../../../test-kit/gateway.ts';

let shop: TestGateway;

beforeEach(async () => {
  shop = await startGateway(checkoutRoutes);
});
afterEach(() => shop.stop());

describe('a voucher', () => {
  const withVoucher = (code: string, token?: string) =>
    askQuote(shop, { ...completeQuote, voucherCode: code }, token);

  it('takes its discount off and tells its terms', async () => {
    const answer = await withVoucher('  hemat10 ', 'budi');
    expect(answer.voucher).toEqual({
      code: 'HEMAT10',
      minOrder: 1_000_000,
      maxDiscount: 500_000,
      discount: 500_000,
      paymentMethod: null,
    });
    expect(answer.voucherDiscount).toBe(500_000);
    const call = shop.upstream.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(call?.body ?? '')).toEqual({ voucher_code: 'hemat10' });
    expect(call?.headers.authorization).toBe('Bearer budi');
  });

  it('is for signed-in customers: a guest is told so and the shop is not asked', async () => {
    const answer = await withVoucher('HEMAT10');
    expect(answer.problems).toEqual([
      {
        code: 'VOUCHER_SIGN_IN',
        message: 'Silahkan login ke akun kamu untuk menggunakan voucher discount',
        field: ['voucherCode'],
      },
    ]);
    expect(shop.upstream.count('POST /order/apply-voucher')).toBe(0);
  });

  it.each([
    [404, failure(404, 'Kode Voucher tidak ditemukan')],
    [422, failure(422, 'Data tidak valid', { voucher_code: ['Kuota Voucher sudah habis'] })],
    [200, failure(200, 'Kode Voucher sudah tidak berlaku')],
  ])('is refused in the shop’s own words (HTTP %i)', async (_, reply) => {
    shop.upstream.on('POST /order/apply-voucher', reply);
    const answer = await withVoucher('X', 'budi');
    expect(told(answer)).toEqual(['VOUCHER_REFUSED at voucherCode']);
    expect(answer.problems[0]?.message).toMatch(/tidak ditemukan|sudah habis|tidak berlaku/);
    expect(answer).toMatchObject({ voucher: null, voucherDiscount: 0 });
  });

  it.each([
    [401, 'UNAUTHENTICATED'],
    [429, 'RATE_LIMITED'],
  ])('does not mistake HTTP %i for a bad code', async (status, code) => {
    shop.upstream.on('POST /order/apply-voucher', failure(status, 'Too Many Attempts.'));
    const { data, errors } = await shop.ask(
      QUOTE,
      { input: { ...completeQuote, voucherCode: 'X' } },
      { token: 'budi' },
    );
    expect(data.checkoutQuote).toBeNull();
    expect(errors[0]?.extensions['code']).toBe(code);
  });

  it('reads its other wire forms', async () => {
    const discount = { discount_type: 'percentage', discount_amount: '5.0', max_discount: '' };
    shop.upstream.on(
      'POST /order/apply-voucher',
      ok([{ id: '7', code: 'LAMA', discount, min_order: null, payment_method_id: 0 }]),
    );
    const answer = await withVoucher('lama', 'budi');
    expect(answer.voucher).toEqual({
      code: 'LAMA',
      minOrder: 0,
      maxDiscount: null,
      discount: 374_950,
      paymentMethod: null,
    });
  });

  it('that is too long is not sent', async () => {
    const answer = await withVoucher('X'.repeat(51), 'budi');
    expect(told(answer)).toEqual(['TOO_LONG at voucherCode']);
    expect(shop.upstream.count('POST /order/apply-voucher')).toBe(0);
  });

  it('tied to one method is held back while another one pays, and names it', async () => {
    shop.upstream.on('POST /order/apply-voucher', ok({ ...voucher, payment_method_id: 2 }));
    const answer = await withVoucher('HEMAT10', 'budi');
    expect(told(answer)).toContain('VOUCHER_OTHER_METHOD at voucherCode');
    expect(answer.problems[0]?.message).toBe(
      'Kode Voucher hanya dapat digunakan dengan Metode Pembayaran BCA Virtual Account',
    );
    expect(answer.voucher?.paymentMethod).toEqual({ id: 'PaymentMethod:2' });
    expect(answer.voucherDiscount).toBe(500_000);
  });
});
