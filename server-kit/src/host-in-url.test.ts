import { expect, it, describe } from 'vitest';
import { hostInUrl, localHostInUrl } from './host-in-url.ts';

describe('hostInUrl', () => {
  it.each([
    ['127.0.0.1', 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['::', 'localhost'],
    ['::1', '[::1]'],
    ['fd00::1', '[fd00::1]'],
    ['shop.example', 'shop.example'],
  ])('returns for %s: %s', (host, expected) => {
    expect(hostInUrl(host)).toBe(expected);
  });
});

describe('localHostInUrl', () => {
  it.each([
    ['127.0.0.1', '127.0.0.1'],
    ['::', '127.0.0.1'],
    ['::1', '[::1]'],
    ['192.0.2.2', '192.0.2.2'],
  ])('returns for %s: %s', (host, expected) => {
    expect(localHostInUrl(host)).toBe(expected);
  });
});
