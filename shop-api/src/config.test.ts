import { isAbsolute, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SettingsError } from '@gawai/server-kit/read-settings';
import { describe, expect, it } from 'vitest';
import { readSettings } from './config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('readSettings', () => {
  it('returns a default for each setting, with the data folder at the repository root', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 4001,
      metricsPort: null,
      tracing: null,
      databaseUrl: null,
      databaseConnections: 20,
      dataDir: resolve(root, '.data'),
      storeUrl: 'http://localhost:3000',
      returnOrigins: ['http://localhost:3000'],
      storeName: 'Gawai',
      publicUrl: null,
      operatorKey: undefined,
      merchantCode: undefined,
      merchantKey: undefined,
      ipay88Url: null,
      mailServer: null,
      redisUrl: null,
      objectStorage: null,
      logLevel: 'info',
      pageSize: 20,
      callsPerMinute: 600,
      paymentHours: 24,
      preRender: true,
      trustProxy: [],
      demo: { seed: true, signIn: true, sandbox: true, apiDocs: true },
      faults: false,
    });
    expect(isAbsolute(readSettings({ SHOP_DATA_DIR: 'x' }).dataDir)).toBe(true);
  });

  it('reads the environment and trims blanks', () => {
    expect(
      readSettings({
        HOST: ' 0.0.0.0 ',
        SHOP_API_PORT: '0',
        DATABASE_URL: 'postgres://shop@db/shop',
        STORE_URL: 'https://gawai.example/',
        CORS_ORIGINS: 'https://app.example, https://kiosk.example/',
        SHOP_OPERATOR_KEY: '',
        IPAY88_MERCHANT_CODE: '',
        IPAY88_MERCHANT_KEY: 'k',
        SHOP_PRE_RENDER: 'off',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
      }),
    ).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      databaseUrl: 'postgres://shop@db/shop',
      storeUrl: 'https://gawai.example',
      returnOrigins: ['https://gawai.example', 'https://app.example', 'https://kiosk.example'],
      operatorKey: '',
      merchantCode: undefined,
      merchantKey: 'k',
      preRender: false,
      trustProxy: ['loopback', '10.0.0.0/8'],
    });
  });

  it('turns fault injection on only when set, and in production only with on-in-production', () => {
    const faultsOf = (env: Record<string, string>) => readSettings(env).faults;
    expect([faultsOf({ SHOP_FAULTS: '1' }), faultsOf({ SHOP_FAULTS: 'on' })]).toEqual([true, true]);
    expect([faultsOf({ SHOP_FAULTS: '0' }), faultsOf({ SHOP_FAULTS: 'off' })]).toEqual([
      false,
      false,
    ]);
    const production = { NODE_ENV: 'production' };
    expect(faultsOf(production)).toBe(false);
    expect(() => faultsOf({ ...production, SHOP_FAULTS: '1' })).toThrow('SHOP_FAULTS');
    expect(faultsOf({ ...production, SHOP_FAULTS: 'on-in-production' })).toBe(true);
  });

  it.each(['10.0.0.0/33', '::1/129', '10.0.0.0/', 'loopback, off', '10.0.0.1,'])(
    'rejects %s as trusted proxies, like the gateway',
    (written) => {
      expect(() => readSettings({ TRUST_PROXY: written })).toThrow('TRUST_PROXY');
    },
  );

  it('trusts no proxy when TRUST_PROXY is off', () => {
    expect(readSettings({ TRUST_PROXY: 'off' }).trustProxy).toEqual([]);
  });

  it('accepts an operator key of 20 characters', () => {
    const key = 'x'.repeat(20);
    expect(readSettings({ SHOP_OPERATOR_KEY: key }).operatorKey).toBe(key);
  });

  it('accepts a payment provider only with all settings it needs', () => {
    const merchant = {
      IPAY88_URL: 'https://payment.example/',
      IPAY88_MERCHANT_CODE: 'ID00001',
      IPAY88_MERCHANT_KEY: 'key',
      SHOP_PUBLIC_URL: 'https://api.gawai.example',
    };
    expect(readSettings(merchant)).toMatchObject({ ipay88Url: 'https://payment.example' });
    for (const name of ['IPAY88_MERCHANT_CODE', 'IPAY88_MERCHANT_KEY', 'SHOP_PUBLIC_URL']) {
      expect(() => readSettings({ ...merchant, [name]: ' ' })).toThrow(name);
    }
    const plain = { ...merchant, IPAY88_URL: 'http://payment.example' };
    expect(() => readSettings(plain)).toThrow('https://');
    const page = { ...merchant, IPAY88_URL: 'https://payment.example/PG' };
    expect(() => readSettings(page)).toThrow('IPAY88_URL must have no path');
    const here = { ...merchant, IPAY88_URL: 'http://127.0.0.1:9000' };
    expect(readSettings(here)).toMatchObject({ ipay88Url: 'http://127.0.0.1:9000' });
  });

  it('sends mails only with a mail server and a sender address', () => {
    const mail = { SMTP_URL: 'smtps://shop:s3cret@mail.example', MAIL_FROM: 'toko@gawai.example' };
    expect(readSettings(mail).mailServer).toEqual({
      smtpUrl: mail.SMTP_URL,
      from: 'toko@gawai.example',
    });
    expect(() => readSettings({ SMTP_URL: mail.SMTP_URL })).toThrow('needs MAIL_FROM');
    expect(readSettings({ MAIL_FROM: mail.MAIL_FROM }).mailServer).toBeNull();
    expect(() => readSettings({ ...mail, MAIL_FROM: 'Toko <toko@gawai.example>' })).toThrow(
      'MAIL_FROM',
    );
  });

  it('does not show the password of the mail server in an error', () => {
    const read = () => readSettings({ SMTP_URL: 'http://shop:s3cret@mail.example' });
    expect(read).toThrow('SMTP_URL must be an address that starts with smtp://');
    expect(read).not.toThrow('s3cret');
  });

  it('uses an object storage only with its address, bucket and key', () => {
    const storage = {
      S3_ENDPOINT: 'https://s3.ap-southeast-3.example/',
      S3_BUCKET: 'gawai-receipts',
      S3_REGION: 'ap-southeast-3',
      S3_ACCESS_KEY_ID: 'AKIA',
      S3_SECRET_ACCESS_KEY: 's3cret',
    };
    expect(readSettings(storage).objectStorage).toEqual({
      endpoint: 'https://s3.ap-southeast-3.example',
      bucket: 'gawai-receipts',
      region: 'ap-southeast-3',
      accessKeyId: 'AKIA',
      secretAccessKey: 's3cret',
    });
    expect(readSettings({ ...storage, S3_REGION: '' }).objectStorage?.region).toBe('us-east-1');
    for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      const read = () => readSettings({ ...storage, [name]: ' ' });
      expect(read).toThrow(`${name} is missing`);
      expect(read).not.toThrow('s3cret');
    }
    expect(() => readSettings({ ...storage, S3_BUCKET: '../x' })).toThrow('S3_BUCKET must have 3');
  });

  it('reports all invalid settings in one message', () => {
    const wrong = {
      SHOP_API_PORT: '70000',
      DATABASE_URL: 'mysql://x',
      STORE_URL: 'gawai',
      IPAY88_URL: 'javascript:alert(1)',
      LOG_LEVEL: 'loud',
      DATABASE_CONNECTIONS: '2',
      SHOP_DEMO: 'perhaps',
      SHOP_SEED: 'yes',
      SHOP_PAGE_SIZE: 'many',
      SHOP_PRE_RENDER: 'maybe',
      TRUST_PROXY: 'somewhere',
      SHOP_OPERATOR_KEY: 'x'.repeat(19),
      SHOP_FAULTS: 'perhaps',
    };
    const read = () => readSettings(wrong);
    expect(read).toThrow(SettingsError);
    for (const name of Object.keys(wrong)) expect(read).toThrow(name);
  });
});
