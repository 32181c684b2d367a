import { readFileSync } from 'node:fs';
import { buildSchema, isAbstractType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { embeddedTypes } from './__generated__/cache.ts';
import { cacheOptions } from './cache-options.ts';

const printed = new URL('../../schema/printed/shop.graphql', import.meta.url);
const schema = buildSchema(readFileSync(printed, 'utf8'));
const types = Object.values(schema.getTypeMap());

describe('cacheOptions', () => {
  it('names the types of each interface and union of the schema', () => {
    const expected = types
      .filter(isAbstractType)
      .map((type) => [type.name, new Set(schema.getPossibleTypes(type).map(({ name }) => name))]);
    const named = Object.entries(cacheOptions.possibleTypes);
    expect(new Map(named.map(([name, list]) => [name, new Set(list)]))).toEqual(
      new Map(expected as [string, Set<string>][]),
    );
  });

  it('identifies an entry by its id alone, and a value without one by nothing', () => {
    expect(cacheOptions.dataIdFromObject({ __typename: 'Product', id: 'Product:1' })).toBe(
      'Product:1',
    );
    expect(cacheOptions.dataIdFromObject({ __typename: 'Image', url: '/a.webp' })).toBeUndefined();
  });

  it('merges the parts of entries and of public data, at any depth', () => {
    expect(cacheOptions.typePolicies).toMatchObject({
      Image: { merge: true },
      OrderDelivery: { merge: true },
      PageInfo: { merge: true },
      ProductConnection: { merge: true },
      Settings: { merge: true },
    });
  });

  it('does not merge quotes, whose figures belong together', () => {
    expect(Object.keys(cacheOptions.typePolicies).join()).not.toContain('Quote');
  });

  it('stores one customer and replaces address list and wishlist', () => {
    expect(cacheOptions.typePolicies.Customer).toMatchObject({
      keyFields: [],
      fields: { addresses: { merge: false }, wishlist: { merge: false } },
    });
  });
});

describe('embeddedTypes', () => {
  it('lists exactly the object types without an id', () => {
    const without = types.filter(
      (type) =>
        isObjectType(type) &&
        !type.name.startsWith('__') &&
        !['Query', 'Mutation'].includes(type.name) &&
        !('id' in type.getFields()),
    );
    expect(new Set(embeddedTypes)).toEqual(new Set(without.map(({ name }) => name)));
  });
});
