import { describe, expect, it } from 'vitest';
import { createSession } from './session-store.ts';

const sari = { firstName: 'Sari', lastName: null, phone: '+6281234567890', token: 'rahasia' };
const KEY = 'gawai:user';

describe('who is signed in', () => {
  it('is a guest until the browser has been asked', () => {
    createSession('Gawai').signIn(sari);
    const session = createSession('Gawai');
    expect(session.get()).toBeNull();
    session.start();
    expect(session.get()).toEqual(sari);
  });

  it('is a guest after sign-out, also on the next visit', () => {
    const session = createSession('Gawai');
    session.signIn(sari);
    session.forget();
    expect(session.get()).toBeNull();
    const next = createSession('Gawai');
    next.start();
    expect(next.get()).toBeNull();
  });

  it('follows the other tabs', () => {
    const session = createSession('Gawai');
    session.start();
    window.localStorage.setItem(KEY, JSON.stringify(sari));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(session.get()).toEqual(sari);
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(session.get()).toBeNull();
  });

  it.each(['{', '[]', '{"token":"x"}', '{"token":"","firstName":"Sari","phone":"+62"}'])(
    'is a guest when storage holds %s',
    (text) => {
      window.localStorage.setItem(KEY, text);
      const session = createSession('Gawai');
      session.start();
      expect(session.get()).toBeNull();
    },
  );

  it('tells nobody when nothing has changed', () => {
    const session = createSession('Gawai');
    session.signIn(sari);
    session.start();
    let told = 0;
    session.subscribe(() => {
      told += 1;
    });
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(told).toBe(0);
  });
});
