import { readFileSync } from 'node:fs';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectGarbage } from '../../test-kit/collect-garbage.ts';
import { startGateway, type TestGateway } from '../../test-kit/gateway.ts';
import { ParsedDocuments } from './parsed-documents.ts';

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

describe('parsed documents', () => {
  it('drop those that were not used for longest', async () => {
    const documents = new ParsedDocuments();
    for (let index = 0; index < 100; index += 1) await documents.set(`${index}`, parse(large('A')));
    expect(await documents.get('0')).toBeUndefined();
    expect(await documents.get('99')).toBeDefined();
  });

  it('keep all of the storefront', async () => {
    const documents = new ParsedDocuments();
    const bodies = (
      JSON.parse(readFileSync(manifest, 'utf8')) as { operations: { body: string }[] }
    ).operations;
    for (const { body } of bodies) await documents.set(body, parse(body));
    for (const { body } of bodies) expect(await documents.get(body)).toBeDefined();
  });
});

describe('a gateway that gets many different documents', () => {
  let shop: TestGateway;
  beforeAll(async () => {
    shop = await startGateway({});
  });
  afterAll(() => shop.stop());

  it('does not keep them all in the heap', async () => {
    const used = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    await shop.ask(large('First'));
    const before = used();
    for (let index = 0; index < 100; index += 1) {
      const { errors } = await shop.ask(large(`Q${index}`));
      expect(errors).toEqual([]);
    }
    expect(used() - before).toBeLessThan(25_000_000);
  });
});
