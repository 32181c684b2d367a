import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { removeOrphanedTypes } from './remove-orphaned-types.ts';

describe('removeOrphanedTypes', () => {
  it('removes generated types whose .graphql file is gone, and nothing else', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gawai-orphans-'));
    mkdirSync(join(folder, 'cart'));
    const expected = ['cart/cart.generated.ts', 'cart/cart.graphql', 'home.ts'];
    for (const name of [...expected, 'cart/old.generated.ts', 'home.generated.ts']) {
      writeFileSync(join(folder, name), '');
    }
    removeOrphanedTypes(folder);
    const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    expect(left).toEqual(['cart', ...expected]);
    rmSync(folder, { recursive: true });
  });
});
