import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSettings, SettingsError } from './read-settings.ts';
import { setting } from './setting.ts';

const HEADING = 'The shop cannot start:';

const read = (schema: z.ZodObject, env: Record<string, string>, secrets: string[] = []) =>
  readSettings(HEADING, schema, env, secrets);

function problemsOf(...settings: Parameters<typeof read>): readonly string[] {
  try {
    read(...settings);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('readSettings', () => {
  const schema = z.object({
    PORT: setting.port.default(4000),
    CACHE_MB: setting.megabytes(64).optional(),
    TRUST_PROXY: setting.proxies.default([]),
    HOST: setting.host.optional(),
  });

  it('takes defaults for variables that are missing or blank', () => {
    const settings = read(schema, { PORT: '  ' });
    expect(settings).toEqual({ PORT: 4000, TRUST_PROXY: [] });
  });

  it('trims values and ignores other variables', () => {
    const settings = read(schema, { PORT: ' 80 ', CACHE_MB: '2', OTHER: 'x' });
    expect(settings).toEqual({ PORT: 80, CACHE_MB: 2_000_000, TRUST_PROXY: [] });
  });

  it('reports one problem for each setting, with the value', () => {
    const problems = problemsOf(schema, { PORT: '70000', CACHE_MB: '1.5', TRUST_PROXY: '1' });
    expect(problems).toEqual([
      'PORT must be a whole number from 0 to 65535, but is "70000".',
      'CACHE_MB must be a whole number from 0 to 64, but is "1.5".',
      'TRUST_PROXY must be off, loopback, or addresses and ranges with commas between, but is "1".',
    ]);
  });

  it.each(['0.0.0.0', '::1', 'shop-1.internal'])('takes %s as a host', (host) => {
    expect(read(schema, { HOST: host }).HOST).toBe(host);
  });

  it.each(['999.1.1.1', 'http://shop', 'a b'])('rejects %j as a host', (host) => {
    expect(problemsOf(schema, { HOST: host })).toEqual([
      `HOST must be an address or a name of this machine, but is "${host}".`,
    ]);
  });

  it('throws one message that names all problems', () => {
    expect(() => read(schema, { PORT: 'x', CACHE_MB: '65' })).toThrow(
      `The shop cannot start:
  - PORT must be a whole number from 0 to 65535, but is "x".
  - CACHE_MB must be a whole number from 0 to 64, but is "65".`,
    );
  });
});

describe('readSettings with secrets', () => {
  it('quotes no value of a secret', () => {
    const secret = z.object({ KEY: z.string().min(20, { error: 'must have 20 characters' }) });
    const problems = problemsOf(secret, { KEY: 'guess' }, ['KEY']);
    expect(problems).toEqual(['KEY must have 20 characters.']);
  });

  it.each(['https://name:pass@shop.example/api', 'http://:p/a@ss@shop.example'])(
    'quotes no address with credentials, such as %s',
    (URL) => {
      expect(problemsOf(z.object({ URL: setting.address }), { URL })).toEqual([
        'URL must be an http or https address without credentials and query.',
      ]);
    },
  );
});

describe('setting.onOff', () => {
  const schema = z.object({ SWITCH: setting.onOff });

  it.each(['on', 'true', '1', 'ON'])('reads %s as on', (value) => {
    expect(read(schema, { SWITCH: value })).toEqual({ SWITCH: true });
  });

  it.each(['off', 'false', '0', 'Off'])('reads %s as off', (value) => {
    expect(read(schema, { SWITCH: value })).toEqual({ SWITCH: false });
  });

  it('rejects other texts', () => {
    expect(problemsOf(schema, { SWITCH: 'maybe' })).toHaveLength(1);
  });
});

describe('setting.address', () => {
  const schema = z.object({ URL: setting.address });

  it('drops slashes at the end', () => {
    const settings = read(schema, { URL: 'https://shop.example/api//' });
    expect(settings).toEqual({ URL: 'https://shop.example/api' });
  });

  it.each([
    'shop.example',
    'ftp://shop.example',
    'http://name@shop.example',
    'http://:secret@shop.example',
    'http://shop.example?a=1',
    'http://shop.example#a',
  ])('rejects %s', (value) => {
    expect(problemsOf(schema, { URL: value })).toHaveLength(1);
  });
});
