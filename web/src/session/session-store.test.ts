import { describe, expect, it } from 'vitest';
import { sampleUser as sari } from '../../test-kit/sample-customer.ts';
import { createSession } from './session-store.ts';

const KEY = 'gawai:user';

describe('session store', () => {
  it('is a guest until the browser has been asked', () => {
    createSession('Gawai').signIn(sari);
    const session = createSession('Gawai');
    expect(session.get()).toBeNull();
    session.start();
    expect(session.get()).toEqual(sari);
  });

  it('is not known until the browser has been asked, and then it is, also for a guest', () => {
    const session = createSession('Gawai');
    const states: boolean[] = [];
    session.subscribe(() => states.push(session.state().isKnown));
    expect(session.state()).toEqual({ isKnown: false, user: null, departures: 0 });
    session.start();
    expect(states).toEqual([true]);
  });

  it('is a guest after sign-out, also after a reload', () => {
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

  it('notifies no subscriber when nothing has changed', () => {
    const session = createSession('Gawai');
    session.signIn(sari);
    session.start();
    let calls = 0;
    session.subscribe(() => {
      calls += 1;
    });
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(calls).toBe(0);
  });

  it('is another customer after a page came back out of the back/forward cache', () => {
    const session = createSession('Gawai');
    const stop = session.start();
    createSession('Gawai').signIn(sari);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.get()).toEqual(sari);
    stop();
  });
});

describe('stored customer', () => {
  it('is overwritten, also in storage', () => {
    const session = createSession('Gawai');
    session.signIn(sari);
    session.update({ firstName: 'Dewi', gender: 'FEMALE' });
    const next = createSession('Gawai');
    next.start();
    expect(next.get()).toEqual({ ...sari, firstName: 'Dewi', gender: 'FEMALE' });
  });

  it('does not bring back a customer who has just signed out in another tab', () => {
    const session = createSession('Gawai');
    session.signIn(sari);
    window.localStorage.clear();
    session.update({ firstName: 'Dewi' });
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('does not make a customer of a guest', () => {
    const session = createSession('Gawai');
    session.update({ firstName: 'Dewi' });
    expect([session.get(), window.localStorage.getItem(KEY)]).toEqual([null, null]);
  });
});

describe('session store after sign-out', () => {
  function signedIn() {
    const session = createSession('Gawai');
    session.start();
    session.signIn(sari);
    const left: string[] = [];
    session.onLeave((how) => left.push(how));
    return { session, left };
  }

  it('signs out in this tab', () => {
    const { session, left } = signedIn();
    session.forget();
    session.forget();
    expect(left).toEqual(['signedOut']);
    expect(session.state().departures).toBe(1);
  });

  it('follows a sign-out or a sign-in of another customer in another tab', () => {
    const { session, left } = signedIn();
    window.localStorage.setItem(KEY, JSON.stringify({ ...sari, token: 'lain' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(left).toEqual(['elsewhere', 'elsewhere']);
    expect(session.state().departures).toBe(2);
  });

  it('is sent away by the shop, once, and what was typed may stay', () => {
    const { session, left } = signedIn();
    expect([session.expire(sari.token), session.expire(sari.token)]).toEqual([true, false]);
    expect(left).toEqual(['expired']);
    expect(session.state()).toEqual({ isKnown: true, user: null, departures: 0 });
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('is not the one who has signed in since, here or in another tab', () => {
    const { session } = signedIn();
    expect(session.expire('lama')).toBe(false);
    expect(session.get()).toEqual(sari);
    const next = { ...sari, token: 'baru' };
    window.localStorage.setItem(KEY, JSON.stringify(next));
    expect(session.expire(sari.token)).toBe(false);
    expect(session.get()).toEqual(next);
  });

  it('has not left when only their name changed', () => {
    const { session, left } = signedIn();
    session.update({ firstName: 'Dewi' });
    expect(left).toEqual([]);
  });
});
