import { afterEach, describe, expect, it } from 'vitest';
import { FakeUpstream, ok, type FakeRoute } from '../../gateway/test-kit/fake-upstream.ts';
import { FOREIGN_SLUGS, foreignShop } from '../../gateway/test-kit/foreign-shop.ts';
import { RESPONSE_VARIANTS, withVariant } from '../../gateway/test-kit/response-variants.ts';
import { galaxy, ideaPad, paginator } from '../../gateway/test-kit/samples.ts';
import { wholeShop } from '../../gateway/test-kit/whole-shop.ts';
import { reportOf } from '../test-kit/report-of.ts';

const { data, ...meta } = paginator([galaxy]);
/** A page in the format of Laravel resources. */
const resource = { data, links: {}, meta };

let shop: FakeUpstream;
afterEach(() => shop.stop());

async function callsOf(routes: Readonly<Record<string, FakeRoute>>, ...args: readonly string[]) {
  shop = await FakeUpstream.start({ ...wholeShop, ...routes });
  return (await reportOf(shop.url, '--token', '7|rahasia', ...args)).calls;
}

describe('response variants of the contract', () => {
  it.each(Object.entries(RESPONSE_VARIANTS))('tolerates %s', async (_, variant) => {
    shop = await FakeUpstream.start(withVariant(wholeShop, variant));
    const report = await reportOf(shop.url, '--token', '7|rahasia');
    expect(report).toMatchObject({ code: 0, counts: { broken: 0 } });
    const missing = Object.keys(report.calls).filter((call) =>
      report.calls[call]?.startsWith('missing'),
    );
    // The sample shop ignores the ids: its page of products is not in every variant the list of them.
    expect(missing.filter((call) => call !== 'GET /product?ids=')).toEqual(['GET /health']);
  });
});

