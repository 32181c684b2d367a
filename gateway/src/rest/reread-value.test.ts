import { describe, expect, it, vi } from 'vitest';
import { RereadValue } from './reread-value.ts';

const text = '{"name":"Pad"}';

describe('RereadValue', () => {
  it('gives the first who takes it what was read already', () => {
    const reread = vi.fn(() => ({ name: 'Pad' }));
    const first = { name: 'Pad' };
    expect(new RereadValue(first, reread).take()).toBe(first);
    expect(reread).not.toHaveBeenCalled();
  });

  it('is read again for the second, and once for all who come later', () => {
    const reread = vi.fn(() => JSON.parse(text) as { readonly name: string });
    const value = new RereadValue({ name: 'Pad' }, reread);
    const [first, second, third] = [value.take(), value.take(), value.take()];
    expect(second).toEqual(first);
    expect(second).not.toBe(first);
    expect(third).toBe(second);
    expect(reread).toHaveBeenCalledTimes(1);
  });
});
