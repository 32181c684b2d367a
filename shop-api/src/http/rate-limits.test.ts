import { MemoryState } from '@gawai/server-kit/shared-state/memory-state';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../test-kit/test-clock.ts';
import { readSettings } from '../config.ts';
import {
  addRateLimits,
  addressKey,
  ClientGoneError,
  RateLimit,
  type Allowance,
} from './rate-limits.ts';

const clock = new TestClock();
let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  await addRateLimits(app, { settings: readSettings({}), shared: new MemoryState() });
});
afterEach(() => app.close());

/** Passes one request to `use`. */
async function withRequest<Result>(
  use: (request: FastifyRequest) => Result | Promise<Result>,
  remoteAddress = '127.0.0.1',
): Promise<Result> {
  let result: Promise<Result> | undefined;
  const inner = fastify({ trustProxy: true });
  inner.get('/', (request, reply) => {
    result = Promise.resolve(use(request));
    return reply.send('');
  });
  await inner.inject({ url: '/', headers: { 'x-forwarded-for': remoteAddress } });
  if (result === undefined) throw new Error('the request did not arrive');
  return result;
}

const take = (limit: RateLimit, key: string): Promise<Allowance> =>
  withRequest((request) => limit.take(request, key));
const peek = (limit: RateLimit, key: string): Promise<Allowance> =>
  withRequest((request) => limit.peek(request, key));

describe('RateLimit', () => {
  it('allows calls up to its limit and returns the wait of the next', async () => {
    const limit = new RateLimit(app, 'calls', 3);
    const remaining: number[] = [];
    for (const wait of [0, 10_000, 30_000]) {
      clock.advance(wait);
      remaining.push((await take(limit, 'a')).remaining);
    }
    expect(remaining).toEqual([2, 1, 0]);
    expect(await take(limit, 'a')).toEqual({
      allowed: false,
      limit: 3,
      remaining: 0,
      reset: 20,
      retryAfter: 20,
    });
  });

  it('allows a call after the returned wait, regardless of rejected calls', async () => {
    const limit = new RateLimit(app, 'calls', 1);
    await take(limit, 'a');
    clock.advance(59_999);
    expect(await take(limit, 'a')).toMatchObject({ allowed: false, retryAfter: 1 });
    clock.advance(1);
    expect((await take(limit, 'a')).allowed).toBe(true);
  });

  it('counts each key separately', async () => {
    const limit = new RateLimit(app, 'calls', 1);
    await take(limit, 'a');
    expect((await take(limit, 'b')).allowed).toBe(true);
  });

  it('does not count a call that only reads the usage', async () => {
    const limit = new RateLimit(app, 'calls', 1);
    expect((await peek(limit, 'a')).allowed).toBe(true);
    expect((await take(limit, 'a')).allowed).toBe(true);
    expect(await peek(limit, 'a')).toMatchObject({ allowed: false, retryAfter: 60 });
  });
});

describe('addressKey', () => {
  it.each([
    ['the addresses of one IPv6 /64 as one', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
    ['IPv6 addresses of two /64 apart', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['an IPv4 address and its IPv6 form as one', '10.0.0.1', '::ffff:10.0.0.1', true],
    ['IPv4 addresses apart', '10.0.0.1', '10.0.0.2', false],
  ])('counts %s', async (_what, first, second, isSame) => {
    const [one, other] = [
      await withRequest(addressKey, first),
      await withRequest(addressKey, second),
    ];
    expect(one === other).toBe(isSame);
  });

  it('throws when the connection is closed', () => {
    expect(() => addressKey({ ip: undefined })).toThrow(ClientGoneError);
  });
});
