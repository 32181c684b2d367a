import { expect, it, describe } from 'vitest';
import { hostInUrl } from './host-in-url.ts';

describe('hostInUrl', () => {
  it.each([
    ['127.0.0.1', 'localhost'],
    ['0.0.0.0', 'localhost'],
    ['::', 'localhost'],
    ['fd00::1', '[fd00::1]'],
    ['shop.example', 'shop.example'],
  ])('of %s is %s', (host, expected) => {
    expect(hostInUrl(host)).toBe(expected);
  });
});
