import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fieldUsage, usagesOf, usageSummary, usageText } from './field-usage.ts';

const schema = buildSchema(`
  enum Sort { NEW OLD }
  input Range { from: Int, to: Int }
  input Filter { sort: Sort, range: [Range!], not: Filter }
  interface Node { id: ID! }
  type Shelf implements Node { id: ID!, items(sort: Sort, range: Range, filter: Filter): [Item!] }
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
  manifest('till', 'query D($filter: Filter) { shelf { items(filter: $filter) { id } } }'),
]);

describe('fieldUsage', () => {
  it('finds fields through fragments, arguments, inputs and values', () => {
    const used = (operation: string) =>
      usages
        .filter((usage) => usage.operation === operation && !usage.isPossible)
        .map(({ coordinate }) => coordinate);
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
      { coordinate: 'Item.gone', client: 'kiosk', operation: 'C', isPossible: false },
    ]);
  });

  it.each(['Filter.range', 'Filter.not', 'Range', 'Range.to', 'Sort.OLD'])(
    'counts %s, which a variable may have, as possibly used',
    (coordinate) => {
      const usage = usagesOf(usages, coordinate).find(({ client }) => client === 'till');
      expect(usage).toEqual({ coordinate, client: 'till', operation: 'D', isPossible: true });
    },
  );
});

describe('usagesOf', () => {
  const broken = (removed: string) =>
    usagesOf(usages, removed).map(({ client, operation }) => `${client} ${operation}`);

  it('names the operations that a removal breaks', () => {
    expect(broken('Item.name')).toEqual(['app A', 'app B']);
    expect(broken('Item.price')).toEqual(['kiosk C']);
    expect(broken('Shelf.id')).toEqual([]);
    expect(broken('Range.to')).toEqual(['till D']);
  });

  it('includes the arguments of a field and the fields of a type', () => {
    expect(new Set(broken('Shelf.items'))).toEqual(new Set(['app A', 'app B', 'till D']));
    expect(new Set(broken('Item'))).toEqual(new Set(['app A', 'app B', 'kiosk C', 'till D']));
  });
});

describe('usageText', () => {
  it('distinguishes used values from those that variables may contain', () => {
    const usage = { coordinate: 'Range.to', client: 'till', operation: 'D' };
    expect(usageText({ ...usage, isPossible: false })).toBe('till: D uses Range.to');
    expect(usageText({ ...usage, isPossible: true })).toBe(
      'till: D: Range.to may be sent in variables',
    );
  });
});

describe('usageSummary', () => {
  it('counts the operations of each client', () => {
    expect(usageSummary(usages)).toContain('Item.name: app (2)');
    expect(usageSummary(usages)).toContain('Item: app (2), kiosk (1), till (1)');
  });
});
