import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishChange, subscribeToChanges } from './catalogue-changes.ts';
import { MemoryState } from './memory-state.ts';

/** A state of which the test plays the other processes. */
class OtherProcesses extends MemoryState {
  readonly sent: string[] = [];
  send: (message: string | null) => void = () => undefined;

  override publish(channel?: string, message?: string): Promise<void> {
    this.sent.push(`${String(channel)} ${String(message)}`);
    return Promise.resolve();
  }

  override subscribe(
    _channel?: string,
    listener?: (message: string | null) => void,
  ): Promise<void> {
    if (listener !== undefined) this.send = listener;
    return Promise.resolve();
  }
}

let state: OtherProcesses;
let changes: string[];
beforeEach(async () => {
  vi.useFakeTimers();
  state = new OtherProcesses();
  changes = [];
  await subscribeToChanges(state, (tag) => changes.push(tag));
});
afterEach(() => {
  vi.useRealTimers();
});

describe('subscribeToChanges', () => {
  it('reports the first change at once, and those that follow soon as one', () => {
    state.send('products');
    expect(changes).toEqual(['products']);
    for (let turn = 0; turn < 10; turn += 1) state.send('products');
    expect(changes).toEqual(['products']);
    vi.advanceTimersByTime(250);
    expect(changes).toEqual(['products', 'products']);
    vi.advanceTimersByTime(10_000);
    expect(changes).toHaveLength(2);
  });

  it('reports the widest of several changes', () => {
    for (const tag of ['products', 'figures', 'products']) state.send(tag);
    vi.advanceTimersByTime(250);
    expect(changes).toEqual(['products', 'figures']);
  });

  it('reports a change of figures when messages may have been lost', () => {
    state.send(null);
    expect(changes).toEqual(['figures']);
  });
});

describe('publishChange', () => {
  it('sends one message with the change', () => {
    publishChange(state, 'figures');
    expect(state.sent).toEqual(['changes figures']);
  });
});
