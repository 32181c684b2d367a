import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import type { OptionalCall } from './optional-call.ts';
import type { Transport } from './client/transport.ts';

const CHANNEL = 'capabilities';
const KEYS = 'shop:idempotency-keys';

/** How long support for idempotency keys is stored for processes that start later, in ms. */
const KEYS_KNOWN_FOR = 86_400_000;

const missing = (name: string) => `shop:missing:${name}`;

/**
 * Shares the capabilities of the shop between processes, also with those that start later: which optional
 * calls it lacks, and whether it supports idempotency keys (shop-api.md 5.19).
 */
export function shareCapabilities(
  shared: SharedState,
  transport: Transport,
  calls: Readonly<Record<string, OptionalCall>>,
): Promise<void> {
  const publish = async (key: string, value: string, lifetimeMs: number) => {
    await shared.set(key, value, lifetimeMs);
    await shared.publish(CHANNEL, key);
  };
  for (const [name, call] of Object.entries(calls)) {
    call.onMissing = (forMs) => void publish(missing(name), String(Date.now() + forMs), forMs);
  }
  transport.onIdempotencyKeys = () => void publish(KEYS, 'known', KEYS_KNOWN_FOR);
  const load = async () => {
    if ((await shared.get(KEYS)) !== undefined) transport.assumeIdempotencyKeys();
    for (const [name, call] of Object.entries(calls)) {
      const until = Number(await shared.get(missing(name)));
      if (until > Date.now()) call.assumeMissing(until - Date.now());
    }
  };
  return shared.subscribe(CHANNEL, () => void load());
}
