import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { demoShop } from '../../test-kit/demo-shop.ts';
import { pluck } from '../../../shop-api/test-kit/shop-client.ts';
import { products, stocks } from '@gawai/shop-api/db/tables/catalog';
import { vouchers } from '@gawai/shop-api/db/tables/voucher';
import { DEMO_SIGN_IN } from '@gawai/shop-api/demo-sign-in';
import { CATALOGUE } from './catalogue.ts';

const { running, client } = await demoShop();

describe('seeded demo shop', () => {
  it('contains the whole catalogue with its stock', async () => {
    expect(await running.shop.db.$count(products)).toBe(CATALOGUE.length);
    expect(await running.shop.db.$count(stocks, sql`stock > 0`)).toBeGreaterThan(500);
  });

  it('lists the newest products first, with immutable pictures', async () => {
    const { body } = await client.get('/product?source=pagination&active=true');
    expect(body.data).toMatchObject({ total: CATALOGUE.length });
    const [newest] = CATALOGUE;
    expect(body.data.data[0]).toMatchObject({ id: newest?.id, name: newest?.name });
    const picture = await client.get(`/images/${body.data.data[0].image_1}?w=320`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(picture.headers.get('cache-control')).toContain('immutable');
    // Pictures of products are cut out: the colour of the page is behind them.
    expect(body.data.data[0].image_1_color).toBeNull();
  });

  it('sells products with brand, warranty, specifications and a picture of every colour', async () => {
    const { data } = (await client.get('/product/galaxy-s25-ultra-12-512')).body;
    expect(data).toMatchObject({ sku: 'PH-247', brand: 'Samsung', warranty: 'Garansi 12 bulan' });
    expect(data.review_count).toBeGreaterThanOrEqual(214);
    expect(pluck(data.specifications, 'key')).toContain('ram');
    expect(data.product_variants).toMatchObject([
      { sku: 'PH-247-1', colour: '#8b8d90', image: data.image_1 },
      { sku: 'PH-247-2', colour: '#a9b7c6' },
      { sku: 'PH-247-3', colour: '#3a3c40' },
    ]);
    for (const { image } of data.product_variants) {
      expect((await client.get(`/images/${image}?w=320`)).status).toBe(200);
    }
  });

  it('returns stars with decimals, and none for a product without ratings', async () => {
    const star = async (slug: string) =>
      Number(pluck([(await client.get(`/product/${slug}`)).body.data], 'star')[0]);
    expect(await star('galaxy-s25-ultra-12-512')).toBeCloseTo(4.86, 1);
    expect(await star('oneplus-13-16-512')).toBe(0);
  });

  it('sells two products of which every rating is a review that shoppers can read', async () => {
    for (const slug of ['casing-rugged-armor-redmi-note-14-pro', 'logitech-mx-master-3s']) {
      const product = (await client.get(`/product/${slug}`)).body.data;
      const reviews = (await client.get(`/product/${slug}/review`)).body.data;
      expect([slug, product.review_count]).toEqual([slug, reviews.total]);
    }
  });

  it('features ten products, and lists sixteen categories with their sub-categories', async () => {
    const featured = await client.get('/product?active=true&featured=true');
    expect(featured.body.data).toHaveLength(10);
    expect(featured.body.data[0]).toMatchObject({ name: 'Galaxy S25 Ultra 12/512' });
    const categories = await client.get('/product-category');
    expect(categories.body.data).toHaveLength(16);
    expect(categories.body.data[0].sub_categories.length).toBeGreaterThanOrEqual(2);
    expect(categories.body.data[0].image_color).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('lists three warehouses with their addresses, Jakarta as the default', async () => {
    const { body } = await client.get('/warehouse');
    expect(body.data).toMatchObject([
      { id: 1, name: 'Gudang Jakarta', is_default: 1, city_id: 3174 },
      { id: 2, name: 'Toko Bandung', is_default: 0, city_id: 3273 },
      { id: 3, name: 'Toko Surabaya', is_default: 0, city_id: 3578 },
    ]);
    for (const warehouse of body.data) expect(warehouse.address).toMatch(/^Jl\. /);
  });

  it('offers two manual payment methods and 19 through the provider, for every warehouse', async () => {
    const { body } = await client.get('/payment-method');
    const methods: { payment_gateway: number; payment_gateway_codes: unknown[] }[] = body.data;
    const [firstManual, secondManual, ...online] = methods;
    for (const manual of [firstManual, secondManual]) {
      expect(manual).toMatchObject({ payment_gateway: 0, payment_gateway_codes: [] });
    }
    expect(online).toHaveLength(19);
    for (const method of online) {
      expect(method.payment_gateway).toBe(1);
      expect(method.payment_gateway_codes).toHaveLength(3);
    }
  });

  it('offers instalments by Kredivo, Indodana and Akulaku only', async () => {
    const { body } = await client.get('/payment-method');
    const methods: { name: string; installments: unknown[] }[] = body.data;
    const offering = methods.filter(({ installments }) => installments.length > 0);
    expect(offering.map(({ name }) => name)).toEqual(['Kredivo', 'Indodana', 'Akulaku']);
    expect(offering[0]?.installments).toEqual([
      { months: 3, monthly_rate: '0.00', min_amount: 500_000 },
      { months: 6, monthly_rate: '2.60', min_amount: 1_000_000 },
      { months: 12, monthly_rate: '2.60', min_amount: 1_500_000 },
    ]);
  });

  it('offers three couriers and its own', async () => {
    const { body } = await client.get('/shipping-method');
    const names = pluck(body.data, 'name');
    expect(names).toEqual(['JNE', 'J&T', 'SiCepat', 'Kurir Toko']);
    expect(body.data[0]).toMatchObject({ insurance_fee_amount: 5_000 });
    expect(body.data[3]).toMatchObject({ is_rajaongkir: 0, additional_fee: 25_000 });
  });

  it('serves seven pages, settings, and slides with texts and links to the storefront', async () => {
    const pages = await client.get('/page');
    const slugs = pluck(pages.body.data, 'url_slug');
    expect(slugs).toEqual([
      'terms-and-conditions',
      'kebijakan-privasi',
      'cara-pembayaran',
      'pengiriman',
      'pengembalian',
      'garansi',
      'tentang-kami',
    ]);
    const slides = await client.get('/slider');
    expect(slides.body.data).toHaveLength(4);
    for (const { url } of slides.body.data)
      expect(url).toMatch(/^https:\/\/gawai\.example\/product/);
    expect(slides.body.data[0]).toMatchObject({
      url: 'https://gawai.example/product?category=hp-flagship',
      headline: 'Ponsel unggulan, kamera kelas satu',
      price_from: 10_999_000,
      action: 'Lihat ponsel',
    });
    const settings = await client.get('/settings');
    expect(settings.body.data.footer_text).toMatch(/^<p>/);
    expect(settings.body.data.payment_remarks).toMatch(/BCA/);
  });

  it('stores vouchers of each kind', async () => {
    const now = new Date();
    const all = await running.shop.db.select().from(vouchers);
    const live = all.filter((voucher) => voucher.startsAt < now && now < voucher.endsAt);
    expect(live.find(({ code }) => code === 'HEMAT10')).toMatchObject({
      discountType: 'Percentage',
      discountAmount: '10.00',
      maxDiscount: 500_000,
      minOrder: 1_000_000,
      isActive: true,
    });
    expect(live.some(({ discountType }) => discountType === 'fixed')).toBe(true);
    expect(live.some(({ paymentMethodId }) => paymentMethodId !== null)).toBe(true);
    expect(live.some(({ quota, usedCount }) => quota !== null && usedCount === quota)).toBe(true);
    expect(all.some(({ endsAt }) => endsAt < now)).toBe(true);
    expect(all.some(({ startsAt }) => startsAt > now)).toBe(true);
    expect(all.some(({ isActive }) => !isActive)).toBe(true);
  });

  it('shows three vouchers to the demo customer, one of them for one payment method', async () => {
    const { body: signedIn } = await client.post('/login', DEMO_SIGN_IN);
    const { body } = await client.get('/voucher', { token: signedIn.data.token });
    expect(body.data).toMatchObject([
      { voucher_code: 'HEMAT10', payment_method_id: null },
      { voucher_code: 'BCA15', payment_method_id: 4 },
      { voucher_code: 'POTONG250', payment_method_id: null },
    ]);
  });

  it('signs in the demo customer, who has addresses in real regions', async () => {
    const { status, body } = await client.post('/login', DEMO_SIGN_IN);
    expect([status, body.data]).toMatchObject([200, { first_name: 'Budi', last_name: 'Santoso' }]);
    const rows = await running.shop.db.execute(sql`
      SELECT address_name, is_default, city, district FROM user_addresses ORDER BY id`);
    expect(rows).toMatchObject({
      rows: [
        { address_name: 'Rumah', is_default: true, district: 'Tebet' },
        { address_name: 'Kantor', is_default: false, district: 'Bekasi Selatan' },
      ],
    });
  });
});
