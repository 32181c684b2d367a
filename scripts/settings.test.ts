import { describe, expect, it } from 'vitest';
import { readAddresses } from './settings.ts';

const on = (env: Record<string, string>) =>
  readAddresses(env).demo.parts.flatMap(([name, isOn]) => (isOn ? [name] : []));
const ALL = ['SHOP_SEED', 'SHOP_DEMO_SIGN_IN', 'SHOP_SANDBOX', 'SHOP_API_DOCS', 'GRAPHQL_EXPLORER'];

describe('readAddresses', () => {
  it('enables the demo without settings and disables it with a PostgreSQL database', () => {
    expect(on({})).toEqual(ALL);
    expect(on({ DATABASE_URL: 'postgres://db/shop' })).toEqual([]);
    expect(on({ DATABASE_URL: 'postgres://db/shop', SHOP_DEMO: 'on' })).toEqual(ALL);
    expect(on({ SHOP_DEMO: 'off' })).toEqual([]);
  });

  it.each(ALL)('reads %s independently of the other parts', (name) => {
    expect(on({ SHOP_DEMO: 'off', [name]: 'on' })).toEqual([name]);
    expect(on({ [name]: 'off' })).toEqual(ALL.filter((other) => other !== name));
  });

  it('enables the explorer for an external shop API only when it is set', () => {
    const own = { SHOP_API_URL: 'https://shop.example' };
    expect(readAddresses(own).demo.parts).toEqual([['GRAPHQL_EXPLORER', false]]);
    expect(on({ ...own, GRAPHQL_EXPLORER: 'on' })).toEqual(['GRAPHQL_EXPLORER']);
  });

  it('passes on the public address of the shop API for images and the sandbox page', () => {
    const env = { SHOP_PUBLIC_URL: 'https://api.gawai.example/' };
    expect(readAddresses(env).derived).toMatchObject({
      SHOP_IMAGE_BASE_URL: 'https://api.gawai.example/images',
      PAYMENT_FORM_URL: 'https://api.gawai.example/sandbox/ipay88/PG',
    });
  });

  it.each([
    ['', 'localhost', '127.0.0.1'],
    ['0.0.0.0', 'localhost', '127.0.0.1'],
    ['::1', '[::1]', '[::1]'],
    ['192.0.2.2', '192.0.2.2', '192.0.2.2'],
  ])('prints and uses addresses for HOST=%j: %s, %s', (host, shown, local) => {
    const { web, graphql, shopApi, derived } = readAddresses({ HOST: host });
    expect([web, graphql, shopApi]).toEqual([
      `http://${shown}:3000`,
      `http://${shown}:4000/graphql`,
      `http://${shown}:4001`,
    ]);
    expect(derived).toMatchObject({
      STORE_URL: `http://${shown}:3000`,
      GATEWAY_URL: `http://${local}:4000/graphql`,
    });
  });

  it('derives no address from a wrong port', () => {
    const { derived } = readAddresses({ WEB_PORT: 'abc', GATEWAY_PORT: '70000' });
    expect(derived).not.toHaveProperty('STORE_URL');
    expect(derived).not.toHaveProperty('GATEWAY_URL');
  });

  it('passes no sandbox page to the gateway when the sandbox is off', () => {
    expect(readAddresses({}).derived['PAYMENT_FORM_URL']).toContain('/sandbox/');
    expect(readAddresses({ SHOP_SANDBOX: 'off' }).derived).not.toHaveProperty('PAYMENT_FORM_URL');
  });

  it.each([
    ['', 'loopback'],
    [' 10.0.0.5 ', 'loopback,10.0.0.5'],
    ['off', 'off'],
  ])(
    'lets the servers trust each other in addition to the proxies of TRUST_PROXY=%j',
    (value, expected) => {
      expect(readAddresses({ TRUST_PROXY: value }).derived['TRUST_PROXY']).toBe(expected);
    },
  );
});
