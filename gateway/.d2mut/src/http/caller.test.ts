import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CallerReader } from './caller.ts';

const request = (remoteAddress: string, headers: IncomingHttpHeaders = {}) => ({
  socket: { remoteAddress },
  headers,
});

const forwarded = (remoteAddress: string, names: string) =>
  request(remoteAddress, { 'x-forwarded-for': names });

describe('the address of a client', () => {
  const callers = new CallerReader(['loopback', '10.0.0.0/8', '2001:db8::7']);

  it.each([
    ['who is connected', forwarded('203.0.113.7', ''), '203.0.113.7'],
    ['who is connected, whatever it says', forwarded('203.0.113.7', '198.51.100.1'), '203.0.113.7'],
    ['whom a trusted proxy names', forwarded('127.0.0.1', '203.0.113.7'), '203.0.113.7'],
    ['the same in the form of IPv6', forwarded('::ffff:127.0.0.1', '203.0.113.7'), '203.0.113.7'],
    [
      'the last that no trusted proxy is',
      forwarded('::1', '1.1.1.1, 203.0.113.7, 10.1.2.3'),
      '203.0.113.7',
    ],
    ['an IPv6 client', forwarded('2001:db8::7', '2001:db8::99'), '2001:db8::99'],
    ['the proxy when it names nonsense', forwarded('127.0.0.1', 'evil\r\n'), '127.0.0.1'],
    ['the proxy when it names nobody', request('127.0.0.1'), '127.0.0.1'],
  ])('is %s', (_, seen, address) => expect(callers.address(seen)).toBe(address));

  it('is the connected one when no proxy is trusted', () => {
    expect(new CallerReader([]).address(forwarded('127.0.0.1', '203.0.113.7'))).toBe('127.0.0.1');
    expect(new CallerReader([]).address(request(''))).toBeNull();
  });
});

describe('the name of a request', () => {
  const named = (remoteAddress: string, id: string) =>
    request(remoteAddress, { 'x-request-id': id });

  it('is the one of a trusted proxy, in a form that fits a log', () => {
    const callers = new CallerReader(['loopback']);
    expect(callers.requestId(named('127.0.0.1', 'proxy-request-1'))).toBe('proxy-request-1');
    expect(callers.requestId(named('203.0.113.7', 'proxy-request-1'))).not.toBe('proxy-request-1');
    expect(callers.requestId(named('127.0.0.1', 'a b"}'))).toMatch(/^[0-9a-f-]{36}$/);
  });
});
