import { describe, expect, it } from 'vitest';
import { lockFileProblems } from './lock-file.ts';

const GOOD = { version: '1.0.0', integrity: 'sha512-AAAA', license: 'MIT' };
const problemsOf = (changes: object) =>
  lockFileProblems(JSON.stringify({ packages: { 'node_modules/a': { ...GOOD, ...changes } } }));

describe('lockFileProblems', () => {
  it('accepts packages with integrity, without an address, and packages of this repository', () => {
    expect(problemsOf({})).toEqual([]);
    const own = {
      '': { name: 'gawai' },
      web: {},
      'node_modules/web': { resolved: 'web', link: true },
    };
    expect(lockFileProblems(JSON.stringify({ packages: own }))).toEqual([]);
  });

  it.each([undefined, 'sha1-AAAA'])('rejects the integrity %s', (integrity) => {
    expect(problemsOf({ integrity })).toEqual(['node_modules/a has no integrity (SHA-512).']);
  });

  it('rejects a download address', () => {
    expect(problemsOf({ resolved: 'https://registry.example/a.tgz' })).toEqual([
      'node_modules/a names where it is downloaded from.',
    ]);
  });

  it.each([
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['(MIT AND BSD-3-Clause)', true],
    ['Apache-2.0 AND LGPL-3.0-or-later AND MIT', true],
    ['(MIT AND GPL-3.0)', false],
    ['GPL-3.0', false],
    [undefined, false],
  ])('reads the license %s', (license, isAllowed) => {
    expect(problemsOf({ license }).length === 0).toBe(isAllowed);
    expect(problemsOf({ license, dev: true })).toEqual([]);
  });
});
