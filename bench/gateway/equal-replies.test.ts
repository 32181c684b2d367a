import { describe, expect, it } from 'vitest';
import { compareReplies } from './equal-replies.ts';

const ok = (body: unknown) => ({ status: 200, text: JSON.stringify(body) });
const page = {
  data: { products: { items: [{ id: 'Product:1', price: 5 }, { id: 'Product:2' }] } },
};

describe('two replies', () => {
  it('tell the same in another order of fields and with extensions', () => {
    const other = {
      extensions: { took: 3 },
      data: { products: { items: [{ price: 5, id: 'Product:1' }, { id: 'Product:2' }] } },
    };
    expect(compareReplies(ok(page), ok(other)).kind).toBe('same');
  });

  it('differ when products come in another order', () => {
    const items = [...page.data.products.items].reverse();
    expect(compareReplies(ok({ data: { products: { items } } }), ok(page)).kind).toBe('other');
  });

  it('differ by one missing field, and by a number that is a text', () => {
    const [first, second] = page.data.products.items;
    for (const item of [{ id: 'Product:1' }, { ...first, price: '5' }]) {
      const other = ok({ data: { products: { items: [item, second] } } });
      expect(compareReplies(other, ok(page)).kind).toBe('other');
    }
  });
});

describe('a reply that is no whole answer', () => {
  it.each([
    ['an error of HTTP', { status: 503, text: '{"data":{"products":{}}}' }, 'HTTP 503'],
    ['errors', ok({ data: { products: {} }, errors: [{ message: 'no' }] }), 'errors'],
    ['a field at the top that is null', ok({ data: { order: null } }), 'no data'],
    ['nothing', ok({ data: null }), 'no data'],
    ['something else', ok({ items: [] }), 'not a reply of GraphQL'],
    ['no JSON', { status: 200, text: '<html>' }, 'JSON'],
  ])('is told from a wrong one: %s', (_, reply, reason) => {
    const verdict = compareReplies(reply, ok(page));
    expect(verdict).toEqual({ kind: 'none', reason: expect.stringContaining(reason) });
    expect(compareReplies(ok(page), reply).kind).toBe('none');
  });
});
