import { describe, expect, it } from 'vitest';
import { checkoutRoutes, completeQuote } from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { galaxy } from '../../../test-kit/samples.ts';

const method = { fee_type: 'Percentage', fee_amount: '2.30', payment_gateway: 1 };
const card = { ...method, id: 3, name: 'Kartu' };
const kredivo = {
  ...method,
  id: 19,
  name: 'Kredivo',
  installments: [
    { months: 3, monthly_rate: '0', min_amount: 500_000 },
    { months: 12, monthly_rate: '2.60', min_amount: 1_500_000 },
  ],
};

const shop = gatewayForAll({
  'GET /payment-method': ok([card, kredivo]),
  'GET /product/*': ok({ ...galaxy, price: 6_000_000 }),
});

describe('PaymentMethod.installments', () => {
  const plansOf = async (installments: unknown) => {
    shop.upstream.on('GET /payment-method', ok([{ ...card, installments }]));
    const data = await shop.data(
      '{ paymentMethods { installments { months monthlyRate minAmount } } }',
    );
    return data.paymentMethods[0]?.installments;
  };

  it('returns the exact plans of the shop', async () => {
    expect(await plansOf(kredivo.installments)).toEqual([
      { months: 3, monthlyRate: '0', minAmount: 500_000 },
      { months: 12, monthlyRate: '2.6', minAmount: 1_500_000 },
    ]);
  });

  it('reads numbers as text and plans without a minimum amount', async () => {
    const plan = { months: '6', monthly_rate: 2.75, min_amount: '' };
    const expected = [{ months: 6, monthlyRate: '2.75', minAmount: null }];
    expect(await plansOf([plan])).toEqual(expected);
  });

  it.each([
    [undefined],
    [null],
    ['12x'],
    [[{ months: 1, monthly_rate: '0' }]],
    [[{ months: 61, monthly_rate: '0' }]],
    [[{ months: 2.5, monthly_rate: '0' }]],
    [[{ months: 12 }]],
    [[{ months: 12, monthly_rate: '' }]],
    [[{ months: 12, monthly_rate: '-1' }]],
    [[{ months: 12, monthly_rate: 'gratis' }]],
    [[{ months: 12, monthly_rate: '101' }]],
  ])('returns no plans for %j', async (installments) => {
    expect(await plansOf(installments)).toEqual([]);
  });
});

describe('Product.lowestInstallment', () => {
  const lowest = async () => {
    const data = await shop.data(
      'query ($slug: String!) { product(by: { slug: $slug }) { lowestInstallment { months monthlyAmount method { name } } } }',
      { slug: galaxy.url_slug },
    );
    return data.product.lowestInstallment;
  };

  it('includes the fee of the method', async () => {
    // (6,000,000 + 2.3 %) x (1 + 12 x 2.6 %) / 12
    expect(await lowest()).toEqual({
      months: 12,
      monthlyAmount: 671_088,
      method: { name: 'Kredivo' },
    });
  });

  it('returns null when no plan is offered for the price', async () => {
    shop.upstream.on('GET /product/*', ok({ ...galaxy, price: 400_000 }));
    expect(await lowest()).toBeNull();
  });

  it('returns null, but no error, when the payment methods cannot be read', async () => {
    shop.upstream.on('GET /payment-method', failure(500, 'Rusak'));
    expect(await lowest()).toBeNull();
  });
});

describe('QuotePayment.installments', () => {
  it('includes the fee of the row', async () => {
    for (const [route, response] of Object.entries(checkoutRoutes))
      shop.upstream.on(route, response);
    shop.upstream.on('GET /payment-method', ok([card, kredivo]));
    const payments = [
      { methodId: 'PaymentMethod:19', amount: 1_000_000 },
      { methodId: 'PaymentMethod:3', amount: 4_000_000 },
      { methodId: null, amount: 2_554_998 },
    ];
    const data = await shop.data(
      `query ($input: CheckoutQuoteInput!) {
        checkoutQuote(input: $input) {
          payments { total installments { months monthlyAmount method { id } } }
        }
      }`,
      { input: { ...completeQuote, payments } },
    );
    const thirds = { months: 3, monthlyAmount: 341_000, method: { id: 'PaymentMethod:19' } };
    expect(data.checkoutQuote.payments).toEqual([
      { total: 1_023_000, installments: [thirds] },
      { total: 4_092_000, installments: [] },
      { total: 2_554_998, installments: [] },
    ]);
  });
});
