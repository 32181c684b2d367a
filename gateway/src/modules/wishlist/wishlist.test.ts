import { describe, expect, it } from 'vitest';
import {
  accountRoutes,
  galaxyEntry,
  entryWithoutProduct,
  sentBody,
} from '../../../test-kit/account-shop.ts';
import { failure, ok } from '../../../test-kit/fake-upstream.ts';
import { gatewayForAll } from '../../../test-kit/gateway-for-tests.ts';
import { galaxy } from '../../../test-kit/samples.ts';

const token = '7|rahasia';

const shop = gatewayForAll({
  ...accountRoutes,
  'POST /wishlist': { ...ok({ id: 31 }), status: 201 },
  'DELETE /wishlist/31': ok(null),
});

const ENTRY = `id productId variantName priceWhenAdded
  product { id slug price rating availability image { url } }`;
const WISHLIST = `{ me { wishlist { ${ENTRY} } } }`;
const expectedGalaxy = {
  id: 'WishlistEntry:31',
  productId: 'Product:101',
  variantName: null,
  priceWhenAdded: 6_499_000,
  product: {
    id: 'Product:101',
    slug: 'galaxy-a55-5g-8-256',
    price: 5_999_000,
    rating: 4.7,
    availability: 'AVAILABLE',
    image: { url: 'http://images.test/product/galaxy-a55-1.webp' },
  },
};
const expectedWithoutProduct = {
  id: 'WishlistEntry:30',
  productId: 'Product:88',
  variantName: null,
  priceWhenAdded: 150_000,
  product: null,
};

async function requestWishlist(response: unknown) {
  shop.upstream.on('GET /wishlist', ok(response));
  const data = await shop.data(WISHLIST, {}, { token });
  return data.me.wishlist;
}

describe('Customer.wishlist', () => {
  it('returns present and old price, and entries without a product, with one call', async () => {
    expect(await requestWishlist([galaxyEntry, entryWithoutProduct])).toEqual([
      expectedGalaxy,
      expectedWithoutProduct,
    ]);
    expect(shop.upstream.count()).toBe(1);
    expect(shop.upstream.calls[0]?.headers.authorization).toBe('Bearer 7|rahasia');
  });

  it.each([
    ['ids as text', { id: '31', product_id: '101' }],
    [
      'prices as text',
      { price: '6499000.00', product: { ...galaxyEntry.product, price: '5999000' } },
    ],
    ['the id of the product inside it only', { product_id: null }],
    ['the product in a list', { product: [galaxyEntry.product] }],
    ['no status', { product: { ...galaxyEntry.product, status: undefined } }],
  ])('reads an entry with %s', async (_, changes) => {
    expect(await requestWishlist([{ ...galaxyEntry, ...changes }])).toEqual([expectedGalaxy]);
  });

  it.each([
    ['null', null],
    ['an empty list', []],
    ['a list', [galaxyEntry.product, galaxyEntry.product]],
    ['no price', { ...galaxyEntry.product, price: null }],
    ['no name', { ...galaxyEntry.product, name: '' }],
  ])('returns an entry without a product for %s', async (_, product) => {
    expect(await requestWishlist([{ ...galaxyEntry, product }])).toEqual([
      { ...expectedGalaxy, product: null },
    ]);
  });

  it('returns an inactive product', async () => {
    const product = { ...galaxyEntry.product, status: 0 };
    expect(await requestWishlist([{ ...galaxyEntry, product }])).toMatchObject([
      { product: { availability: 'INACTIVE' } },
    ]);
  });

  it.each([
    ['an object', { id: 501, name: 'Awesome Navy' }, 'Awesome Navy'],
    ['a text', 'Awesome Navy', 'Awesome Navy'],
    ['an empty list', [], null],
  ])('reads the variant name from %s', async (_, product_variant, variantName) => {
    expect(await requestWishlist([{ ...galaxyEntry, product_variant }])).toMatchObject([
      { variantName },
    ]);
  });

  it.each([
    ['null', null, []],
    ['an empty object', {}, []],
    [
      'numbers for keys',
      { 1: galaxyEntry, 4: entryWithoutProduct },
      [expectedGalaxy, expectedWithoutProduct],
    ],
    ['a single entry', entryWithoutProduct, [expectedWithoutProduct]],
    [
      'entries without an id',
      [{ ...entryWithoutProduct, id: null }, { id: 9 }, entryWithoutProduct],
      [expectedWithoutProduct],
    ],
  ])('reads entries from %s', async (_, response, expected) => {
    expect(await requestWishlist(response)).toEqual(expected);
  });

  it('reads a product only for fields that the entry lacks, without a token', async () => {
    const { data } = await shop.execute(
      '{ me { wishlist { product { weight variants { id } } } } }',
      {},
      { token },
    );
    expect(data.me.wishlist[0]?.product).toMatchObject({ weight: 420 });
    expect(shop.upstream.callNames).toEqual(['GET /wishlist', 'GET /product/101']);
    expect(shop.upstream.calls[1]?.headers.authorization).toBeUndefined();
  });
});

const ADD = `mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) {
  entry { id productId } wishlist { id } userErrors { code message path } } }`;
