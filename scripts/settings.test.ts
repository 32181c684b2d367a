import { describe, expect, it } from 'vitest';
import { readAddresses } from './settings.ts';

const on = (env: Record<string, string>) =>
  readAddresses(env).demo.parts.flatMap(([name, isOn]) => (isOn ? [name] : []));
const ALL = ['SHOP_SEED', 'SHOP_DEMO_SIGN_IN', 'SHOP_SANDBOX', 'GRAPHQL_EXPLORER'];

describe('npm start', () => {
  it('is the whole demo with nothing set, and none of it with a PostgreSQL database', () => {
    expect(on({})).toEqual(ALL);
    expect(on({ DATABASE_URL: 'postgres://db/shop' })).toEqual([]);
    expect(on({ DATABASE_URL: 'postgres://db/shop', SHOP_DEMO: 'on' })).toEqual(ALL);
    expect(on({ SHOP_DEMO: 'off' })).toEqual([]);
  });

  it.each(ALL)('switches %s alone', (name) => {
    expect(on({ SHOP_DEMO: 'off', [name]: 'on' })).toEqual([name]);
    expect(on({ [name]: 'off' })).toEqual(ALL.filter((other) => other !== name));
  });

  it('has the explorer only on request before the REST API of a shop of one’s own', () => {
    const own = { SHOP_API_URL: 'https://shop.example' };
    expect(readAddresses(own).demo.parts).toEqual([['GRAPHQL_EXPLORER', false]]);
    expect(on({ ...own, GRAPHQL_EXPLORER: 'on' })).toEqual(['GRAPHQL_EXPLORER']);
  });

  it('names no sandbox page to the gateway where there is none', () => {
    expect(readAddresses({}).derived['PAYMENT_FORM_URL']).toContain('/sandbox/');
    expect(readAddresses({ SHOP_SANDBOX: 'off' }).derived).not.toHaveProperty('PAYMENT_FORM_URL');
  });
});
