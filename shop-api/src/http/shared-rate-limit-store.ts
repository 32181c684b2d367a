import { createHash } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { SharedState, Usage } from '@gawai/server-kit/shared-state/shared-state';

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

/** A store of `@fastify/rate-limit` in the shared state. Keys are hashed: some are addresses and phone numbers. */
export function sharedRateLimitStore(shared: SharedState): FastifyRateLimitStoreCtor {
  return class SharedRateLimitStore {
    incr(key: string, callback: Callback, windowMs: number): void {
      answer(shared.count(stateKey(key), windowMs), callback);
    }

    /** As `incr`, without counting. */
    read(key: string, callback: Callback): void {
      answer(shared.usage(stateKey(key)), callback);
    }

    /** Keys have the name of their limit, so one store is enough for all. */
    child(): this {
      return this;
    }
  };
}

function answer(usage: Promise<Usage>, callback: Callback): void {
  usage.then(({ count, resetMs }) => callback(null, { current: count, ttl: resetMs }), callback);
}

function stateKey(key: string): string {
  return `limit:${createHash('sha256').update(key).digest('base64url')}`;
}
