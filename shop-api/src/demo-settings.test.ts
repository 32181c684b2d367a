import { describe, expect, it } from 'vitest';
import { readSettings } from './config.ts';
import { demoLine, demoParts } from './demo-settings.ts';

const demoOf = (env: Record<string, string>) => readSettings(env).demo;
const on = { seed: true, signIn: true, sandbox: true, apiDocs: true };
const off = { seed: false, signIn: false, sandbox: false, apiDocs: false };
const POSTGRES = { DATABASE_URL: 'postgres://db/shop' };

describe('readDemoSettings', () => {
  it('turns the demo on for the embedded database and off for PostgreSQL', () => {
    expect(demoOf({})).toEqual(on);
    expect(demoOf(POSTGRES)).toEqual(off);
  });

  it('turns all parts on or off by SHOP_DEMO with any database', () => {
    expect(demoOf({ SHOP_DEMO: 'off' })).toEqual(off);
    expect(demoOf({ ...POSTGRES, SHOP_DEMO: 'on' })).toEqual(on);
  });

  it('switches each part by its own setting', () => {
    expect(demoOf({ SHOP_SEED: 'off' })).toEqual({ ...on, seed: false });
    expect(demoOf({ SHOP_DEMO_SIGN_IN: 'off' })).toEqual({ ...on, signIn: false });
    expect(demoOf({ SHOP_SANDBOX: 'off' })).toEqual({ ...on, sandbox: false });
    expect(demoOf({ SHOP_API_DOCS: 'off' })).toEqual({ ...on, apiDocs: false });
    expect(demoOf({ ...POSTGRES, SHOP_SANDBOX: 'on' })).toEqual({ ...off, sandbox: true });
  });

  it('never turns the sandbox on beside a payment provider', () => {
    const provider = {
      IPAY88_URL: 'https://payment.example',
      IPAY88_MERCHANT_CODE: 'ID00001',
      IPAY88_MERCHANT_KEY: 'key',
      SHOP_PUBLIC_URL: 'https://api.gawai.example',
    };
    expect(demoOf(provider).sandbox).toBe(false);
    expect(() => demoOf({ ...provider, SHOP_SANDBOX: 'on' })).toThrow('SHOP_SANDBOX');
  });

  it('pre-renders no demo pictures for a shop that is not seeded, unless SHOP_PRE_RENDER is on', () => {
    expect(readSettings({ SHOP_SEED: 'off' }).preRender).toBe(false);
    expect(readSettings({ SHOP_SEED: 'off', SHOP_PRE_RENDER: 'on' }).preRender).toBe(true);
  });
});

describe('demoLine', () => {
  it('names the settings of the parts that are on and of those that are off', () => {
    expect(demoLine(demoParts({ ...off, seed: true, sandbox: true }))).toBe(
      'on: SHOP_SEED, SHOP_SANDBOX; off: SHOP_DEMO_SIGN_IN, SHOP_API_DOCS',
    );
    expect(demoLine(demoParts(off))).toMatch(/^on: none; /);
  });
});
