import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collectSite } from './docs-site/site-pages.ts';
import { runCommand } from './run-command.ts';

describe('npm run docs', () => {
  it('builds every page and the index of the search', { timeout: 300_000 }, async () => {
    const built = await runCommand([process.execPath, 'scripts/bootstrap.mjs', 'docs'], {
      quiet: true,
    });
    expect(built.code, built.output).toBe(0);
    const missing = [...collectSite().pages.keys()].filter(
      (path) => !existsSync(`docs-site/dist/${path.replace(/\.md$/, '.html')}`),
    );
    expect(missing).toEqual([]);
    const chunks = readdirSync('docs-site/dist/assets/chunks');
    const index = chunks.find((name) => name.startsWith('@localSearchIndexroot'));
    expect(readFileSync(`docs-site/dist/assets/chunks/${index ?? ''}`, 'utf8')).toContain(
      'originalPrice',
    );
  });
});
