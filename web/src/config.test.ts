import { describe, expect, it } from 'vitest';
import { declareProduction, readConfig } from './config.ts';

describe('readConfig', () => {
  it('returns defaults for all settings', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      gatewayUrl: 'http://127.0.0.1:4000/graphql',
      storeUrl: 'http://localhost:3000',
      storeName: 'Gawai',
      imageOrigins: ['http://localhost:4001'],
      paymentOrigins: ['http://localhost:4001'],
      metricsPort: null,
      tracing: null,
      pageCacheMb: 64,
      trustProxy: [],
      redisUrl: null,
      drainDelay: 0,
      drainTimeout: 8_000,
    });
  });

  it('allows images and payment forms of the public address of the shop', () => {
    expect(readConfig({ SHOP_PUBLIC_URL: 'https://api.gawai.example/' })).toMatchObject({
      imageOrigins: ['https://api.gawai.example'],
      paymentOrigins: ['https://api.gawai.example'],
    });
  });

  it('reduces addresses of other hosts to their origin', () => {
    const config = readConfig({
      SHOP_IMAGE_BASE_URL: 'https://gambar.test/images/',
      SHOP_IMAGE_ORIGINS: 'https://cdn.test/',
      PAYMENT_FORM_URL: 'https://payment.test/PG/',
      PAYMENT_FORM_ORIGINS: 'https://sandbox.test/',
      STORE_URL: 'https://toko.test/',
    });
    expect(config).toMatchObject({
      imageOrigins: ['https://gambar.test', 'https://cdn.test'],
      paymentOrigins: ['https://payment.test', 'https://sandbox.test'],
      storeUrl: 'https://toko.test',
    });
  });

  it('rejects a public address with a path: files and pages are at the root', () => {
    expect(() => readConfig({ STORE_URL: 'https://toko.test/belanja' })).toThrow(
      'STORE_URL must have no path',
    );
  });

  it('throws one error that names every invalid setting', () => {
    const wrong = {
      WEB_PORT: '70000',
      GATEWAY_URL: 'gateway',
      STORE_URL: 'ftp://x',
      SHOP_IMAGE_ORIGINS: 'cdn.test',
      PAYMENT_FORM_ORIGINS: 'https://sandbox.test/PG, *',
      STORE_NAME: 'x'.repeat(41),
      PAGE_CACHE_MB: '-1',
      TRUST_PROXY: '10.0.0.0/33',
      DRAIN_DELAY_MS: '120001',
      DRAIN_TIMEOUT_MS: '1s',
    };
    for (const name of Object.keys(wrong)) expect(() => readConfig(wrong)).toThrow(name);
  });
});

describe('declareProduction', () => {
  it('sets NODE_ENV unless it is set', () => {
    const plain: Record<string, string | undefined> = {};
    declareProduction(plain);
    const chosen: Record<string, string | undefined> = { NODE_ENV: 'test' };
    declareProduction(chosen);
    expect([plain['NODE_ENV'], chosen['NODE_ENV']]).toEqual(['production', 'test']);
  });
});
