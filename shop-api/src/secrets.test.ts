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

describe('the secrets of the shop', () => {
  it('are made once, kept, and readable by the owner alone', async () => {
    const first = await load();
    expect(await load()).toEqual(first);
    expect(first.operatorKey).toHaveLength(43);
    expect(first.merchantKey).toHaveLength(32);
    expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  });

  it('are the same in shops that start at once, and leave no other file', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: 10 }, () => load()));
    expect(others).toEqual(others.map(() => first));
    expect(await load()).toEqual(first);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('are completed when the file lacks one', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"merchantKey":"stored"}');
    const first = await load();
    expect(first).toMatchObject({
      merchantKey: 'stored',
      merchantCode: expect.stringMatching('GW'),
    });
    expect(await load()).toEqual(first);
  });

  it('are not stored when the settings name all of them', async () => {
    const env = { IPAY88_MERCHANT_CODE: 'GW0001', IPAY88_MERCHANT_KEY: 'given-merchant' };
    expect(await load({ ...env, SHOP_OPERATOR_KEY: '' })).toEqual({
      operatorKey: null,
      merchantCode: 'GW0001',
      merchantKey: 'given-merchant',
    });
    expect(await readdir(folder)).toEqual([]);
  });

  it('differ from shop to shop', async () => {
    const first = await load();
    await rm(join(folder, 'secrets.json'));
    expect((await load()).merchantKey).not.toBe(first.merchantKey);
  });

  it('are those of the settings where these name them, and these are not written down', async () => {
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

  it('hold no operator key when the setting is empty', async () => {
    expect((await load({ SHOP_OPERATOR_KEY: '' })).operatorKey).toBeNull();
  });

  it('are not replaced when the file exists and that cannot be read', async () => {
    await writeFile(join(folder, 'secrets.json'), '{"operatorKey":');
    await expect(load()).rejects.toThrow('secrets.json');
  });
});
