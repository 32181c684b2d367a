import { readdirSync, readFileSync } from 'node:fs';
import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { storefrontDocuments } from './storefront-documents.ts';

const src = new URL('../src/', import.meta.url);

/** Names of all operations in the sources. */
const operations = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql') && !file.endsWith('client-schema.graphql'))
  .flatMap((file) => parse(readFileSync(new URL(file, src), 'utf8')).definitions)
  .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  .map(({ name }) => name?.value ?? '');

describe('storefrontDocuments', async () => {
  const documents = await storefrontDocuments();

  it('returns every operation except those on the cart, which is client-only', () => {
    const names = documents.map((text) => /^(?:query|mutation) (\w+)/.exec(text)?.[1]);
    const missing = operations.filter((name) => !names.includes(name));
    expect(missing.filter((name) => !name.includes('Cart'))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['CartQuote', 'Home', 'SignIn', 'UploadReceipt']));
  });

  it('returns the texts that are sent: with __typename, without client-only fields', () => {
    const home = documents.find((text) => text.startsWith('query Home')) ?? '';
    expect(home).toContain('__typename');
    expect(documents.filter((text) => text.includes('@client'))).toEqual([]);
  });
});
