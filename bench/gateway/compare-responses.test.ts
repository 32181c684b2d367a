import { describe, expect, it } from 'vitest';
import { compareResponses } from './compare-responses.ts';

const ok = (body: unknown) => ({ status: 200, text: JSON.stringify(body) });
const page = {
  data: { products: { nodes: [{ id: 'Product:1', price: 5 }, { id: 'Product:2' }] } },
};

describe('compareResponses', () => {
  it('ignores the order of fields and extensions', () => {
    const other = {
      extensions: { took: 3 },
      data: { products: { nodes: [{ price: 5, id: 'Product:1' }, { id: 'Product:2' }] } },
    };
    expect(compareResponses(ok(page), ok(other)).kind).toBe('same');
  });

  it('returns different for another order of products', () => {
    const nodes = [...page.data.products.nodes].reverse();
    expect(compareResponses(ok({ data: { products: { nodes } } }), ok(page)).kind).toBe(
      'different',
    );
  });

  it('returns different for a missing field and for a number as text', () => {
    const [first, second] = page.data.products.nodes;
    for (const item of [{ id: 'Product:1' }, { ...first, price: '5' }]) {
      const other = ok({ data: { products: { nodes: [item, second] } } });
      expect(compareResponses(other, ok(page)).kind).toBe('different');
    }
  });

  it.each([
    ['an HTTP error', { status: 503, text: '{"data":{"products":{}}}' }, 'HTTP 503'],
    ['errors', ok({ data: { products: {} }, errors: [{ message: 'no' }] }), 'errors'],
    ['a top-level field that is null', ok({ data: { order: null } }), 'no data'],
    ['data that is null', ok({ data: null }), 'no data'],
    ['a body without data', ok({ items: [] }), 'not a GraphQL response'],
    ['a body that is not JSON', { status: 200, text: '<html>' }, 'JSON'],
  ])('returns invalid for %s', (_, response, reason) => {
    const comparison = compareResponses(response, ok(page));
    expect(comparison).toEqual({ kind: 'invalid', reason: expect.stringContaining(reason) });
    expect(compareResponses(ok(page), response).kind).toBe('invalid');
  });
});
