import { DrizzleQueryError } from 'drizzle-orm/errors';
import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { queryErrorKind, registerErrorHandlers } from './failures.ts';
import { logOptions } from './log.ts';
import { ClientGoneError } from './rate-limits.ts';

const withCode = (code: string) => Object.assign(new Error('secret words'), { code });
const ofQuery = (cause: Error) => new DrizzleQueryError('select 1', ['secret'], cause);

describe('queryErrorKind', () => {
  it.each([
    ['ECONNREFUSED', 'unavailable'],
    ['57P01', 'unavailable'],
    ['08006', 'unavailable'],
    ['53300', 'unavailable'],
    ['53100', 'unavailable'],
    ['57014', 'unavailable'],
    ['25006', 'unavailable'],
    ['28P01', 'unavailable'],
    ['28000', 'unavailable'],
    ['22021', 'unfit-input'],
    ['22003', 'unfit-input'],
    ['23505', 'unexpected'],
    ['42601', 'unexpected'],
  ])('maps code %s to %s', (code, expected) => {
    expect(queryErrorKind(ofQuery(withCode(code)))).toBe(expected);
    expect(queryErrorKind(withCode(code))).toBe(expected);
  });

  it.each([
    'timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
  ])('returns unavailable for a failed or broken connection: %s', (message) => {
    expect(queryErrorKind(ofQuery(new Error(message)))).toBe('unavailable');
  });

  it('returns unexpected for an unknown error', () => {
    expect([queryErrorKind(new TypeError('x')), queryErrorKind('x')]).toEqual([
      'unexpected',
      'unexpected',
    ]);
  });
});

describe('error in a route handler', () => {
  const responseTo = async (error: Error, write: (line: string) => void = () => undefined) => {
    const app = fastify(logOptions('warn', { write }));
    registerErrorHandlers(app);
    app.get('/', () => Promise.reject(error));
    const response = await app.inject({ url: '/', headers: { 'x-request-id': 'web-00000001' } });
    return { status: response.statusCode, body: response.json<unknown>() };
  };
  const rejection = (message: string) => ({ status: 'error', message, data: null });

  it('returns 500 without details of the error', async () => {
    for (const error of [new TypeError('secret words'), ofQuery(withCode('23505'))]) {
      expect(await responseTo(error)).toEqual({
        status: 500,
        body: rejection('Terjadi kesalahan pada server. Silakan coba lagi.'),
      });
    }
  });

  it('returns 503 while the database is unreachable', async () => {
    expect(await responseTo(ofQuery(withCode('ECONNREFUSED')))).toEqual({
      status: 503,
      body: rejection('Toko sedang tidak dapat dihubungi. Silakan coba lagi.'),
    });
  });

  it('returns 400 for input that the database rejects', async () => {
    expect(await responseTo(ofQuery(withCode('22021')))).toEqual({
      status: 400,
      body: rejection('Permintaan tidak dapat dibaca'),
    });
  });

  it('logs one line with the program and the request id of the gateway', async () => {
    const lines: string[] = [];
    await responseTo(ofQuery(withCode('ECONNREFUSED')), (line) => lines.push(line));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        level: 50,
        time: expect.any(Number) as number,
        program: 'shop-api',
        requestId: 'web-00000001',
        reason: 'secret words',
        code: 'ECONNREFUSED',
        query: 'select 1',
        msg: 'database away',
      },
    ]);
  });

  it('logs nothing after the client has disconnected', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    expect((await responseTo(new ClientGoneError(), log)).status).toBe(503);
    expect(lines).toEqual([]);
    await responseTo(new TypeError(), log);
    expect(lines).toHaveLength(1);
  });
});
