import { MemoryState } from './memory-state.ts';
import type { Announce } from './resilient-state.ts';
import type { SharedState } from './shared-state.ts';

/** Opens the state that processes share: in Redis with an address, else in memory, without loading a client. */
export async function openSharedState(
  url: string | null,
  announce: Announce,
): Promise<SharedState> {
  if (url === null) return new MemoryState();
  const { ResilientState } = await import('./resilient-state.ts');
  return ResilientState.open(url, announce);
}
