import { CART_LINES_MAX } from '@gawai/domain/limits';
import { describe, expect, it } from 'vitest';
import { requestQuote, QUOTE, problemsOf } from '../../../test-kit/request-quote.ts';
import {
  checkoutRoutes,
  completeQuote,
  laptopLine,
  phoneLine,
} from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { galaxy, ideaPad } from '../../../test-kit/samples.ts';

const shop = gatewayForAll(checkoutRoutes);

describe('lines of checkoutQuote', () => {
  const linesOnly = async (lines: readonly Readonly<Record<string, unknown>>[]) => {
    const result = await requestQuote(shop, { lines });
    const problems = problemsOf(result).filter((problem) => problem.includes('lines'));
    return { result, problems };
  };

  it('reports a product that no longer exists, counts it as 0 and calculates the other lines', async () => {
    const { result, problems } = await linesOnly([
      { productId: 'Product:999', quantity: 2 },
      laptopLine,
    ]);
    expect(problems).toEqual(['NOT_SOLD at lines.0.productId']);
    expect(result).toMatchObject({ subtotal: 7_499_000, totalWeight: 1_700 });
    expect(result.lines[0]).toMatchObject({
      product: null,
      price: 0,
      subtotal: 0,
      availableQuantity: 0,
      problems: [{ code: 'NOT_SOLD' }],
    });
    expect(result.lines[1]?.problems).toEqual([]);
  });

  it('offers delivery for the other lines when a product no longer exists', async () => {
    const result = await requestQuote(shop, {
      ...completeQuote,
      lines: [laptopLine, { productId: 'Product:999', quantity: 1 }],
    });
    expect(problemsOf(result)).toEqual(['NOT_SOLD at lines.1.productId']);
    expect(result.fulfilment).toMatchObject({ option: { service: 'REG' } });
  });

  it('charges nothing and requests no fees for a cart without sellable lines', async () => {
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, status: 0 }));
    const courier = await requestQuote(shop, completeQuote);
    expect(problemsOf(courier)).toContain('NOT_SOLD at lines.0.productId');
    expect(problemsOf(courier).filter((problem) => problem.includes('service'))).toEqual([]);
    const free = { shipping: { total: 0 }, insurance: { total: 0 }, amountDue: 0 };
    expect(courier).toMatchObject({ ...free, totalWeight: 0 });
    const ownCourier = { cityId: 'City:3174', shippingMethodId: 'ShippingMethod:4' };
    const fulfilment = { delivery: ownCourier };
    expect(await requestQuote(shop, { ...completeQuote, fulfilment })).toMatchObject(free);
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });

  it('reports an inactive product with its name', async () => {
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, status: 0 }));
    const { result, problems } = await linesOnly([laptopLine]);
    expect(problems).toEqual(['NOT_SOLD at lines.0.productId']);
    expect(result.problems[0]?.message).toBe('IdeaPad Slim 3 sudah tidak dijual');
    expect(result.subtotal).toBe(0);
    expect(result.lines[0]?.availableQuantity).toBe(0);
  });

  it('leaves unsellable products out of the weight of the fee request', async () => {
    shop.upstream.on('GET /product/101', ok({ ...galaxy, status: 0 }));
    await requestQuote(shop, { ...completeQuote, lines: [phoneLine, laptopLine] });
    const call = shop.upstream.calls.find(({ path }) => path === '/shipping-fee');
    expect(call?.query['weight']).toBe('1700');
  });

  it('returns the chosen variant', async () => {
    const { result } = await linesOnly([{ ...phoneLine, variantId: 'ProductVariant:502' }]);
    expect(result.lines[0]?.variant).toEqual({ id: 'ProductVariant:502' });
  });

  it('returns at most as many lines as an order may have, and reads no product of the others', async () => {
    const most = Array.from({ length: CART_LINES_MAX }, () => laptopLine);
    const isTooMany = (text: string) => text.startsWith('TOO_MANY_LINES');
    expect((await linesOnly(most)).problems.filter(isTooMany)).toEqual([]);
    expect(shop.upstream.count('GET /product/101')).toBe(0);
    const { problems, result } = await linesOnly([...most, phoneLine]);
    expect(problems.filter(isTooMany)).toEqual(['TOO_MANY_LINES at lines']);
    expect(result.lines).toHaveLength(CART_LINES_MAX);
    expect(shop.upstream.count('GET /product/101')).toBe(0);
  });

  it('requires a variant for a product with variants and rejects unknown ones and those of other products', async () => {
    const { problems, result } = await linesOnly([
      { ...phoneLine, variantId: null },
      { ...phoneLine, variantId: 'ProductVariant:999' },
      { ...laptopLine, variantId: 'ProductVariant:501' },
    ]);
    expect(problems).toEqual([
      'VARIANT_REQUIRED at lines.0.variantId',
      'VARIANT_NOT_SOLD at lines.1.variantId',
      'VARIANT_NOT_SOLD at lines.2.variantId',
    ]);
    expect(result.lines[0]?.availableQuantity).toBe(0);
  });

  it('reports insufficient stock, adding up lines of the same variant', async () => {
    const { problems, result } = await linesOnly([
      { ...phoneLine, variantId: 'ProductVariant:502' },
      { ...phoneLine, quantity: 8 },
      { ...phoneLine, quantity: 7 },
    ]);
    expect(problems).toEqual([
      'OUT_OF_STOCK at lines.0.quantity',
      'QUANTITY_ABOVE_STOCK at lines.1.quantity',
      'QUANTITY_ABOVE_STOCK at lines.2.quantity',
    ]);
    expect(result.subtotal, 'a sold-out line costs nothing').toBe(15 * 5_999_000);
  });

  it.each([0, -1, 1_000, 2_147_483_647])('rejects a quantity of %i', async (quantity) => {
    const { problems, result } = await linesOnly([{ ...laptopLine, quantity }]);
    expect(problems).toContain('QUANTITY_INVALID at lines.0.quantity');
    expect(result.subtotal).toBe(0);
    expect(result.lines[0]?.subtotal).toBe(0);
  });

  it('returns parameters of each problem for translated messages', async () => {
    const PARAMETERS = `query ($input: CheckoutQuoteInput!) { checkoutQuote(input: $input) {
      problems { code path parameters { available before now productName max } } } }`;
    const lines = [{ ...laptopLine, quantity: 900, seenPrice: 7_000_000 }];
    const { data } = await shop.execute(PARAMETERS, { input: { lines } });
    const nothing = { available: null, before: null, now: null, productName: null, max: null };
    expect(data.checkoutQuote.problems.slice(0, 2)).toEqual([
      {
        code: 'QUANTITY_ABOVE_STOCK',
        path: ['lines', '0', 'quantity'],
        parameters: { ...nothing, available: 14, productName: 'IdeaPad Slim 3' },
      },
      {
        code: 'PRICE_CHANGED',
        path: ['lines', '0', 'seenPrice'],
        parameters: {
          ...nothing,
          before: 7_000_000,
          now: 7_499_000,
          productName: 'IdeaPad Slim 3',
        },
      },
    ]);
  });

  it('reports a higher price but not a lower one, and calculates with the shop’s price', async () => {
    const { problems, result } = await linesOnly([
      { ...laptopLine, seenPrice: 7_000_000 },
      { ...phoneLine, seenPrice: 9_000_000 },
    ]);
    expect(problems).toEqual(['PRICE_CHANGED at lines.0.seenPrice']);
    expect(result.problems[0]?.message).toBe(
      'Harga IdeaPad Slim 3 naik dari Rp 7.000.000 menjadi Rp 7.499.000',
    );
    expect(result.subtotal).toBe(7_499_000 + 5_999_000);
  });

  it('rejects invalid ids without a REST call', async () => {
    const bad = [
      { lines: [{ productId: '202', quantity: 1 }] },
      { lines: [{ productId: 'Product:../wishlist', quantity: 1 }] },
      { lines: [laptopLine], fulfilment: { delivery: { cityId: 'Province:31' } } },
      { lines: [laptopLine], payments: [{ methodId: 'x', amount: 1 }] },
    ];
    for (const input of bad) {
      const { errors } = await shop.execute(QUOTE, { input });
      expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
    }
    expect(shop.upstream.count()).toBe(0);
  });

  it('fails with SHOP_BAD_REPLY for figures that are too large to be exact', async () => {
    shop.upstream.on('GET /product/202', ok({ ...ideaPad, price: 9_007_199_254_740_991 }));
    const { errors } = await shop.execute(QUOTE, {
      input: { lines: [{ ...laptopLine, quantity: 2 }] },
    });
    expect(errors[0]?.extensions['code']).toBe('SHOP_BAD_REPLY');
  });
});
