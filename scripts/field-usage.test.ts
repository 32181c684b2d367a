import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fieldUsage, usagesOf, usageSummary } from './field-usage.ts';

const schema = buildSchema(`
  enum Sort { NEW OLD }
  input Range { from: Int, to: Int }
  interface Node { id: ID! }
  type Shelf implements Node { id: ID!, items(sort: Sort, range: Range): [Item!] }
  type Item implements Node { id: ID!, name: String, price: Int }
  type Query { shelf: Shelf, node(id: ID!): Node }
`);

const manifest = (client: string, ...bodies: string[]) => ({
  client,
  documents: bodies.map((body) => ({ id: '', body })),
});

const usages = fieldUsage(schema, [
  manifest(
    'app',
    'query A($sort: Sort) { shelf { items(sort: $sort) { ...I } } } fragment I on Item { name __typename }',
    'query B { shelf { items(sort: NEW, range: { from: 1 }) { name } } }',
  ),
  manifest('kiosk', 'query C { node(id: 1) { ... on Item { price gone } } }'),
]);

describe('fieldUsage', () => {
  it('finds fields through fragments, arguments, inputs and values', () => {
    const used = (operation: string) =>
      usages.filter((usage) => usage.operation === operation).map(({ coordinate }) => coordinate);
    expect(used('A').sort()).toEqual([
      ...['Item', 'Item.name', 'Query.shelf', 'Shelf', 'Shelf.items', 'Shelf.items(sort:)'],
      ...['Sort', 'String'],
    ]);
    expect(used('B')).toEqual(
      expect.arrayContaining(['Range.from', 'Sort.NEW', 'Shelf.items(range:)']),
    );
  });

  it('finds a field that the schema no longer has', () => {
    expect(usagesOf(usages, 'Item.gone')).toEqual([
      { coordinate: 'Item.gone', client: 'kiosk', operation: 'C' },
    ]);
  });
});

describe('usagesOf', () => {
  const broken = (removed: string) =>
    usagesOf(usages, removed).map(({ client, operation }) => `${client} ${operation}`);

  it('names the operations that a removal breaks', () => {
    expect(broken('Item.name')).toEqual(['app A', 'app B']);
    expect(broken('Item.price')).toEqual(['kiosk C']);
    expect(broken('Shelf.id')).toEqual([]);
  });

  it('includes the arguments of a field and the fields of a type', () => {
    expect(new Set(broken('Shelf.items'))).toEqual(new Set(['app A', 'app B']));
    expect(new Set(broken('Item'))).toEqual(new Set(['app A', 'app B', 'kiosk C']));
  });
});

describe('usageSummary', () => {
  it('counts the operations of each client', () => {
    expect(usageSummary(usages)).toContain('Item.name: app (2)');
    expect(usageSummary(usages)).toContain('Item: app (2), kiosk (1)');
  });
});