describe('check of a shop with response variants of its own', () => {
  it('names the field and what the gateway reads', async () => {
    const price = { ...galaxy, price: '5999000.50', status: 'active', weight: null, is_default: 1 };
    const calls = await callsOf({
      'GET /product/galaxy-a55-5g-8-256': ok(price),
      'GET /product-category': ok({ 0: { id: '3', name: 'HP', url_slug: 'hp' } }),
      'GET /payment-method': ok([{ id: 1, name: 'BCA', fee_type: 'percent', fee_amount: 1 }]),
    });
    expect(calls['GET /product/{key}']).toBe(
      'tolerated' +
        ' | data.price = "5999000.50" is not an integer; the gateway reads 5999001' +
        ' | data.status = "active" is not an integer; the gateway reads "not for sale"' +
        ' | data.weight = null is not a number; the gateway reads 0' +
        ' | data.product_variants.0.colour = "#1F2A44" does not match pattern "^#[0-9a-f]{6}$"; the gateway accepts it',
    );
    expect(calls['GET /product-category']).toContain(
      'data: a map with numbers instead of a list; the gateway reads 1 entry',
    );
    expect(calls['GET /product-category']).toContain(
      'data.0.id = "3" is not an integer; the gateway reads "3"',
    );
    expect(calls['GET /payment-method']).toContain(
      'data.0.fee_type = "percent" is none of ["Percentage","fixed"]; the gateway reads',
    );
  });

  it('reports as missing that a shop ignores the ids of products', async () => {
    const other = { ...galaxy, id: 999 };
    const calls = await callsOf({
      'GET /product': ({ query }) =>
        ok(query['ids'] === undefined ? paginator([galaxy, ideaPad]) : [galaxy, other]),
    });
    expect(calls['GET /product?ids=']).toContain('the response is no list of these products');
  });

  it('joins equal notes of many entries', async () => {
    const products = [galaxy, ideaPad, galaxy].map((each) => ({ ...each, price: `${each.price}` }));
    const calls = await callsOf({ 'GET /product': ok(paginator(products)) });
    expect(calls['GET /product']).toContain(
      'data.data.0.price = "5999000" is not an integer; the gateway reads 5999000 (and 2 more like it)',
    );
  });

  it('does not hide a wrong value behind a missing one', async () => {
    const calls = await callsOf({
      'GET /payment-method': ok([
        { id: 1, name: 'BCA', group: 'crypto' },
        { id: 2, name: 'Kartu', fee_type: 'percent', fee_amount: '2.9' },
      ]),
    });
    expect(calls['GET /payment-method']).toContain(
      'data.1.fee_type = "percent" is none of ["Percentage","fixed"]; the gateway reads "FIXED"',
    );
    expect(calls['GET /payment-method']).toMatch(
      /group = "crypto" .*; the gateway takes it as none/,
    );
  });

  it('reports that the gateway leaves out a part with a value out of bounds', async () => {
    const installments = [{ months: 1, monthly_rate: '2.5', min_amount: null }];
    const calls = await callsOf({
      'GET /payment-method': ok([{ id: 3, name: 'Kartu', installments }]),
    });
    expect(calls['GET /payment-method']).toContain(
      'data.0.installments.0.months = 1 is not >= 2; the gateway leaves that part out',
    );
  });

  it('names the entries that the gateway leaves out, and why', async () => {
    const calls = await callsOf({
      'GET /product': ok(paginator([galaxy, { ...ideaPad, price: '7.499.000' }])),
      'GET /page': ok([{ id: 1, title: 'Syarat' }]),
    });
    expect(calls['GET /product']).toBe(
      'tolerated | data.data.1.price = "7.499.000" cannot be used; ' +
        'the gateway leaves the entry out, because it needs this field',
    );
    expect(calls['GET /page']).toBe(
      'broken | the gateway can use none of the entries | data.0.url_slug is missing and cannot be used; ' +
        'the gateway leaves the entry out, because it needs this field',
    );
  });

  it('finds settings and tables where the gateway finds them', async () => {
    const pairs = [
      { name: 'footer', value: '<p>Toko</p>' },
      { name: 'payment_remarks', value: 7 },
    ];
    const calls = await callsOf({
      'GET /settings': ok(pairs),
      'GET /order': ok({ draw: 9, recordsTotal: 1, data: [{ hash: 'x', id: '7' }] }),
      'GET /health': { body: 'OK' },
    });
    expect(calls['GET /settings']).toBe(
      'tolerated | data: a list instead of an object; the gateway reads what is in it',
    );
    expect(calls['GET /order?source=datatables']).toContain(
      'tolerated | the table is inside an envelope; the gateway reads its rows | data.data.0.',
    );
    expect(calls['GET /health']).toBe('fits');
  });

  it('names fields and nestings that replace documented ones', async () => {
    const user = { id: 8, first_name: 'Budi', phone: '+6281234567890' };
    const services = [{ service: 'REG', cost: [{ value: 18_000, etd: '1-2' }] }];
    const calls = await callsOf(
      {
        'GET /city': ok([{ city_id: 55, city_name: 'Bekasi', type: 'Kota' }]),
        'GET /district': ok([{ subdistrict_id: 7, subdistrict_name: 'Jatiasih' }]),
        'GET /shipping-fee': ok([{ code: 'jne', costs: services }]),
        'POST /login': ok({ user, access_token: '8|rahasia' }),
      },
      ...['--phone', '+6281234567890', '--password', 'rahasia'],
    );
    expect(calls['GET /city']).toBe(
      'tolerated' +
        ' | data.0.city_id = 55 is not in the document; the gateway reads "55"' +
        ' | data.0.city_name = "Bekasi" is not in the document; the gateway reads "Bekasi"' +
        ' | data.0.type = "Kota" is not in the document; the gateway reads "Kota"',
    );
    expect(calls['GET /district']).toContain('data.0.subdistrict_name = "Jatiasih" is not in');
    expect(calls['GET /shipping-fee']).toMatch(
      /^tolerated \| data\.0\.costs = .* is not in the document; the gateway reads 1 entry$/,
    );
    expect(calls['POST /login']).toMatch(
      /^tolerated \| data\.user = .* the gateway reads the object in it \| data\.access_token = /,
    );
  });

  it.each([
    ['data.meta has the figures of the page; the gateway reads them', { data: resource }],
    ['meta has the figures of the page; the gateway reads them', resource],
    [
      'data: no paginator; the gateway shows what is there as the only page',
      { data, meta: { suggestion: null } },
    ],
  ])('reports of a page: %s', async (note, response) => {
    const calls = await callsOf({
      'GET /product': { body: { status: 'success', message: 'OK', ...response } },
    });
    expect(calls['GET /product']).toBe(`tolerated | ${note}`);
  });

  it('reports that a paginator without its total has one page', async () => {
    const { total: _, last_page: __, ...simple } = paginator([galaxy]);
    const calls = await callsOf({ 'GET /product': ok(simple) });
    expect(calls['GET /product']).toContain(
      'data.total is missing; the gateway takes each page as the last one',
    );
  });

  it('ignores fields that the gateway does not read', async () => {
    const category = { id: 'x', name: 'HP', url_slug: 'hp' };
    const product = { ...galaxy, product_category: category, colours: ['Hitam'] };
    const page = { ...paginator([product]), first_page_url: 7, links: 'none' };
    const calls = await callsOf({ 'GET /product': ok(page) });
    expect(calls['GET /product']).toBe('fits');
  });

  it('opens the first listed product by its own slug and orders it', async () => {
    shop = await FakeUpstream.start(foreignShop);
    const { calls } = await reportOf(shop.url, '--order');
    expect(calls['GET /product/{key}']).toMatch(/^(fits|tolerated)/);
    expect(shop.count(`GET ${Object.values(FOREIGN_SLUGS)[0]!}`)).toBeGreaterThan(0);
    expect(calls['POST /order']).toBe('fits');
    expect(calls['GET /order/{hash}']).toContain('does not match pattern');
  });
});