const addGalaxy = (productId = 'Product:101') =>
  shop.execute(ADD, { input: { productId } }, { token });
const notFound = {
  entry: null,
  wishlist: null,
  userErrors: [
    { code: 'PRODUCT_NOT_FOUND', message: 'Produk tidak ditemukan', path: ['productId'] },
  ],
};

describe('addToWishlist', () => {
  it('sends the price of the shop and returns the wishlist with three calls', async () => {
    const { data, headers } = await addGalaxy();
    expect(data.addToWishlist).toEqual({
      entry: { id: 'WishlistEntry:31', productId: 'Product:101' },
      wishlist: [{ id: 'WishlistEntry:31' }, { id: 'WishlistEntry:30' }],
      userErrors: [],
    });
    expect(shop.upstream.callNames).toEqual([
      'GET /product/101',
      'POST /wishlist',
      'GET /wishlist',
    ]);
    expect(sentBody(shop.upstream.calls[1])).toEqual({ product_id: 101, price: galaxy.price });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('does not read the wishlist when it is not selected', async () => {
    const query = `mutation ($input: AddToWishlistInput!) {
      addToWishlist(input: $input) { userErrors { code } } }`;
    const { data } = await shop.execute(query, { input: { productId: 'Product:101' } }, { token });
    expect(data.addToWishlist.userErrors).toEqual([]);
    expect(shop.upstream.count()).toBe(2);
  });

  it.each([
    ['no data', ok(null)],
    ['an entry that existed before', ok({ id: 31 })],
  ])('returns the entry when the shop returns %s', async (_, response) => {
    shop.upstream.on('POST /wishlist', response);
    expect((await addGalaxy()).data.addToWishlist.entry.id).toBe('WishlistEntry:31');
  });

  it('succeeds when the wishlist cannot be read', async () => {
    shop.upstream.on('GET /wishlist', { status: 500 });
    const { data, errors } = await addGalaxy();
    expect(data.addToWishlist).toEqual({ entry: null, wishlist: null, userErrors: [] });
    expect(errors).toEqual([]);
  });

  it('returns PRODUCT_NOT_FOUND for products that are not sold, without sending them', async () => {
    expect((await addGalaxy('Product:999')).data.addToWishlist).toEqual(notFound);
    shop.upstream.on('GET /product/202', ok({ ...galaxy, id: 202, status: 0 }));
    expect((await addGalaxy('Product:202')).data.addToWishlist).toEqual(notFound);
    expect(shop.upstream.count('POST /wishlist')).toBe(0);
  });

  it('returns PRODUCT_NOT_FOUND for status 404, and the shop’s message for other rejections', async () => {
    shop.upstream.on('POST /wishlist', { status: 404, body: '<h1>Not Found</h1>' });
    expect((await addGalaxy()).data.addToWishlist).toEqual(notFound);
    shop.upstream.on('POST /wishlist', failure(422, 'Tidak valid', { product_id: 'Penuh' }));
    expect((await addGalaxy()).data.addToWishlist.userErrors).toEqual([
      { code: 'REFUSED', message: 'Penuh', path: ['productId'] },
    ]);
  });

  it('rejects an id of another type without a REST call', async () => {
    const { errors } = await addGalaxy('WishlistEntry:31');
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'productId' });
    expect(shop.upstream.count()).toBe(0);
  });
});

const REMOVE = `mutation ($input: RemoveFromWishlistInput!) { removeFromWishlist(input: $input) {
  deletedId wishlist { id } userErrors { code message path } } }`;
const remove = (entryId = 'WishlistEntry:31') =>
  shop.execute(REMOVE, { input: { entryId } }, { token });

describe('removeFromWishlist', () => {
  it.each([
    ['200', ok(null)],
    ['204', { status: 204 }],
    ['404 for an entry that no longer exists', failure(404, 'Data tidak ditemukan')],
    ['404 with an HTML page', { status: 404, body: '<h1>Not Found</h1>' }],
  ])('returns the remaining entries with two calls for status %s', async (_, response) => {
    shop.upstream.on('DELETE /wishlist/31', response);
    shop.upstream.on('GET /wishlist', ok([entryWithoutProduct]));
    const { data, errors } = await remove();
    expect(errors).toEqual([]);
    expect(data.removeFromWishlist).toEqual({
      deletedId: 'WishlistEntry:31',
      wishlist: [{ id: 'WishlistEntry:30' }],
      userErrors: [],
    });
    expect(shop.upstream.callNames).toEqual(['DELETE /wishlist/31', 'GET /wishlist']);
  });

  it('returns the shop’s message for a rejection', async () => {
    shop.upstream.on('DELETE /wishlist/31', failure(200, 'Sedang dikunci'));
    expect((await remove()).data.removeFromWishlist).toEqual({
      deletedId: null,
      wishlist: null,
      userErrors: [{ code: 'REFUSED', message: 'Sedang dikunci', path: [] }],
    });
  });

  it('rejects an id of another type without a REST call', async () => {
    const { errors } = await remove('Product:31');
    expect(errors[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'entryId' });
    expect(shop.upstream.count()).toBe(0);
  });
});
