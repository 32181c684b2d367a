import { describe, expect, it } from 'vitest';
import { createLog, type Log } from './log.ts';
import { UpstreamError } from '../rest/client/upstream-error.ts';

function lines(write: (log: Log) => void): string {
  const written: string[] = [];
  write(createLog('trace', { write: (line) => void written.push(line) }));
  return written.join('');
}
const logged = (record: object) => lines((log) => log.info(record, 'x'));

describe('log', () => {
  it('hides secret and personal values at any depth', () => {
    const secrets = { token: 'kunci1', password: 'kunci2', phone: 'kunci3', email: 'kunci4' };
    const headers = { authorization: 'Bearer kunci5' };
    const line = logged({ ...secrets, user: secrets, request: { headers }, body: { a: secrets } });
    expect(line).not.toContain('kunci');
    expect(line).toContain('[hidden]');
  });

  it('hides secret texts in nested lists and records, and all that is nested deeper than five levels', () => {
    const deep = { a: { b: { c: { d: { e: { f: 'deep' } } } } } };
    const line = logged({ tried: [{ to: 'budi@contoh.co.id' }], at: null, deep });
    expect(JSON.parse(line)).toMatchObject({ tried: [{ to: '[email]' }], at: null });
    expect(line).not.toContain('deep"}');
    expect(line).toContain('"e":"[hidden]"');
  });

  it.each([
    ['a bearer', 'sent Bearer 7|Rahasia123 to', 'sent Bearer [hidden] to'],
    ['a token', 'is 12|Abcdefgh1234 good?', 'is [token] good?'],
    ['a hash in a path', `GET /order/${'0a'.repeat(20)}: 404`, 'GET /order/[hash]: 404'],
    [
      'a hash of another shop in a path',
      'POST /ipay88/request/-Zx81kQ_7mP0aB3cD9eFgH and /order/3f2b8c1e-9d4a-4c6b-8e7f-2a1d0e9b8c7a',
      'POST /ipay88/request/[hash] and /order/[hash]',
    ],
    ['an email address', 'to "budi.s+x@contoh.co.id".', 'to "[email]".'],
    ['a phone number', 'call +62 812-3456-7890 now', 'call [phone] now'],
    ['a phone number as shoppers write it', 'value "081234567890"', 'value "[phone]"'],
  ])('hides %s in a text and leaves the rest unchanged', (_, text, clean) => {
    for (const written of [logged({ detail: text }), lines((log) => log.warn(text))]) {
      expect(JSON.parse(written)).toMatchObject(
        written.includes('"detail"') ? { detail: clean } : { msg: clean },
      );
    }
  });

  it.each([
    '2026-11-20T08:00:00.000Z',
    '9f1c2a7e-58d4-4c1b-9f6e-2b1d4b8f0c11',
    'GET /product: timed out',
    'Rp 12.500.000 for 10000000 pieces',
  ])('does not change %s', (text) => expect(logged({ detail: text })).toContain(text));

  it.each([
    ['a long word', 'x'.repeat(100_000)],
    ['a long address', `x@${'x.'.repeat(50_000)}`],
  ])('writes %s unchanged in linear time', (_, text) => {
    const started = performance.now();
    expect(logged({ detail: text }).includes(text)).toBe(true);
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it('contains only name, message and stack of an error and its causes', () => {
    const cause = Object.assign(new TypeError(`no ${'f'.repeat(40)}`), { socket: 'kunci1' });
    const error = Object.assign(new UpstreamError('SHOP_FAILED', 'kunci2', { cause }), {
      body: { password: 'kunci3' },
    });
    const line = lines((log) => log.error({ err: error }, 'failed'));
    expect(JSON.parse(line)).toMatchObject({
      err: { type: 'UpstreamError', code: 'SHOP_FAILED', cause: { message: 'no [hash]' } },
    });
    expect(line).toContain('log.test.ts');
    expect(line).not.toContain('kunci');
    expect(line).not.toContain('f'.repeat(40));
  });

  it('accepts errors with circular causes and values that are not errors', () => {
    const first = new Error('a');
    first.cause = new Error('b', { cause: first });
    expect(lines((log) => log.error({ err: first }))).toContain('"b"');
    expect(lines((log) => log.error({ err: 'kunci' }))).not.toContain('kunci');
  });

  it('writes nothing with the level silent', () => {
    const written: string[] = [];
    createLog('silent', { write: (line) => void written.push(line) }).fatal('x');
    expect(written).toEqual([]);
  });
});
