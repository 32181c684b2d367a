import { describe, expect, it } from 'vitest';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { galaxy, listingMeta, paginator } from '../../../test-kit/samples.ts';

const shop = gatewayForAll({ 'GET /product': ok(paginator([galaxy])) });

const LISTING = `query ($filter: ProductFilter) { products(search: "galaksi", filter: $filter) {
  nodes { id } suggestion } }`;
const FACETS = `{ products(filter: { brands: ["samsung"] }) { totalCount
  facets { kind key label values { value label count } min max } } }`;

describe('filter of Query.products', () => {
  it('sends the filter as query parameters of the shop', async () => {
    const filter = {
      priceMin: 1_000_000,
      priceMax: 9_000_000,
      isAvailable: true,
      ratingMin: 4.256,
      brands: [' Samsung '],
      specifications: [
        { key: 'ram', values: ['8'] },
        { key: 'warna', values: [' '] },
      ],
    };
    await shop.data(LISTING, { filter });
    expect(shop.upstream.calls.map(({ query }) => query)).toEqual([
      {
        source: 'pagination',
        active: 'true',
        s: 'galaksi',
        price_min: '1000000',
        price_max: '9000000',
        available: 'true',
        star_min: '4.26',
        brand: 'Samsung',
        'spec[ram]': '8',
        sort: 'id desc',
        page: '1',
      },
    ]);
  });

  it('caches the list of each filter separately', async () => {
    for (const brands of [['samsung'], ['samsung'], ['vivo'], []]) {
      await shop.execute(LISTING, { filter: { brands } });
    }
    expect(shop.upstream.count()).toBe(3);
  });

  const many = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
  it.each([
    ['filter.brands', { brands: many(101) }],
    ['filter.specifications', { specifications: [{ key: 'ram', values: many(101) }] }],
    ['filter.specifications', { specifications: many(11).map((key) => ({ key, values: ['1'] })) }],
    ['filter.specifications', { specifications: ['a', 'a'].map((key) => ({ key, values: [] })) }],
    ['filter.specifications.key', { specifications: [{ key: 'a][b', values: ['1'] }] }],
    ['filter.specifications.key', { specifications: [{ key: ' ', values: ['1'] }] }],
  ])('rejects an invalid %s without a REST call', async (field, filter) => {
    const { errors } = await shop.execute(LISTING, { filter });
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field });
    expect(shop.upstream.count()).toBe(0);
  });
});

describe('facets and suggestion of Query.products', () => {
  it('reads facets and suggestion with the list, facets only when they are selected', async () => {
    const meta = {
      ...listingMeta,
      facets: [
        ...listingMeta.facets,
        { key: 'weight', label: 'Berat', values: [] },
        { key: 'price' },
      ],
    };
    const body = { status: 'success', data: paginator([galaxy]), meta };
    shop.upstream.on('GET /product', { body });
    expect((await shop.execute(LISTING)).data.products.suggestion).toBe('galaxy');
    shop.upstream.clearCalls();
    const { data } = await shop.execute(FACETS);
    expect(shop.upstream.calls.map(({ query }) => query['facets'])).toEqual(['true']);
    const none = { key: null, min: null, max: null };
    expect(data.products.facets).toEqual([
      {
        ...none,
        kind: 'BRAND',
        label: 'Merek',
        values: [{ value: 'samsung', label: 'Samsung', count: 12 }],
      },
      { key: null, kind: 'PRICE', label: 'Harga', values: [], min: 79_000, max: 45_999_000 },
      {
        ...none,
        kind: 'SPECIFICATION',
        key: 'ram',
        label: 'RAM',
        values: [{ value: '8', label: '8 GB', count: 7 }],
      },
    ]);
  });

  const FRAGMENT = `query ($yes: Boolean!) { products { ...Page @include(if: $yes) totalCount } }
    fragment Page on ProductConnection { ... { narrow: facets { kind } } }`;
  it.each([
    [true, 'true'],
    [false, undefined],
  ])('requests facets of a fragment with the condition %s', async (yes, facets) => {
    await shop.execute(FRAGMENT, { yes });
    expect(shop.upstream.calls.map(({ query }) => query['facets'])).toEqual([facets]);
  });

  it('returns null facets when the shop sends none', async () => {
    const { data, errors } = await shop.execute(FACETS);
    expect([data.products, errors]).toEqual([{ totalCount: 133, facets: null }, []]);
    expect(shop.upstream.count()).toBe(1);
  });
});
