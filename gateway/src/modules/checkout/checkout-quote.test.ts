import { describe, expect, it } from 'vitest';
import { requestQuote, QUOTE, problemsOf } from '../../../test-kit/request-quote.ts';
import {
  checkoutRoutes,
  completeQuote,
  laptopLine,
  phoneLine,
  shippingOptions,
  voucher,
  warehouses,
} from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { ideaPad } from '../../../test-kit/samples.ts';

const shop = gatewayForAll(checkoutRoutes);

describe('Query.checkoutQuote with lines only', () => {
  it('returns current figures of the shop and a problem for each missing choice', async () => {
    const result = await requestQuote(shop, { lines: [phoneLine, { ...laptopLine, quantity: 2 }] });
    expect(result).toMatchObject({
      subtotal: 5_999_000 + 2 * 7_499_000,
      totalWeight: 420 + 2 * 1_700,
      fulfilment: null,
      voucher: null,
      canSubmit: false,
    });
    expect(result.lines[0]).toEqual({
      product: { id: 'Product:101', name: 'Galaxy A55 5G 8/256' },
      variant: { id: 'ProductVariant:501' },
      quantity: 1,
      availableQuantity: 14,
      price: 5_999_000,
      subtotal: 5_999_000,
      weight: 420,
      problems: [],
    });
    expect(problemsOf(result)).toEqual([
      'FULFILMENT_REQUIRED at fulfilment',
      'PAYMENT_REQUIRED at payments',
    ]);
  });

  it('requests products only, no shipping, payment or warehouses', async () => {
    await requestQuote(shop, { lines: [phoneLine, laptopLine, { ...phoneLine, quantity: 2 }] });
    expect(shop.upstream.calls.map(({ path }) => path).sort()).toEqual([
      '/product',
      '/product/101',
      '/product/202',
    ]);
  });

  it('reports an empty cart without a REST call', async () => {
    expect(problemsOf(await requestQuote(shop, { lines: [] }))).toContain('CART_EMPTY at lines');
    expect(shop.upstream.count()).toBe(0);
  });
});

describe('Query.checkoutQuote of a complete checkout', () => {
  it('returns canSubmit true and no problems', async () => {
    const result = await requestQuote(shop, completeQuote);
    expect(result.problems).toEqual([]);
    expect(result).toMatchObject({
      canSubmit: true,
      amountDue: 7_554_998,
      grandTotal: 7_554_998,
      payments: [
        { method: { id: 'PaymentMethod:1' }, amount: 7_554_998, fee: 0, total: 7_554_998 },
      ],
    });
    expect(result.fulfilment).toEqual({
      __typename: 'QuoteDelivery',
      warehouse: { id: 'Warehouse:1' },
      method: { id: 'ShippingMethod:1' },
      options: [
        { service: 'OKE', eta: '3-5 hari', cost: 28_000 },
        { service: 'REG', eta: '2-3 hari', cost: 36_000 },
        { service: 'YES', eta: '1 hari', cost: 64_000 },
      ],
      option: { service: 'REG' },
    });
  });

  it('reads ten products one by one when the shop has no call for several, and none while all are cached', async () => {
    const products = Array.from({ length: 10 }, (_, index) => ({ ...ideaPad, id: 300 + index }));
    for (const product of products) shop.upstream.on(`GET /product/${product.id}`, ok(product));
    const input = {
      ...completeQuote,
      lines: products.map(({ id }) => ({ productId: `Product:${id}`, quantity: 1 })),
      voucherCode: 'HEMAT10',
    };
    await requestQuote(shop, input, 'budi');
    expect(shop.upstream.count('GET /product/*')).toBe(10);
    expect(shop.upstream.count()).toBe(1 + 10 + 3 + 1 + 1);
    shop.upstream.clearCalls();
    shop.advance(31_000);
    await requestQuote(shop, input, 'budi');
    expect(shop.upstream.count()).toBe(10 + 1 + 1);
    shop.upstream.clearCalls();
    shop.advance(1_000);
    await requestQuote(shop, input, 'budi');
    expect(shop.upstream.calls).toEqual([]);
  });

  it('requests products, voucher and reference data in parallel, and the fee when the weight is known', async () => {
    const order: string[] = [];
    for (const name of ['GET /product/202', 'POST /order/apply-voucher', 'GET /warehouse']) {
      shop.upstream.on(name, async (call) => {
        order.push(`begin ${call.path}`);
        await new Promise((resolve) => setImmediate(resolve));
        return name.includes('voucher')
          ? ok(voucher)
          : ok(name.includes('product') ? ideaPad : warehouses);
      });
    }
    shop.upstream.on('GET /shipping-fee', ({ query }) => {
      order.push(`fee ${query['weight']}`);
      return ok(shippingOptions);
    });
    await requestQuote(shop, { ...completeQuote, voucherCode: 'HEMAT10' }, 'budi');
    expect(order.at(-1)).toBe('fee 1700');
    expect(order).toHaveLength(4);
  });

  it('requests the fee for the city of the warehouse, whole grams and the courier name of the shop', async () => {
    await requestQuote(shop, completeQuote);
    const call = shop.upstream.calls.find(({ path }) => path === '/shipping-fee');
    expect(call?.query).toEqual({
      origin: '3174',
      destination: '3174',
      weight: '1700',
      courier: 'jne',
    });
  });

  it('fails as a whole when a product cannot be read', async () => {
    shop.upstream.on('GET /product/202', { status: 500, body: 'Whoops' });
    const { data, errors } = await shop.execute(QUOTE, { input: completeQuote });
    expect(data).toEqual({ checkoutQuote: null });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      path: ['checkoutQuote'],
      extensions: { code: 'SHOP_FAILED' },
    });
  });

  it('returns cache-control: no-store', async () => {
    const { headers } = await shop.execute(QUOTE, { input: completeQuote });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});
