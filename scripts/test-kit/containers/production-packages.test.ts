import { describe, expect, it } from 'vitest';
import { packagePaths, productionPackages } from './production-packages.ts';

const lock = {
  packages: {
    '': { devDependencies: { linter: '1' } },
    api: { dependencies: { '@own/kit': '1', sql: '1' }, devDependencies: { view: '1' } },
    web: { dependencies: { view: '1' } },
    kit: { dependencies: { log: '1' } },
    'api/node_modules/sql': { optionalDependencies: { fast: '1', absent: '1' } },
    'node_modules/@own/kit': { resolved: 'kit', link: true },
    'node_modules/sql': {},
    'node_modules/fast': {},
    'node_modules/log': { peerDependencies: { sql: '1' } },
    'node_modules/view': {},
    'node_modules/linter': { dev: true },
  },
};

describe('productionPackages', () => {
  it('returns the packages that a folder needs in production, by the path where Node finds them', () => {
    expect([...productionPackages(lock, ['api'])].toSorted()).toEqual([
      'api',
      'api/node_modules/sql',
      'kit',
      'node_modules/@own/kit',
      'node_modules/fast',
      'node_modules/log',
      'node_modules/sql',
    ]);
  });

  it('leaves out what a folder needs for tests only, also when another folder needs it in production', () => {
    expect(productionPackages(lock, ['api'])).not.toContain('node_modules/view');
    expect(productionPackages(lock, ['web'])).toContain('node_modules/view');
  });
});

describe('packagePaths', () => {
  it('leaves out folders of the repository and links to them', () => {
    expect(packagePaths(lock)).toEqual([
      'api/node_modules/sql',
      'node_modules/sql',
      'node_modules/fast',
      'node_modules/log',
      'node_modules/view',
      'node_modules/linter',
    ]);
  });
});
