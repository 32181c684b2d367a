import { writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../../test-kit/temporary-data-dir.ts';
import { readOperatorSettings, readSettings } from '../config.ts';
import { loadSecrets } from '../secrets.ts';
import { operatorAccess } from './operator-access.ts';

const folder = temporaryDataDir();
const own = (name: string) => join(folder, name);
const access = (env: Record<string, string>) => operatorAccess(readOperatorSettings(env));

describe('operatorAccess', () => {
  it('returns the stored key of the local shop', async () => {
    const SHOP_DATA_DIR = own('made');
    const { operatorKey } = await loadSecrets(readSettings({ SHOP_DATA_DIR }));
    expect(await access({ SHOP_DATA_DIR })).toEqual({
      url: 'http://localhost:4001',
      key: operatorKey,
    });
    const SHOP_API_URL = 'http://127.0.0.1:5001/api/';
    expect(await access({ SHOP_DATA_DIR, SHOP_API_URL })).toEqual({
      url: 'http://127.0.0.1:5001/api',
      key: operatorKey,
    });
    expect((await access({ SHOP_DATA_DIR, SHOP_API_PORT: '5002' })).url).toBe(
      'http://localhost:5002',
    );
  });

  it('returns the stored key for the address of this machine in HOST', async () => {
    const SHOP_DATA_DIR = own('bound');
    const { operatorKey } = await loadSecrets(readSettings({ SHOP_DATA_DIR }));
    const hosts = Object.values(networkInterfaces()).flatMap((each = []) =>
      each.map(({ address, family }) => [
        address,
        family === 'IPv6' ? `[${address}]` : address.replace('127.0.0.1', 'localhost'),
      ]),
    );
    for (const [HOST = '', shown = ''] of [['0.0.0.0', 'localhost'], ...hosts]) {
      expect(await access({ SHOP_DATA_DIR, HOST })).toEqual({
        url: `http://${shown}:4001`,
        key: operatorKey,
      });
    }
    await expect(access({ SHOP_DATA_DIR, HOST: '198.51.100.1' })).rejects.toThrow(
      'Set OPERATOR_KEY to the operator key of the shop at http://198.51.100.1:4001.',
    );
  });

  it('prefers the setting of the program to that of the shop', async () => {
    const SHOP_DATA_DIR = own('empty');
    const settings = { SHOP_DATA_DIR, SHOP_OPERATOR_KEY: 'kunci-operator-dari-toko' };
    expect((await access(settings)).key).toBe('kunci-operator-dari-toko');
    expect((await access({ ...settings, OPERATOR_KEY: 'sendiri' })).key).toBe('sendiri');
    expect((await access({ ...settings, OPERATOR_KEY: ' ' })).key).toBe('kunci-operator-dari-toko');
  });

  it('does not send the stored key to another host', async () => {
    const SHOP_DATA_DIR = own('made');
    for (const host of ['shop.example', 'localhost.example', '10.0.0.1', '127.0.0.1.example']) {
      const SHOP_API_URL = `https://${host}/api`;
      await expect(access({ SHOP_DATA_DIR, SHOP_API_URL })).rejects.toThrow(
        `Set OPERATOR_KEY to the operator key of the shop at ${SHOP_API_URL}.`,
      );
    }
    const set = { SHOP_API_URL: 'https://shop.example', OPERATOR_KEY: 'kunci' };
    expect(await access(set)).toEqual({ url: 'https://shop.example', key: 'kunci' });
  });

  it('explains how to set a missing key', async () => {
    await expect(access({ SHOP_DATA_DIR: own('none') })).rejects.toThrow(/^No operator key in /);
    await expect(access({ SHOP_OPERATOR_KEY: '' })).rejects.toThrow(/no operator calls/);
    await writeFile(own('secrets.json'), '{');
    await expect(access({ SHOP_DATA_DIR: folder })).rejects.toThrow(/cannot be read/);
    for (const SHOP_API_URL of ['ftp://x', 'https://name:rahasia@shop.example']) {
      await expect(async () => access({ SHOP_API_URL })).rejects.toThrow(
        /SHOP_API_URL must be an http or https address without credentials and query\.$/,
      );
    }
  });
});
