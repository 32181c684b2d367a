import { isObjectType, validateSchema, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { home } from '../../test-kit/account-shop.ts';
import { listedVoucher } from '../../test-kit/checkout-shop.ts';
import { ok } from '../../test-kit/fake-upstream.ts';
import { fullSelection, nullPaths } from '../../test-kit/full-selection.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { orderRow } from '../../test-kit/order-history.ts';
import {
  categories,
  galaxy,
  listingMeta,
  paginator,
  productReviews,
} from '../../test-kit/samples.ts';
import { wholeOrder } from '../../test-kit/whole-order.ts';
import { executableSchema } from './schema.ts';

const schema = executableSchema();

describe('schema', () => {
  it('passes the validation of graphql-js', () => {
    expect(validateSchema(schema)).toEqual([]);
  });

  it.each([schema.getQueryType(), schema.getMutationType()])(
    'defines a resolver for every field of %s',
    (root) => {
      const fields = Object.values((root as GraphQLObjectType).getFields());
      const bare = fields.filter((field) => field.resolve === undefined);
      expect(bare.map((field) => field.name)).toEqual([]);
    },
  );

  it('defines an id resolver for every Node type', () => {
    const nodes = schema.getPossibleTypes(schema.getType('Node') as never).filter(isObjectType);
    expect(nodes.length).toBeGreaterThan(10);
    const bare = nodes.filter((node) => node.getFields()['id']?.resolve === undefined);
    expect(bare.map((node) => node.name)).toEqual([]);
  });
});

/**
 * Fields that are null by design. Top categories have no parent; children have no image and no SEO texts.
 * Only price facets have a range, and only specifications a key. A voucher has a percentage or an amount,
 * and no shortfall without a cart.
 */
const NULL_BY_DESIGN =
  /\.parent$|vouchers\.\d\.(amount|shortfall)$|facets\.\d\.(key|min|max)$|(^category|children\.\d+|category)\.(image|seo(\.\w+)?)$/;

describe('query of all fields', () => {
  const category = { ...categories[1], meta_description: 'a', meta_keywords: 'b' };
  const seo = { meta_title: 'a', meta_description: 'b', meta_keywords: 'c' };

  const shop = gatewayForAll(
    {
      'GET /product': {
        body: { status: 'success', data: paginator([galaxy]), meta: listingMeta },
      },
      'GET /product/*': ok(galaxy),
      [`GET /product/${galaxy.url_slug}/review`]: productReviews,
      [`GET /product/${galaxy.url_slug}/related`]: ok([galaxy]),
      'GET /product-category': ok([category]),
      'GET /slider': ok([
        {
          id: 1,
          image: 'a.webp',
          image_color: '#0d5a66',
          image_alt: 'a',
          image_width: 1280,
          image_height: 400,
          url: 'https://a.example',
          headline: 'a',
          price_from: 1,
          action: 'b',
        },
      ]),
      'GET /page': ok([{ id: 1, title: 'a', url_slug: 'a', content: '<p>a</p>', ...seo }]),
      'GET /settings': ok({ footer_text: '<p>a</p>', payment_remarks: '<p>b</p>' }),
      'GET /province': ok([{ id: 31, name: 'a' }]),
      'GET /city': ok([{ id: 31, name: 'a' }]),
      'GET /district': ok([{ id: 31, name: 'a' }]),
      'GET /payment-method': ok([
        {
          id: 1,
          name: 'a',
          fee_type: 'fixed',
          group: 'card',
          logo: '/media/a.webp',
          logo_color: '#ffffff',
          logo_width: 96,
          logo_height: 32,
          instructions: { bank: 'a', account_no: '123', holder: 'b' },
          installments: [{ months: 3, monthly_rate: '2.60', min_amount: 1 }],
        },
      ]),
      'GET /shipping-method': ok([
        {
          id: 1,
          name: 'a',
          is_rajaongkir: 1,
          rajaongkir_courier_name: 'jne',
          tracking_url: 'https://jne.example/{resi}',
          logo: '/media/a.webp',
          logo_color: '#ffffff',
          logo_width: 96,
          logo_height: 32,
        },
      ]),
      'GET /warehouse': ok([
        { id: 1, name: 'a', city_id: 3, address: 'b', opening_hours: 'c', phone: '+62' },
        { id: 2, name: 'a', city_id: 3, address: 'b', opening_hours: 'c', phone: '+62' },
      ]),
      'GET /shipping-fee': ok([{ service: 'REG', etd: '1-2', cost: 1 }]),
      'GET /user-address': ok([home]),
      'GET /order': {
        body: { recordsTotal: 1, data: [orderRow], status_counts: { shipped: 1 } },
      },
      'GET /order/*': ok(wholeOrder),
      'GET /review': ok([{ id: 5, product_id: 101, star: 5, review: 'a' }]),
      'GET /wishlist': ok([
        {
          id: 1,
          product_id: 101,
          price: 1,
          product: galaxy,
          product_variant: { name: 'a' },
        },
      ]),
      'GET /voucher': ok([{ ...listedVoucher, payment_method_id: 1 }]),
      'GET /profile': ok({
        id: 7,
        first_name: 'a',
        last_name: 'b',
        phone: '+62',
        email: 'a@b.c',
        gender: 'Female',
      }),
    },
    { imageWidths: { usual: [320], slides: [320] } },
  );

  it.each([
    ['products', 'ProductConnection', ''],
    ['product', 'Product', '(by: { slug: "galaxy-a55-5g-8-256" })'],
    ['featuredProducts', 'Product', ''],
    ['categories', 'Category', ''],
    ['featuredCategories', 'Category', ''],
    ['categoryGroups', 'CategoryGroup', ''],
    ['category', 'Category', '(slug: "handphone")'],
    ['slides', 'Slide', ''],
    ['contentPages', 'ContentPage', ''],
    ['contentPage', 'ContentPage', '(slug: "a")'],
    ['settings', 'Settings', ''],
    ['provinces', 'Region', ''],
    ['cities', 'Region', '(provinceId: "Province:31")'],
    ['districts', 'Region', '(cityId: "City:31")'],
    ['paymentMethods', 'PaymentMethod', ''],
    ['shippingMethods', 'ShippingMethod', ''],
    ['warehouses', 'Warehouse', ''],
    [
      'shippingOptions',
      'ShippingOption',
      '(methodId: "ShippingMethod:1", warehouseId: "Warehouse:1", cityId: "City:3", weight: 1)',
    ],
    ['me', 'Customer', ''],
  ])('returns a value for every field of Query.%s', async (field, type, args) => {
    const query = `{ ${field}${args} ${fullSelection(schema, type, 4)} }`;
    const data = await shop.data(query, {}, { token: 't' });
    expect(nullPaths(data).filter((path) => !NULL_BY_DESIGN.test(path))).toEqual([]);
    expect(JSON.stringify(data[field])).not.toBe('[]');
  });
});
