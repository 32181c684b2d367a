import { describe, expect, it } from 'vitest';
import { Bulkhead } from './bulkhead.ts';

/** A bulkhead for one call with a queue for two, and calls that record their start. */
function small() {
  const bulkhead = new Bulkhead({ concurrent: 1, queued: 2 });
  const started: string[] = [];
  const call = (name: string) => ({ start: () => void started.push(name) });
  return { bulkhead, started, call };
}

describe('Bulkhead', () => {
  it('starts waiting calls one by one in order of arrival', () => {
    const { bulkhead, started, call } = small();
    for (const name of ['a', 'b', 'c']) bulkhead.enter(call(name));
    expect(started).toEqual(['a']);
    bulkhead.release();
    expect(started).toEqual(['a', 'b']);
    bulkhead.release();
    bulkhead.release();
    bulkhead.enter(call('d'));
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('does not start a call that was removed from the queue, and frees its slot', () => {
    const { bulkhead, started, call } = small();
    const [a, b, c] = [call('a'), call('b'), call('c')] as const;
    for (const each of [a, b, c]) bulkhead.enter(each);
    expect(bulkhead.isFull).toBe(true);
    bulkhead.leave(b);
    expect(bulkhead.isFull).toBe(false);
    bulkhead.release();
    expect(started).toEqual(['a', 'c']);
  });

  it('returns isFull false while a call could start', () => {
    const { bulkhead, call } = small();
    expect(bulkhead.isFull).toBe(false);
    bulkhead.enter(call('a'));
    bulkhead.release();
    expect(bulkhead.isFull).toBe(false);
  });
});
