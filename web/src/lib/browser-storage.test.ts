import { describe, expect, it, vi } from 'vitest';
import { openStoredValue, storageKey } from './browser-storage.ts';

describe('openStoredValue', () => {
  it('lies under the name of the shop', () => {
    expect(storageKey('Toko Gawai ', 'cart')).toBe('toko-gawai:cart');
  });

  it('reads back what was written, and nothing once removed', () => {
    const stored = openStoredValue('Gawai', 'cart');
    expect(stored.write({ a: 1 })).toBe(true);
    expect(stored.read()).toEqual({ a: 1 });
    stored.remove();
    expect(stored.read()).toBeUndefined();
  });

  it('does no harm when the browser keeps nothing', () => {
    const fail = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
    const stored = openStoredValue('Gawai', 'cart');
    expect(stored.read()).toBeUndefined();
    expect(stored.write([])).toBe(false);
    expect(() => stored.remove()).not.toThrow();
  });

  it('notifies of changes in other tabs until it is stopped', () => {
    const onStorage = vi.fn();
    const stop = openStoredValue('Gawai', 'cart').onOtherTab(onStorage);
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:cart' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:user' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: 'gawai:cart' }));
    expect(onStorage).toHaveBeenCalledTimes(1);
  });
});
