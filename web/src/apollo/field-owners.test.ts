import { buildSchema, isObjectType, parse } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldOwners, isPublicType, ownerOf, ownerOfOperation } from './field-owners.ts';

const folder = join(import.meta.dirname, '../../../schema');
const schema = buildSchema(
  readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n'),
);

describe('fieldOwners', () => {
  it('lists every field of Query, so that sign-out leaves none behind', () => {
    const readable = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect(Object.keys(fieldOwners).sort()).toEqual([...readable, 'cart'].sort());
  });

  it('lists the fields of guests and customers as @auth and @cacheControl of the SDL state', () => {
    const ownedBy = (owner: string) =>
      Object.keys(fieldOwners).filter((name) => fieldOwners[name] === owner);
    expect(ownedBy('guest')).toEqual([
      ...['checkoutQuote', 'node', 'nodes', 'order', 'orderChange', 'voucherCheck'],
    ]);
    expect(ownedBy('customer')).toEqual(['me']);
  });

  it('returns the owner "customer" for fields that require a token', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const personal = fields.filter(
      ({ description }) => description?.includes('UNAUTHENTICATED') === true,
    );
    expect(personal.map(({ name }) => [name, ownerOf(name)])).toEqual(
      personal.map(({ name }) => [name, 'customer']),
    );
    expect(personal).toHaveLength(1);
  });

  it('counts types of a customer as not public', () => {
    const things = Object.values(schema.getTypeMap()).filter(
      (type) => isObjectType(type) && 'id' in type.getFields(),
    );
    const personal = things.map(({ name }) => name).filter((name) => !isPublicType(name));
    expect(personal.sort()).toEqual([
      'Address',
      'Customer',
      'Order',
      'OrderLine',
      'OrderPayment',
      'Review',
      'WishlistEntry',
    ]);
  });

  it('returns the most private owner of an operation, and "customer" for an unknown field', () => {
    expect(ownerOfOperation(parse('{ contentPages { id } cart @client { id } }'))).toBe('public');
    expect(ownerOfOperation(parse('{ contentPages { id } order(accessHash: "a") { id } }'))).toBe(
      'guest',
    );
    expect(
      ownerOfOperation(parse('{ contentPages { id } order(accessHash: "a") { id } me { id } }')),
    ).toBe('customer');
    expect(ownerOf('whatIsNew')).toBe('customer');
  });
});
