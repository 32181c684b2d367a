import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../test-kit/temporary-data-dir.ts';
import { readSettings } from './config.ts';
import { loadSecrets } from './secrets.ts';

let folder = '';
beforeEach(() => {
  folder = temporaryDataDir();
});

const load = (env = {}) => loadSecrets(readSettings({ SHOP_DATA_DIR: folder, ...env }));

describe('loadSecrets', () => {
  it('creates and stores the secrets once, readable by the owner only', async () => {
    const first = await load();
    expect(await load()).toEqual(first);
    expect(first.operatorKey).toHaveLength(43);
    expect(first.merchantKey).toHaveLength(32);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('returns the same secrets to shops that start together, and leaves no other file', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => load()));
    expect(others).toEqual(others.map(() => first));
    expect(await load()).toEqual(first);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('adds a secret that the file lacks', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"merchantKey":"stored"}');
    const first = await load();
    expect(first).toMatchObject({
      merchantKey: 'stored',
      merchantCode: expect.stringMatching('GW'),
    });
    expect(await load()).toEqual(first);
  });

  it('stores nothing when the settings contain all secrets', async () => {
    const env = { IPAY88_MERCHANT_CODE: 'GW0001', IPAY88_MERCHANT_KEY: 'given-merchant' };
    expect(await load({ ...env, SHOP_OPERATOR_KEY: '' })).toEqual({
      operatorKey: null,
      merchantCode: 'GW0001',
      merchantKey: 'given-merchant',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('returns different secrets for each data folder', async () => {
    const first = await load();
    await rm(join(folder, 'secrets.json'));
    expect((await load()).merchantKey).not.toBe(first.merchantKey);
  });

  it('prefers the settings and does not store their values', async () => {
    const env = {
      SHOP_OPERATOR_KEY: 'given-key-of-the-shop',
      IPAY88_MERCHANT_KEY: 'given-merchant',
    };
    expect(await load(env)).toMatchObject({
      operatorKey: 'given-key-of-the-shop',
      merchantKey: 'given-merchant',
    });
    expect(await readFile(join(folder, 'secrets.json'), 'utf8')).not.toContain('given');
  });

  it('returns no operator key when the setting is empty', async () => {
    expect((await load({ SHOP_OPERATOR_KEY: '' })).operatorKey).toBeNull();
  });

  it('does not replace a file that cannot be read', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"operatorKey":');
    await expect(load()).rejects.toThrow('secrets.json');
  });
});
