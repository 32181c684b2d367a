import { createHash } from 'node:crypto';
import rateLimit, { normalizeIP, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedState, Usage } from '@gawai/server-kit/shared-state/shared-state';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shop } from '../shop.ts';
import { tooManyCalls } from './rejections.ts';
import { Rejected } from './shop-response.ts';

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** A store of `@fastify/rate-limit` in the shared state. Keys are hashed: some are addresses and phone numbers. */
function sharedRateLimitStore(shared: SharedState): FastifyRateLimitStoreCtor {
  return class SharedRateLimitStore {
    incr(key: string, callback: Callback, windowMs: number): void {
      passUsage(shared.count(stateKey(key), windowMs), callback);
    }

    /** As `incr`, without counting. */
    read(key: string, callback: Callback): void {
      passUsage(shared.usage(stateKey(key)), callback);
    }

    /** Keys have the name of their limit, so one store is enough for all. */
    child(): this {
      return this;
    }
  };
}

function passUsage(usage: Promise<Usage>, callback: Callback): void {
  usage.then(({ count, resetMs }) => callback(null, { current: count, ttl: resetMs }), callback);
}

function stateKey(key: string): string {
  return `limit:${createHash('sha256').update(key).digest('base64url')}`;
}

const MINUTE_MS = 60_000;
const MAX_KEYS = 50_000;
const WRONG_KEYS_PER_MINUTE = 10;

declare module 'fastify' {
  interface FastifyInstance {
    /** The limits that several calls count towards. */
    sharedLimits: SharedLimits;
  }
}

/** The limits that several calls count towards (shop-api.md 4, limits of the reference shop). */
export interface SharedLimits {
  /** All calls without a separate limit, by customer or address. */
  readonly general: RateLimit;
  /** Wrong operator keys, by address. */
  readonly wrongKeys: RateLimit;
}

/** The result of a limit for one more call. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the full number of calls is allowed again. */
  readonly reset: number;
  /** Whole seconds until the next call is allowed; 0 when this one is. */
  readonly retryAfter: number;
}

/** Counts calls by key, in memory or for all processes of the shop, in windows that begin with the first call of the key. */
export class RateLimit {
  readonly #count: ReturnType<FastifyInstance['createRateLimit']>;
  readonly #keys = new WeakMap<FastifyRequest, string>();
  readonly #name: string;

  /** `max` calls of a key in `windowMs`, by default a minute. Processes share a limit of the same `name`. */
  constructor(app: FastifyInstance, name: string, max: number, windowMs = MINUTE_MS) {
    this.#name = name;
    const keyGenerator = (request: FastifyRequest) => this.#keys.get(request) ?? '';
    const options = { max, timeWindow: windowMs, keyGenerator, cache: MAX_KEYS };
    this.#count = app.createRateLimit(options);
  }

  /** Counts one call of `key`; throws 429 when it has none left. */
  async require(request: FastifyRequest, key: string): Promise<void> {
    throwWhenOver(await this.take(request, key));
  }

  /** Throws 429 when the limit of `key` is reached; does not count. */
  async requireLeft(request: FastifyRequest, key: string): Promise<void> {
    throwWhenOver(await this.peek(request, key));
  }

  /** Counts one call of `key`. */
  take(request: FastifyRequest, key: string): Promise<Allowance> {
    return this.#allowance(request, key, true);
  }

  /** Whether `key` has a call left, which is not counted. */
  async peek(request: FastifyRequest, key: string): Promise<Allowance> {
    const found = await this.#allowance(request, key, false);
    return { ...found, allowed: found.remaining > 0 };
  }

  async #allowance(request: FastifyRequest, key: string, increment: boolean): Promise<Allowance> {
    this.#keys.set(request, `${this.#name} ${key}`);
    const found = await this.#count(request, { increment });
    // Returned for an allow list only, which is not used.
    if (found.isAllowed) return { allowed: true, limit: 0, remaining: 0, reset: 0, retryAfter: 0 };
    const { isExceeded, max, remaining, ttlInSeconds } = found;
    const reset = Math.max(1, ttlInSeconds);
    const retryAfter = remaining === 0 ? reset : 0;
    return { allowed: !isExceeded, limit: max, remaining, reset, retryAfter };
  }
}

/** Enables limits for routes that are added afterwards; with `REDIS_URL` several processes share them. */
export async function addRateLimits(
  app: FastifyInstance,
  { settings, shared }: Pick<Shop, 'settings' | 'shared'>,
): Promise<void> {
  const store = settings.redisUrl === null ? {} : { store: sharedRateLimitStore(shared) };
  await app.register(rateLimit, { global: false, ...store });
  app.decorate('sharedLimits', {
    general: new RateLimit(app, 'general', settings.callsPerMinute),
    wrongKeys: new RateLimit(app, 'wrong keys', WRONG_KEYS_PER_MINUTE),
  });
}

/** The client has closed the connection, so its address is unknown and the call cannot be counted. */
export class ClientGoneError extends Error {
  override readonly name = 'ClientGoneError';
}

/**
 * The key of the address of a client; IPv6 addresses of a /64 share one. Throws ClientGoneError when the connection is
 * closed, so that no work is done uncounted.
 */
export function addressKey({ ip }: { readonly ip: string | undefined }): string {
  if (ip === undefined) throw new ClientGoneError();
  return normalizeIP(ip);
}

function throwWhenOver({ allowed, retryAfter }: Allowance): void {
  if (!allowed) throw new Rejected(tooManyCalls(retryAfter));
}
