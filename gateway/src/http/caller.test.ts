import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { CallerReader, requestId } from './caller.ts';

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
  const named = (id: string) => requestId({ headers: { 'x-request-id': id } });

  it.each(['web-00000001', '9f1c2a7e-58d4-4c1b-9f6e-2b1d4b8f0c11', 'a.b_c-d.'])(
    'is the one that it was sent with: %s',
    (id) => expect(named(id)).toBe(id),
  );

  it.each(['', 'short', 'a b"}', 'x'.repeat(65), 'evil\r\nline', '<script>', '0812/3456/7890'])(
    'is a new one instead of %j',
    (id) => expect(named(id)).toMatch(/^[0-9a-f-]{36}$/),
  );

  it('is a new one when it has none', () => {
    expect(requestId({ headers: {} })).not.toBe(requestId({ headers: {} }));
  });
});
