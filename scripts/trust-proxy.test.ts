import { describe, expect, it } from 'vitest';
import { readConfig as readGateway } from '../gateway/src/config.ts';
import { readSettings as readShopApi } from '../shop-api/src/config.ts';
import { readConfig as readWeb } from '../web/src/config.ts';

/** The proxies that each server trusts; null for a value that it rejects. */
function readAll(value: string): (readonly string[] | null)[] {
  const env = { TRUST_PROXY: value };
  const attempt = (read: () => readonly string[]) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  return [
    attempt(() => readWeb(env).trustProxy),
    attempt(() => readGateway(env).trustProxy),
    attempt(() => readShopApi(env).trustProxy),
  ];
}

describe('TRUST_PROXY', () => {
  it.each<[string, readonly string[] | null]>([
    ['', []],
    ['off', []],
    ['loopback', ['loopback']],
    [' loopback , 10.0.0.0/8 ', ['loopback', '10.0.0.0/8']],
    ['10.1.2.3', ['10.1.2.3']],
    ['2001:db8::/32,::1', ['2001:db8::/32', '::1']],
    ['0.0.0.0/0', ['0.0.0.0/0']],
    ['on', null],
    ['1', null],
    ['proxy.example', null],
    ['10.0.0.0/33', null],
    ['10.0.0.0/', null],
    ['10.0.0.0/8/8', null],
    ['::1/129', null],
    ['off,loopback', null],
    ['loopback,', null],
  ])('reads TRUST_PROXY in the same way in web, gateway and shop API: %j', (value, expected) => {
    expect(readAll(value)).toEqual([expected, expected, expected]);
  });
});
