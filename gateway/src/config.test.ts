import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig, SettingsError } from './config.ts';

function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('readConfig', () => {
  it('returns the settings of the embedded shop without any variable', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      shopApiUrl: 'http://127.0.0.1:4001',
      imageBaseUrl: 'http://localhost:4001/images',
      imageWidths: { usual: [320, 640, 1280], slides: [320, 640, 1280, 1920] },
      paymentFormUrl: 'http://localhost:4001/sandbox/ipay88/PG',
      paymentFormOrigins: ['http://localhost:4001'],
      returnOrigins: ['http://localhost:3000'],
      corsOrigins: ['http://localhost:3000', 'https://studio.apollographql.com'],
      explorer: true,
      compiled: true,
      trustedDocuments: { mode: 'on', folder: null },
      trustProxy: [],
      logLevel: 'info',
      timeouts: {
        connect: 3_000,
        usual: 10_000,
        slow: 20_000,
        upload: 30_000,
        retryPause: 500,
      },
      operationTimeout: 12_000,
      responseCacheBytes: 32_000_000,
      redisUrl: null,
      drainDelay: 0,
      drainTimeout: 8_000,
      metrics: null,
      tracing: null,
    });
  });

  it('resolves TRUSTED_DOCUMENTS_DIR from the root of the repository', () => {
    const { trustedDocuments } = readConfig({ TRUSTED_DOCUMENTS_DIR: 'schema/documents' });
    expect(trustedDocuments.folder).toBe(
      fileURLToPath(new URL('../../schema/documents', import.meta.url)),
    );
  });

  it('derives addresses from the port of the embedded shop', () => {
    const config = readConfig({ SHOP_API_PORT: '5001' });
    expect(config.shopApiUrl).toBe('http://127.0.0.1:5001');
    expect(config.paymentFormUrl).toBe('http://localhost:5001/sandbox/ipay88/PG');
  });

  it('derives the address of the embedded shop from HOST', () => {
    expect(readConfig({ HOST: '::1' })).toMatchObject({
      shopApiUrl: 'http://[::1]:4001',
      imageBaseUrl: 'http://[::1]:4001/images',
    });
    expect(readConfig({ HOST: '0.0.0.0' }).shopApiUrl).toBe('http://127.0.0.1:4001');
  });

  it('derives browser addresses from the public address of the embedded shop', () => {
    const config = readConfig({ SHOP_PUBLIC_URL: 'https://shop.gawai.example/' });
    expect(config).toMatchObject({
      shopApiUrl: 'http://127.0.0.1:4001',
      imageBaseUrl: 'https://shop.gawai.example/images',
      paymentFormOrigins: ['https://shop.gawai.example'],
    });
  });

  it('uses SHOP_PUBLIC_URL for browsers and SHOP_API_URL for calls', () => {
    const config = readConfig({
      SHOP_API_URL: 'http://10.0.0.5:4001',
      SHOP_PUBLIC_URL: 'https://api.gawai.example',
    });
    expect(config).toMatchObject({
      shopApiUrl: 'http://10.0.0.5:4001',
      imageBaseUrl: 'https://api.gawai.example/images',
    });
  });

  it('returns no sandbox, no explorer and one image width for another shop', () => {
    const config = readConfig({ SHOP_API_URL: ' https://shop.example/api/v1/ ' });
    expect(config).toMatchObject({
      shopApiUrl: 'https://shop.example/api/v1',
      imageBaseUrl: 'https://shop.example/api/v1/images',
      imageWidths: { usual: [], slides: [] },
      paymentFormUrl: null,
      paymentFormOrigins: [],
      corsOrigins: ['http://localhost:3000'],
      explorer: false,
    });
  });

  it('enables the sandbox and the explorer only for the demo', () => {
    const demoOf = (env: Record<string, string>) => {
      const config = readConfig(env);
      return [config.explorer, config.paymentFormUrl !== null];
    };
    const postgres = { DATABASE_URL: 'postgres://db/shop' };
    expect(demoOf({})).toEqual([true, true]);
    expect(demoOf(postgres)).toEqual([false, false]);
    expect(demoOf({ ...postgres, SHOP_DEMO: 'on' })).toEqual([true, true]);
    expect(demoOf({ SHOP_DEMO: 'off' })).toEqual([false, false]);
    expect(demoOf({ SHOP_DEMO: 'off', GRAPHQL_EXPLORER: 'on' })).toEqual([true, false]);
    expect(demoOf({ SHOP_SANDBOX: 'off' })).toEqual([true, false]);
  });

  it('returns the values of all variables', () => {
    const config = readConfig({
      SHOP_API_URL: 'https://shop.example',
      SHOP_IMAGE_BASE_URL: 'https://cdn.example/p/',
      SHOP_IMAGE_WIDTHS: '200, 400',
      PAYMENT_FORM_URL: 'https://sandbox.ipay88.co.id/PG/',
      PAYMENT_FORM_ORIGINS: 'https://payment.ipay88.co.id',
      STORE_URL: 'https://gawai.example/',
      CORS_ORIGINS: 'https://app.example,https://other.example',
      GRAPHQL_EXPLORER: 'on',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      GATEWAY_METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318/',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
      OTEL_SERVICE_NAME: 'toko',
    });
    expect(config).toMatchObject({
      metrics: { host: '127.0.0.1', port: 9464 },
      tracing: { url: 'http://collector.example:4318', share: 0.25, serviceName: 'toko' },
      imageBaseUrl: 'https://cdn.example/p',
      imageWidths: { usual: [200, 400], slides: [200, 400] },
      paymentFormUrl: 'https://sandbox.ipay88.co.id/PG/',
      paymentFormOrigins: ['https://sandbox.ipay88.co.id', 'https://payment.ipay88.co.id'],
      returnOrigins: ['https://gawai.example', 'https://app.example', 'https://other.example'],
      corsOrigins: [
        'https://gawai.example',
        'https://app.example',
        'https://other.example',
        'https://studio.apollographql.com',
      ],
      trustProxy: ['loopback', '10.0.0.0/8'],
    });
  });

  it('accepts further widths for slides only', () => {
    const config = readConfig({ SHOP_IMAGE_WIDTHS: '200', SHOP_SLIDE_WIDTHS: '200,1600' });
    expect(config.imageWidths).toEqual({ usual: [200], slides: [200, 1600] });
  });

  it('reports every invalid variable at once', () => {
    const found = problems({
      GATEWAY_PORT: '70000',
      SHOP_API_URL: 'shop.example',
      SHOP_IMAGE_WIDTHS: 'wide',
      SHOP_SLIDE_WIDTHS: '0',
      PAYMENT_FORM_URL: 'http://shop.example/pay',
      CORS_ORIGINS: '*',
      GRAPHQL_EXPLORER: 'maybe',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: '10.0.0.0/33',
      SHOP_TIMEOUT_MS: '1.5',
      GATEWAY_METRICS_PORT: 'on',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_TRACES_SAMPLER_ARG: '1.5',
    });
    expect(found.map((problem) => problem.split(' ')[0]).sort()).toEqual([
      'CORS_ORIGINS',
      'GATEWAY_METRICS_PORT',
      'GATEWAY_PORT',
      'GRAPHQL_EXPLORER',
      'LOG_LEVEL',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_TRACES_SAMPLER_ARG',
      'PAYMENT_FORM_URL',
      'SHOP_API_URL',
      'SHOP_IMAGE_WIDTHS',
      'SHOP_SLIDE_WIDTHS',
      'SHOP_TIMEOUT_MS',
      'TRUST_PROXY',
    ]);
  });

  it.each(['ftp://shop.example', 'https://user:secret@shop.example', 'https://shop.example/?a=1'])(
    'rejects %s as the address of a shop',
    (url) => expect(problems({ SHOP_API_URL: url })).toHaveLength(1),
  );

  it('accepts the address of a Redis, and does not quote an invalid one, which may contain a password', () => {
    const url = 'rediss://:rahasia@redis.example:6380/1';
    expect(readConfig({ REDIS_URL: url }).redisUrl).toBe(url);
    expect(problems({ REDIS_URL: 'https://:rahasia@redis.example' })).toEqual([
      'REDIS_URL must be an address that starts with redis:// or rediss://.',
    ]);
  });

  it.each(['http://127.0.0.1:9/pay', 'http://localhost/pay', 'https://pay.example'])(
    'accepts %s as the address of a payment form',
    (url) => expect(problems({ PAYMENT_FORM_URL: url })).toEqual([]),
  );
});
