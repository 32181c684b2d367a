import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collectSite } from './site-pages.ts';

describe('collectSite', () => {
  const { pages, menu } = collectSite();

  it('collects every page of docs and docs/decisions', () => {
    const files = ['docs', 'docs/decisions'].flatMap((folder) =>
      readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [`${folder}/${name}`] : [])),
    );
    expect(files.filter((file) => !pages.has(file))).toEqual([]);
    expect(pages.get('index.md')).toContain('](docs/schema-guide.md)');
  });

  it('lists the pages of the schema in the menu', () => {
    expect(pages.has('schema/types/Product.md')).toBe(true);
    expect(JSON.stringify(menu)).toContain('"/schema/queries/products.md"');
  });
});
