import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { collectGarbage } from '../../test-kit/collect-garbage.ts';
import { gatewayForAll } from '../../test-kit/gateway-for-tests.ts';
import { OPERATION_LIMITS } from '../limits/limits.ts';

const manifest = new URL('../../../schema/documents/storefront.json', import.meta.url);

/** A document of almost as many tokens as are allowed. */
function large(name: string): string {
  const brands = `[${'"a" '.repeat(100)}]`;
  const fields = Array.from(
    { length: 15 },
    (_, index) =>
      `a${index}: products(filter: { brands: ${brands} }) @skip(if: true) { totalCount }`,
  );
  return `query ${name} { ${fields.join(' ')} }`;
}

describe('cache of parsed documents', () => {
  const shop = gatewayForAll();

  it('holds more than four times the documents of the storefront', () => {
    const { operations } = JSON.parse(readFileSync(manifest, 'utf8')) as {
      operations: { body: string }[];
    };
    const sizes = operations.map(({ body }) => Buffer.byteLength(JSON.stringify(parse(body))));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(OPERATION_LIMITS.parsedBytes).toBeGreaterThan(4 * total);
  });

  it('limits its share of the heap', async () => {
    const used = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    await shop.execute(large('First'));
    const before = used();
    for (let index = 0; index < 100; index += 1) {
      const { errors } = await shop.execute(large(`Q${index}`));
      expect(errors).toEqual([]);
    }
    expect(used() - before).toBeLessThan(25_000_000);
  });
});
