import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkoutRoutes,
  delivery,
  laptopLine,
  shippingMethods,
  shippingOptions,
  warehouses,
} from '../../../test-kit/checkout-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { requestQuote } from '../../../test-kit/request-quote.ts';

interface OfferResult {
  readonly method: { readonly id: string };
  readonly service: string | null;
  readonly price: number;
}

const JNT = { ...shippingMethods[0], id: 2, name: 'J&T', rajaongkir_courier_name: 'jnt' };
const ALL = [JNT, ...shippingMethods];

const shop = gatewayForAll({ ...checkoutRoutes, 'GET /shipping-method': ok(ALL) });

const OFFERS = `... on QuoteDelivery { offers { method { id } service eta price } }`;

async function offersOf(chosen: unknown, changes: Readonly<Record<string, unknown>> = {}) {
  const input = { lines: [laptopLine], fulfilment: chosen, ...changes };
  const { data, errors } = await shop.execute(
    `query ($input: CheckoutQuoteInput!) {
      checkoutQuote(input: $input) { subtotal fulfilment { ${OFFERS} } }
    }`,
    { input },
  );
  const fulfilment = data.checkoutQuote.fulfilment as { offers: readonly OfferResult[] };
  return { quote: data.checkoutQuote, offers: fulfilment.offers, errors };
}

const toSouthJakarta = { delivery: { cityId: delivery.cityId } };
const OWN_OFFER = {
  method: { id: 'ShippingMethod:4' },
  service: null,
  eta: null,
  price: 25_000,
};

describe('QuoteDelivery.offers', () => {
  it('returns the cheapest service of each method in the shop’s order, before one is chosen', async () => {
    shop.upstream.on('GET /shipping-fee', ({ query }) =>
      ok(
        query['courier'] === 'jne'
          ? [...shippingOptions].reverse()
          : [{ service: 'EZ', etd: '', cost: '40000.25' }],
      ),
    );
    const { offers, errors } = await offersOf(toSouthJakarta);
    expect(errors).toEqual([]);
    expect(offers).toEqual([
      { method: { id: 'ShippingMethod:2' }, service: 'EZ', eta: null, price: 40_001 },
      { method: { id: 'ShippingMethod:1' }, service: 'OKE', eta: '3-5 hari', price: 28_000 },
      OWN_OFFER,
    ]);
  });

  it('returns the price of the quote with the same service, the lowest of all services', async () => {
    const rupiah = fc.integer({ min: 0, max: 9_000_000 }).map((cents) => String(cents / 100));
    const services = fc.uniqueArray(
      fc.record({ service: fc.stringMatching(/^[A-Z]{2,5}$/), cost: rupiah }),
      {
        selector: ({ service }) => service,
        minLength: 1,
        maxLength: 4,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        services,
        rupiah,
        fc.integer({ min: 1, max: 3 }),
        async (all, fee, quantity) => {
          shop.advance(24 * 60 * 60_000);
          shop.upstream.on('GET /shipping-method', ok([{ ...JNT, additional_fee: fee }]));
          shop.upstream.on('GET /shipping-fee', ok(all));
          const lines = [{ ...laptopLine, quantity }];
          const { offers } = await offersOf(toSouthJakarta, { lines });
          const quotes = await Promise.all(
            all.map(({ service }) =>
              requestQuote(shop, {
                lines,
                fulfilment: {
                  delivery: { ...delivery, shippingMethodId: 'ShippingMethod:2', service },
                },
              }),
            ),
          );
          const totals = quotes.map(({ shipping }) => shipping.total);
          const index = all.findIndex(({ service }) => service === offers[0]?.service);
          expect(offers).toHaveLength(1);
          expect([offers[0]?.price, totals[index]]).toEqual([
            Math.min(...totals),
            Math.min(...totals),
          ]);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('requests the fees of each courier once per route, also when one of them is chosen later', async () => {
    await offersOf(toSouthJakarta);
    expect(shop.upstream.count('GET /shipping-fee')).toBe(2);
    const chosen = await requestQuote(shop, { lines: [laptopLine], fulfilment: { delivery } });
    expect(chosen.shipping.total).toBe(36_000);
    await offersOf({ delivery });
    expect(shop.upstream.count('GET /shipping-fee')).toBe(2);
  });

  it('requests no fees when the field is not selected', async () => {
    await requestQuote(shop, { lines: [laptopLine], fulfilment: toSouthJakarta });
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });

  it.each([
    ['is unavailable', { status: 503 }],
    ['serves no such route', ok([])],
    ['rejects the parcel', failure(422, 'Berat maksimal 30 kg')],
    ['returns fees that are not a list', ok('gratis')],
  ])('leaves out a courier that %s', async (_, response) => {
    shop.upstream.on('GET /shipping-fee', ({ query }) =>
      query['courier'] === 'jnt' ? response : ok(shippingOptions),
    );
    const { offers, errors } = await offersOf(toSouthJakarta);
    expect(errors).toEqual([]);
    expect(offers.map((offer) => offer.method.id)).toEqual([
      'ShippingMethod:1',
      'ShippingMethod:4',
    ]);
  });

  it('returns only the shop’s own courier for a warehouse without a city', async () => {
    shop.upstream.on('GET /warehouse', ok([{ ...warehouses[0], city_id: null }]));
    expect((await offersOf(toSouthJakarta)).offers).toEqual([OWN_OFFER]);
  });

  it('returns null and an error beside the figures of the quote when the methods cannot be read', async () => {
    shop.upstream.on('GET /shipping-method', { status: 503 });
    const { quote, errors } = await offersOf(toSouthJakarta);
    expect(quote).toEqual({ subtotal: 7_499_000, fulfilment: { offers: null } });
    expect(errors).toMatchObject([{ path: ['checkoutQuote', 'fulfilment', 'offers'] }]);
  });

  it.each([
    ['a city', { delivery: {} }, {}],
    [
      'a warehouse with the goods in stock',
      toSouthJakarta,
      { lines: [{ ...laptopLine, quantity: 10 }] },
    ],
    ['goods', toSouthJakarta, { lines: [{ productId: 'Product:999', quantity: 1 }] }],
  ])('returns no offers without %s, and requests no fees', async (_, chosen, changes) => {
    expect((await offersOf(chosen, changes)).offers).toEqual([]);
    expect(shop.upstream.count('GET /shipping-fee')).toBe(0);
  });
});
