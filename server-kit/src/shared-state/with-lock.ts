import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SharedState } from './shared-state.ts';

/** How long a lock outlives a process that dies with it, in ms. */
const LEASE_MS = 5_000;

/** How often a process that waits tries again, in ms. */
const TRY_EVERY_MS = 50;

/**
 * Runs `work` while no other process runs work under the same key, after waiting for at most `waitMs`; then it
 * runs without the lock. So a lock only avoids contention: something else must make the work safe.
 */
export async function withLock<Result>(
  state: SharedState,
  key: string,
  waitMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = randomUUID();
  const giveUpAt = performance.now() + waitMs;
  let isLocked = await state.tryLock(key, owner, LEASE_MS);
  while (!isLocked && performance.now() < giveUpAt) {
    await delay(TRY_EVERY_MS);
    isLocked = await state.tryLock(key, owner, LEASE_MS);
  }
  if (!isLocked) return work();
  const renewal = setInterval(() => void state.tryLock(key, owner, LEASE_MS), LEASE_MS / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await state.unlock(key, owner);
  }
}
