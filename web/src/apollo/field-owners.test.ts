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

describe('field owners', () => {
  it('is decided for everything that can be read, so that nothing stays behind by oversight', () => {
    const readable = Object.keys(schema.getQueryType()?.getFields() ?? {});
    expect(Object.keys(fieldOwners).sort()).toEqual([...readable, 'cart'].sort());
  });

  it('is declared by @auth and @cacheControl in the SDL', () => {
    const ownedBy = (owner: string) =>
      Object.keys(fieldOwners).filter((name) => fieldOwners[name] === owner);
    expect(ownedBy('guest')).toEqual([
      ...['checkoutQuote', 'node', 'nodes', 'order', 'orderChange', 'voucherCheck'],
    ]);
    expect(ownedBy('customer')).toEqual(['me']);
  });

  it('is a customer’s where the shop wants a token', () => {
    const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
    const personal = fields.filter(
      ({ description }) => description?.includes('UNAUTHENTICATED') === true,
    );
    expect(personal.map(({ name }) => [name, ownerOf(name)])).toEqual(
      personal.map(({ name }) => [name, 'customer']),
    );
    expect(personal).toHaveLength(1);
  });

  it('is the customer for personal fields', () => {
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

  it('is the customer as soon as one field is personal or unknown', () => {
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
