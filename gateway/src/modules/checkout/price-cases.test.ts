import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requestQuote } from '../../../test-kit/request-quote.ts';
import { warehouses } from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';

type Wire = string | number | null;
interface PriceCase {
  id: string;
  title: string;
  input: {
    lines: {
      product_id: Wire;
      product_variant_id: Wire;
      price: Wire;
      quantity: Wire;
      weight: Wire;
    }[];
    voucher: { voucher_code: string; payment_method_id: Wire } | null;
    shipping_type: 'delivery' | 'pickup';
    shipping_method: { id: Wire; is_rajaongkir: Wire } | null;
    shipping_option: { service: string } | null;
    payments: { payment_method_id: Wire; fee_type: string; fee_amount: Wire; amount: number }[];
  };
  expected: {
    total: number;
    total_weight: string;
    weight_query_grams: number;
    lines: { line_total: number; line_weight: string }[];
    voucher_status: 'none' | 'applied' | 'below_min_order' | 'payment_method_mismatch';
    voucher_message: string | null;
    voucher_discount: number;
    discounted_total: number;
    shipping_fee: string;
    additional_shipping_fee: string;
    total_shipping_fee: number;
    total_insurance_fee: number;
    amount_due: number;
    payments: { payment_method_id: number; amount: number; fee_amount: number; total: number }[];
    payments_amount_sum: number;
    payment_fee: number;
    grand_total: number;
    payments_match: boolean;
    submittable: boolean;
  };
}

const casesFile = new URL('../../../../domain/cases/price-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(casesFile, 'utf8')) as { cases: PriceCase[] };

const STATUS_CODES: Record<string, string> = {
  below_min_order: 'VOUCHER_BELOW_MINIMUM',
  payment_method_mismatch: 'VOUCHER_OTHER_METHOD',
};

const shop = gatewayForAll();

/** Sets the records of the shop to those of a case. */
function setRecords({
  lines,
  voucher,
  shipping_method,
  shipping_option,
  payments,
}: PriceCase['input']) {
  shop.advance(3_600_000);
  shop.upstream.on('GET /warehouse', ok(warehouses));
  for (const line of lines) {
    const stocks = [{ warehouse_id: 1, stock: 999 }];
    const variant = { name: 'Biru', total_online_stock: 999, product_stocks: stocks };
    const product = {
      id: line.product_id,
      name: `Produk ${line.product_id}`,
      url_slug: `produk-${line.product_id}`,
      price: line.price,
      weight: line.weight,
      status: 1,
      total_online_stock: 999,
      product_stocks: stocks,
      product_variants:
        line.product_variant_id === null ? [] : [{ id: line.product_variant_id, ...variant }],
    };
    shop.upstream.on(`GET /product/${line.product_id}`, ok(product));
  }
  shop.upstream.on('GET /shipping-method', ok(shipping_method === null ? [] : [shipping_method]));
  shop.upstream.on('GET /shipping-fee', ok(shipping_option === null ? [] : [shipping_option]));
  shop.upstream.on('POST /order/apply-voucher', ok({ id: 3, ...voucher }));
  const methods = new Map(payments.map((row) => [row.payment_method_id, row]));
  const records = [...methods.values()].map(({ payment_method_id: id, fee_type, fee_amount }) => ({
    id,
    name: `Metode ${id}`,
    fee_type,
    fee_amount,
    payment_gateway: 0,
  }));
  shop.upstream.on('GET /payment-method', ok(records));
}

function quoteInput({ lines, voucher, shipping_type, ...selection }: PriceCase['input']) {
  const { shipping_method: method, shipping_option: option } = selection;
  const delivery = {
    cityId: 'City:3273',
    shippingMethodId: method === null ? null : `ShippingMethod:${method.id}`,
    service: option?.service ?? null,
  };
  return {
    lines: lines.map((line) => ({
      productId: `Product:${line.product_id}`,
      variantId:
        line.product_variant_id === null ? null : `ProductVariant:${line.product_variant_id}`,
      quantity: Number(line.quantity),
    })),
    fulfilment: shipping_type === 'pickup' ? { pickup: {} } : { delivery },
    voucherCode: voucher?.voucher_code ?? null,
    payments: selection.payments.map((row) => ({
      methodId: `PaymentMethod:${row.payment_method_id}`,
      amount: row.amount,
    })),
  };
}

describe('Query.checkoutQuote for domain/cases/price-cases.json', () => {
  it('reads at least 40 cases', () => expect(cases.length).toBeGreaterThanOrEqual(40));

  it.each(cases)('$id: $title', async ({ input, expected }) => {
    setRecords(input);
    const quote = await requestQuote(shop, quoteInput(input), 'budi');
    expect(quote).toMatchObject({
      subtotal: expected.total,
      totalWeight: Number(expected.total_weight),
      discount: expected.voucher_discount,
      discountedTotal: expected.discounted_total,
      shipping: {
        fee: Math.ceil(Number(expected.shipping_fee)),
        additionalFee: Math.ceil(Number(expected.additional_shipping_fee)),
        total: expected.total_shipping_fee,
      },
      insurance: { total: expected.total_insurance_fee },
      amountDue: expected.amount_due,
      paymentFee: expected.payment_fee,
      grandTotal: expected.grand_total,
      canSubmit: expected.submittable,
      payments: expected.payments.map((row) => ({
        method: { id: `PaymentMethod:${row.payment_method_id}` },
        amount: row.amount,
        fee: row.fee_amount,
        total: row.total,
      })),
    });
    expect(quote.lines.map(({ subtotal, weight }) => [subtotal, weight])).toEqual(
      expected.lines.map((line) => [line.line_total, Number(line.line_weight)]),
    );
    const voucher: unknown = quote.voucher;
    expect(voucher === null).toBe(expected.voucher_status === 'none');
    const codes: readonly string[] = quote.problems.map(({ code }) => code);
    const isSplit = !['PAYMENT_SUM_MISMATCH', 'PAYMENT_REQUIRED'].some((code) =>
      codes.includes(code),
    );
    expect(isSplit).toBe(expected.payments_match);
    for (const [status, code] of Object.entries(STATUS_CODES)) {
      expect(codes.includes(code), code).toBe(expected.voucher_status === status);
    }
    if (expected.voucher_message !== null) {
      expect(quote.problems).toContainEqual({
        code: 'VOUCHER_BELOW_MINIMUM',
        message: expected.voucher_message,
        path: ['voucherCode'],
      });
    }
    const isRequested =
      input.shipping_type === 'delivery' && Number(input.shipping_method?.is_rajaongkir) === 1;
    const feeCalls = shop.upstream.calls.filter(({ path }) => path === '/shipping-fee');
    expect(feeCalls.map(({ query }) => query['weight'])).toEqual(
      isRequested ? [`${expected.weight_query_grams}`] : [],
    );
  });
});
