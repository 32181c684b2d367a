import { describe, expect, it } from 'vitest';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { categories, galaxy, ideaPad, paginator } from '../../../test-kit/samples.ts';

const shop = gatewayForAll(
  {
    'GET /slider': ok([
      { id: 1, image: 'slider/promo-1.webp', url: 'https://promo.example/november' },
      { id: 2, image: '/slider/promo 2.webp', url: '' },
      { id: 3, image: 'https://cdn.example/3.webp', url: 'javascript:alert(1)' },
      { id: 4, image: null, url: null },
    ]),
    'GET /page': ok([
      {
        id: 1,
        title: 'Syarat dan Ketentuan',
        url_slug: 'terms-and-conditions',
        show_in_footer: '1',
        meta_title: 'Syarat',
        content: '<h1 style="color:red">Syarat</h1><iframe src="https://evil.example"></iframe>',
      },
      { id: 2, title: 'Tersembunyi', url_slug: 'hidden', show_in_footer: 0 },
    ]),
    'GET /settings': ok({ footer_text: '<p>Toko elektronik</p>', payment_remarks: null }),
    'GET /product': ok(paginator([galaxy, ideaPad])),
    'GET /product-category': ok(categories),
  },
  { imageWidths: { usual: [320], slides: [320, 640] } },
);

describe('Query.slides', () => {
  it('returns slides in the order of the shop, with image URLs and only safe links', async () => {
    const { data } = await shop.execute('{ slides { id url image { url srcSet } } }');
    const promo = 'http://images.test/slider/promo-1.webp';
    expect(data.slides).toEqual([
      {
        id: 'Slide:1',
        url: 'https://promo.example/november',
        image: { url: promo, srcSet: `${promo}?w=320 320w, ${promo}?w=640 640w` },
      },
      {
        id: 'Slide:2',
        url: null,
        image: expect.objectContaining({ url: 'http://images.test/slider/promo%202.webp' }),
      },
      { id: 'Slide:3', url: null, image: { url: 'https://cdn.example/3.webp', srcSet: null } },
    ]);
  });
});

describe('texts of Query.slides', () => {
  const textsOf = async (...sent: readonly object[]) => {
    const slides = sent.map((fields, index) => ({ id: index + 1, image: 'a.webp', ...fields }));
    shop.upstream.on('GET /slider', ok(slides));
    const data = await shop.data('{ slides { headline priceFrom action } }');
    return data.slides;
  };
  const none = { headline: null, priceFrom: null, action: null };

  it('returns headline, lowest price and call to action', async () => {
    const sent = { headline: 'Ponsel unggulan', price_from: 10_999_000, action: 'Lihat ponsel' };
    expect(await textsOf(sent)).toEqual([
      { headline: 'Ponsel unggulan', priceFrom: 10_999_000, action: 'Lihat ponsel' },
    ]);
  });

  it('returns null texts when the shop sends none', async () => {
    expect(await textsOf({}, { headline: null, price_from: null, action: '  ' })).toEqual([
      none,
      none,
    ]);
  });

  it.each([
    [
      'HTML',
      { headline: '<b>Ponsel</b>', price_from: '<b>1</b>', action: '<a href="/">Lihat</a>' },
    ],
    ['other types', { headline: { id: 1 }, price_from: true, action: ['Lihat'] }],
    ['a negative price', { price_from: -1 }],
    ['a price of 0', { price_from: 0 }],
    ['thousands separators', { price_from: '10.999.000' }],
  ])('returns the slide with null texts instead of %s', async (_, sent) => {
    expect(await textsOf(sent)).toEqual([none]);
  });

  it('reads numbers as texts and prices with a fraction', async () => {
    expect(await textsOf({ headline: 2026, price_from: '10999000.50' })).toEqual([
      { headline: '2026', priceFrom: 10_999_001, action: null },
    ]);
  });

  it('returns texts of one line, cut at 60 and 30 characters', async () => {
    const fits = { headline: 'a'.repeat(60), action: 'b'.repeat(30) };
    const long = { headline: `Dua\nbaris ${'a'.repeat(60)}`, action: 'b'.repeat(31) };
    expect(await textsOf(fits, long)).toEqual([
      { ...fits, priceFrom: null },
      { headline: `Dua baris ${'a'.repeat(49)}…`, priceFrom: null, action: `${'b'.repeat(29)}…` },
    ]);
  });
});

describe('content page queries', () => {
  it('finds pages by slug and sanitizes their HTML, with one REST call for all pages', async () => {
    const { data } = await shop.execute(`{
      contentPages { id isInFooter }
      terms: contentPage(slug: "terms-and-conditions") { title content seo { title description } }
      none: contentPage(slug: "nothing") { id } }`);
    expect(data).toEqual({
      contentPages: [
        { id: 'ContentPage:1', isInFooter: true },
        { id: 'ContentPage:2', isInFooter: false },
      ],
      terms: {
        title: 'Syarat dan Ketentuan',
        content: '<h1>Syarat</h1>',
        seo: { title: 'Syarat', description: null },
      },
      none: null,
    });
    expect(shop.upstream.count()).toBe(1);
  });
});

describe('Query.settings', () => {
  it.each([
    ['an object', { footer_text: '<p>A</p>', payment_remarks: '<p>B</p>' }],
    ['other names', { footerText: '<p>A</p>', payment_remarks: '<p>B</p>' }],
    ['a list with the object', [{ footer: '<p>A</p>', payment_remarks: '<p>B</p>' }]],
    [
      'a list of pairs',
      [
        { name: 'footer_text', value: '<p>A</p>' },
        { key: 'payment_remarks', value: '<p>B</p>' },
      ],
    ],
  ])('reads settings from %s', async (_, settings) => {
    shop.upstream.on('GET /settings', ok(settings));
    const { data } = await shop.execute('{ settings { footerText paymentRemarks } }');
    expect(data.settings).toEqual({ footerText: '<p>A</p>', paymentRemarks: '<p>B</p>' });
  });

  it('returns null for settings that the shop does not have', async () => {
    shop.upstream.on('GET /settings', ok([]));
    const { data } = await shop.execute('{ settings { footerText paymentRemarks } }');
    expect(data.settings).toEqual({ footerText: null, paymentRemarks: null });
  });
});

const HOME = `{
  slides { id image { url } } settings { footerText } categoryGroups { label categories { name } }
  featuredProducts { id name price image { url } }
  newest: products { nodes { id name price discountPercent availability image { url } } } }`;

describe('home page query', () => {
  it('sends five REST calls at first, and none while their data are cached', async () => {
    await shop.data(HOME);
    expect(shop.upstream.count()).toBe(5);
    shop.upstream.clearCalls();
    await shop.execute(HOME);
    expect(shop.upstream.count()).toBe(0);
  });

  it('sends five REST calls for two hundred concurrent requests', async () => {
    await Promise.all(Array.from({ length: 200 }, () => shop.execute(HOME)));
    expect(shop.upstream.count()).toBe(5);
  });

  it('returns all other fields when one call fails', async () => {
    shop.upstream.on('GET /slider', failure(500, 'Gagal'));
    const { data, errors } = await shop.execute(HOME);
    expect(data.slides).toBeNull();
    expect(data['newest']).toMatchObject({ nodes: [{}, {}] });
    expect(errors.map((error) => [error.path, error.message, error.extensions])).toEqual([
      [['slides'], 'Gagal', { code: 'SHOP_FAILED' }],
    ]);
  });
});
