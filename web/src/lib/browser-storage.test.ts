import { describe, expect, it, vi } from 'vitest';
import { openStoredValue, storageKey } from './browser-storage.ts';

describe('openStoredValue', () => {
  it('prefixes the key by the name of the shop', () => {
    expect(storageKey('Toko Gawai ', 'cart')).toBe('toko-gawai:cart');
  });

  it('reads the written value, and undefined once removed', () => {
    const stored = openStoredValue('Gawai', 'cart');
    expect(stored.write({ a: 1 })).toBe(true);
    expect(stored.read()).toEqual({ a: 1 });
    stored.remove();
    expect(stored.read()).toBeUndefined();
  });

  it('does not throw when storage is blocked', () => {
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
