import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';
import { changeAddresses, changeWishlist } from './customer-lists.ts';
import { forgetPrivate } from './forget-private.ts';

const WISHLIST = parse('{ me { wishlist { id productId } } }');
const PROFILE = parse('{ me { id firstName } }');
const ALL = parse('{ me { addresses { nodes { id } } } }');
const PAGE = parse('{ me { addresses(page: 1) { nodes { id } } } }');

const entry = (number: number) => ({
  __typename: 'WishlistEntry',
  id: `WishlistEntry:${number}`,
  productId: `Product:${number}`,
});
const connection = (...numbers: number[]) => ({
  __typename: 'AddressConnection',
  nodes: numbers.map((number) => ({ __typename: 'Address', id: `Address:${number}` })),
});
const customer = (fields: object) => ({ me: { __typename: 'Customer', ...fields } });

/** A cache in which a customer has read their lists and then their profile. */
function cacheOfCustomer() {
  const cache = createCache({ resultCaching: true });
  cache.writeQuery({ query: WISHLIST, data: customer({ wishlist: [entry(1), entry(2)] }) });
  cache.writeQuery({ query: ALL, data: customer({ addresses: connection(1, 2) }) });
  cache.writeQuery({ query: PAGE, data: customer({ addresses: connection(2) }) });
  cache.writeQuery({ query: PROFILE, data: customer({ id: 'Customer:7', firstName: 'Sari' }) });
  return cache;
}

const read = (cache: ReturnType<typeof createCache>, query: typeof WISHLIST) =>
  cache.readQuery<{ me: Record<string, unknown> }>({ query })?.me ?? null;

describe('Customer in the cache', () => {
  it('stores one entity, whether a query selects the id or not', () => {
    const cache = cacheOfCustomer();
    expect(read(cache, WISHLIST)).toMatchObject({ wishlist: [entry(1), entry(2)] });
    expect(read(cache, PROFILE)).toMatchObject({ firstName: 'Sari' });
  });

  it('takes over the list that a mutation returns and leaves the other lists unchanged', () => {
    const cache = cacheOfCustomer();
    changeWishlist(cache, [entry(2)]);
    changeAddresses(cache, connection(2, 1).nodes);
    expect(read(cache, WISHLIST)).toMatchObject({ wishlist: [entry(2)] });
    expect(read(cache, ALL)).toMatchObject({ addresses: connection(2, 1) });
    expect(read(cache, PAGE)).toMatchObject({ addresses: connection(2) });
  });

  it('drops a list that a mutation did not return', () => {
    const cache = cacheOfCustomer();
    changeWishlist(cache, null);
    changeAddresses(cache, null);
    expect([read(cache, WISHLIST), read(cache, ALL)]).toEqual([null, null]);
    expect(read(cache, PAGE)).toMatchObject({ addresses: connection(2) });
  });

  it('stores nothing when a mutation returns after sign-out', () => {
    const cache = cacheOfCustomer();
    forgetPrivate(cache);
    changeWishlist(cache, [entry(1)]);
    changeAddresses(cache, connection(1).nodes);
    expect([read(cache, WISHLIST), read(cache, ALL)]).toEqual([null, null]);
    expect(JSON.stringify(cache.extract())).not.toContain('Customer');
  });
});
