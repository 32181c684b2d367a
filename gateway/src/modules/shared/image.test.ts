import { describe, expect, it } from 'vitest';
import { accountRoutes } from '../../../test-kit/account-shop.ts';
import { ORDER_HASH, savedOrder } from '../../../test-kit/checkout-shop.ts';
import { ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { categories, galaxy, listed, paginator } from '../../../test-kit/samples.ts';

const token = '7|rahasia';

const shop = gatewayForAll({
  ...accountRoutes,
  'GET /slider': ok([{ id: 1, image: 'slider/promo-1.webp', image_color: '#0d5a66' }]),
  'GET /product': ok(paginator([galaxy])),
  'GET /product/*': ok({
    ...galaxy,
    image_1_color: null,
    image_2: '',
    image_3: 'c.webp',
    image_3_color: '#ffffff',
  }),
  'GET /product-category': ok(categories),
  [`GET /order/${ORDER_HASH}`]: ok(savedOrder),
});

describe('Image.placeholderColor', () => {
  it.each([
    ['a listed product', '{ products { nodes { image { placeholderColor } } } }', '#0d5a66'],
    ['a featured product', '{ featuredProducts { image { placeholderColor } } }', '#0d5a66'],
    [
      'a product on the wishlist',
      '{ me { wishlist { product { image { placeholderColor } } } } }',
      '#0d5a66',
    ],
    ['a category', '{ categories { image { placeholderColor } } }', '#dfe3e0'],
    ['a slide', '{ slides { image { placeholderColor } } }', '#0d5a66'],
    [
      'an ordered product',
      `{ order(accessHash: "${ORDER_HASH}") { lines { product { image { placeholderColor } } } } }`,
      '#e9604f',
    ],
  ])('returns the colour for %s', async (_, query, colour) => {
    shop.upstream.on('GET /product/202', ok({ ...galaxy, id: 202, image_1_color: '#e9604f' }));
    const data = await shop.data(query, {}, { token });
    expect(JSON.stringify(data)).toContain(`{"placeholderColor":"${colour}"}`);
  });

  it('returns the colour of its own image, also when an image in between is missing', async () => {
    const { data } = await shop.execute(
      `{ product(by: { slug: "galaxy-a55-5g-8-256" }) {
        images { url placeholderColor } image { placeholderColor } } }`,
    );
    expect(data.product).toEqual({
      images: [
        { url: 'http://images.test/product/galaxy-a55-1.webp', placeholderColor: null },
        { url: 'http://images.test/c.webp', placeholderColor: '#ffffff' },
      ],
      image: { placeholderColor: null },
    });
  });

  it('returns null without a further call when a list leaves the colour out', async () => {
    const { image_1 } = galaxy;
    shop.upstream.on('GET /product', ok(paginator([{ ...listed(galaxy), image_1 }])));
    const { data } = await shop.execute(
      '{ products { nodes { image { url placeholderColor } } } }',
    );
    expect(data.products.nodes[0]).toMatchObject({ image: { placeholderColor: null } });
    expect(shop.upstream.count()).toBe(1);
  });
});

describe('Image.alt, width and height', () => {
  it('returns the values of the shop, else the name as alt and a null size', async () => {
    const sized = { ...galaxy, image_1_height: 480, image_2_width: 0, image_2_alt: 'Belakang' };
    shop.upstream.on('GET /product/*', ok(sized));
    shop.upstream.on('GET /product-category', ok(categories));
    const { data } = await shop.execute(
      `{ product(by: { slug: "galaxy-a55-5g-8-256" }) {
          images { alt width height } variants { image { alt } } }
        slides { image { alt width } } categories { name image { alt } } }`,
    );
    const { name } = galaxy;
    expect(data.product).toEqual({
      images: [
        { alt: name, width: 640, height: 480 },
        { alt: 'Belakang', width: null, height: null },
      ],
      variants: [
        { image: { alt: `${name} Awesome Navy` } },
        { image: { alt: `${name} Awesome Lilac` } },
      ],
    });
    expect(data.slides).toEqual([{ image: { alt: null, width: null } }]);
    expect(data.categories.map(({ name: of, image }) => [of, image.alt])).toEqual(
      categories.map((category) => [category.name, category.name]),
    );
  });
});
