import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { collectGarbage } from '../../test-kit/collect-garbage.ts';
import { RereadValue } from './reread-value.ts';

const text = '{"name":"Pad"}';

describe('RereadValue', () => {
  it('returns the value that was read already on the first take', () => {
    const reread = vi.fn(() => ({ name: 'Pad' }));
    const first = { name: 'Pad' };
    expect(new RereadValue(first, reread).take()).toBe(first);
    expect(reread).not.toHaveBeenCalled();
  });

  it('reads again on the second take, and caches the value from then on', () => {
    const reread = vi.fn(() => JSON.parse(text) as { readonly name: string });
    const value = new RereadValue({ name: 'Pad' }, reread);
    const [first, second, third] = [value.take(), value.take(), value.take()];
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(reread).toHaveBeenCalledTimes(1);
  });

  it('references no records between the first and the second take', async () => {
    const first = () => ({ name: 'Pad' });
    const value = new RereadValue(first(), first);
    const taken = new WeakRef(value.take());
    await setImmediate();
    collectGarbage();
    expect(taken.deref()).toBeUndefined();
    expect(value.take()).toEqual(first());
  });
});
