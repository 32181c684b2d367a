import { describe, expect, it } from 'vitest';
import {
  checkoutRoutes,
  completeQuote,
  paymentMethods,
  shippingMethods,
  voucher,
} from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { requestQuote, problemsOf } from '../../../test-kit/request-quote.ts';
import { galaxy, ideaPad, paginator } from '../../../test-kit/samples.ts';

const shop = gatewayForAll(checkoutRoutes);

describe('gateway with an ambiguous amount such as 85.000', () => {
  it('leaves out a product with such a price', async () => {
    const products = [galaxy, { ...ideaPad, price: '85.000' }];
    shop.upstream.on('GET /product', ok(paginator(products)));
    const { data } = await shop.execute('{ products { nodes { price } } }');
    expect(data.products.nodes).toEqual([{ price: galaxy.price }]);
    expect(shop.logLines.join('')).toContain('"fields":["price"]');
  });

  it.each(['additional_fee', 'insurance_fee_amount'])(
    'leaves out a shipping method with such an %s',
    async (field) => {
      const [jne, courier] = shippingMethods;
      shop.upstream.on('GET /shipping-method', ok([jne, { ...courier, [field]: '25.000' }]));
      const { data } = await shop.execute('{ shippingMethods { name } }');
      expect(data.shippingMethods).toEqual([{ name: 'JNE' }]);
    },
  );

  it('leaves out a payment method with such a fixed fee, but reads such a percentage', async () => {
    const methods = paymentMethods.slice(1).map((each) => ({ ...each, fee_amount: '4.000' }));
    shop.upstream.on('GET /payment-method', ok(methods));
    const { data } = await shop.execute(
      '{ paymentMethods { name fee { ... on PercentageFee { percentage } } } }',
    );
    expect(data.paymentMethods).toEqual([{ name: 'Credit Card', fee: { percentage: '4' } }]);
  });

  it('leaves out a courier service with such a cost', async () => {
    const services = [
      { service: 'OKE', cost: '28.000' },
      { service: 'REG', cost: [{ value: '36.000' }] },
    ];
    shop.upstream.on('GET /shipping-fee', ok(services));
    expect(problemsOf(await requestQuote(shop, completeQuote))[0]).toContain(
      'SHIPPING_OPTIONS_EMPTY',
    );
  });

  it.each(['max_discount', 'min_order', 'discount_amount'])(
    'reports VOUCHER_CHECK_FAILED for a voucher with such a %s',
    async (field) => {
      const terms = { ...voucher, discount_type: 'fixed', [field]: '500.000' };
      shop.upstream.on('POST /order/apply-voucher', ok(terms));
      const input = { ...completeQuote, voucherCode: 'HEMAT10' };
      const { discount, problems } = await requestQuote(shop, input, 'budi');
      expect(discount).toBe(0);
      expect(problems).toContainEqual(expect.objectContaining({ code: 'VOUCHER_CHECK_FAILED' }));
    },
  );
});
