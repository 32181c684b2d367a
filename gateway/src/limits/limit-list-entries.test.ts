import { describe, expect, it } from 'vitest';
import { ok } from '../../test-kit/fake-upstream.ts';
import { gatewayForEach } from '../../test-kit/gateway-for-tests.ts';

const ten = Array.from({ length: 10 }, (_, index) => index + 1);
const named = (id: number) => ({ id, name: `Kategori ${id}`, url_slug: `kategori-${id}` });
const categories = ten.map((id) => ({
  ...named(id),
  sub_categories: ten.map((child) => named(100 * id + child)),
}));

const shop = gatewayForEach({ 'GET /product-category': ok(categories) });

/** Ten children of each category, then ten of the parent of each child, and so on. */
const family = (levels: number): string =>
  levels === 0 ? 'id' : `children { parent { ${family(levels - 1)} } }`;

describe('limitListEntries', () => {
  it('accepts thousands of entries per response and releases them after it', async () => {
    const query = `{ categories { ${family(2)} } }`;
    for (let run = 0; run < 50; run += 1) {
      shop.advance(61_000);
      const { data, errors } = await shop.execute(query);
      expect(errors).toEqual([]);
      expect(JSON.stringify(data).match(/"Category:\d+"/g)).toHaveLength(1_000);
    }
  });

  it('rejects more than 10,000 entries in a response, also when the query is compiled', async () => {
    const query = `{ categories { ${family(4)} } }`;
    for (let run = 0; run < 4; run += 1) {
      const { data, errors } = await shop.execute(query);
      expect(data).toEqual({ categories: null });
      expect(errors.length).toBeGreaterThan(0);
      for (const { message, extensions } of errors) {
        expect(message).toBe('the lists of a response may have 10,000 entries together');
        expect(extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'children' });
      }
    }
  });
});
