import { describe, expect, it } from 'vitest';
import { requestId } from './request-id.ts';

describe('requestId', () => {
  const idOf = (id: string) => requestId({ headers: { 'x-request-id': id } });

  it.each(['web-00000001', '9f1c2a7e-58d4-4c1b-9f6e-2b1d4b8f0c11', 'a.b_c-d.'])(
    'returns the id that the client sent: %s',
    (id) => expect(idOf(id)).toBe(id),
  );

  it.each(['', 'short', 'a b"}', 'x'.repeat(65), 'evil\r\nline', '<script>', '0812/3456/7890'])(
    'returns a new id instead of %j',
    (id) => expect(idOf(id)).toMatch(/^[0-9a-f-]{36}$/),
  );

  it('returns a new id for each request without one', () => {
    expect(requestId({ headers: {} })).not.toBe(requestId({ headers: {} }));
  });
});
