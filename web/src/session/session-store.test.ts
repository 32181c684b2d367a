import { describe, expect, it } from 'vitest';
import { sampleUser as sari } from '../../test-kit/sample-customer.ts';
import { createSession } from './session-store.ts';

const KEY = 'gawai:user';

describe('session store', () => {
  it('returns no user until start reads storage', () => {
    createSession('Gawai').signIn(sari);
    const session = createSession('Gawai');
    expect(session.get()).toBeNull();
    session.start();
    expect(session.get()).toEqual(sari);
  });

  it('sets isKnown at start, also for a guest', () => {
    const session = createSession('Gawai');
    const states: boolean[] = [];
    session.subscribe(() => states.push(session.state().isKnown));
    expect(session.state()).toEqual({ isKnown: false, user: null, departures: 0 });
    session.start();
    expect(states).toEqual([true]);
  });

  it('returns no user after sign-out, also after a reload', () => {
    const session = createSession('Gawai');
    session.signIn(sari);
    session.forget();
    expect(session.get()).toBeNull();
    const next = createSession('Gawai');
    next.start();
    expect(next.get()).toBeNull();
  });

  it('takes over a sign-in and a sign-out in other tabs', () => {
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
    'returns no user when storage contains %s',
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

  it('reads storage again when the page is restored from the back/forward cache', () => {
    const session = createSession('Gawai');
    const stop = session.start();
    createSession('Gawai').signIn(sari);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session.get()).toEqual(sari);
    stop();
  });
});

describe('Session.update', () => {
  it('changes the user in the session and in storage', () => {
    const session = createSession('Gawai');
    session.signIn(sari);
    session.update({ firstName: 'Dewi', gender: 'FEMALE' });
    const next = createSession('Gawai');
    next.start();
    expect(next.get()).toEqual({ ...sari, firstName: 'Dewi', gender: 'FEMALE' });
  });

  it('does not store a customer who has just signed out in another tab', () => {
    const session = createSession('Gawai');
    session.signIn(sari);
    window.localStorage.clear();
    session.update({ firstName: 'Dewi' });
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('does nothing for a guest', () => {
    const session = createSession('Gawai');
    session.update({ firstName: 'Dewi' });
    expect([session.get(), window.localStorage.getItem(KEY)]).toEqual([null, null]);
  });
});

describe('Session.onLeave', () => {
  function signedIn() {
    const session = createSession('Gawai');
    session.start();
    session.signIn(sari);
    const left: string[] = [];
    session.onLeave((how) => left.push(how));
    return { session, left };
  }

  it('reports one sign-out in this tab', () => {
    const { session, left } = signedIn();
    session.forget();
    session.forget();
    expect(left).toEqual(['signedOut']);
    expect(session.state().departures).toBe(1);
  });

  it('reports a sign-out or a sign-in of another customer in another tab', () => {
    const { session, left } = signedIn();
    window.localStorage.setItem(KEY, JSON.stringify({ ...sari, token: 'lain' }));
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(left).toEqual(['elsewhere', 'elsewhere']);
    expect(session.state().departures).toBe(2);
  });

  it('reports an expired session once, without counting a departure', () => {
    const { session, left } = signedIn();
    expect([session.expire(sari.token), session.expire(sari.token)]).toEqual([true, false]);
    expect(left).toEqual(['expired']);
    expect(session.state()).toEqual({ isKnown: true, user: null, departures: 0 });
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('does not expire a session that began later, here or in another tab', () => {
    const { session } = signedIn();
    expect(session.expire('lama')).toBe(false);
    expect(session.get()).toEqual(sari);
    const next = { ...sari, token: 'baru' };
    window.localStorage.setItem(KEY, JSON.stringify(next));
    expect(session.expire(sari.token)).toBe(false);
    expect(session.get()).toEqual(next);
  });

  it('reports nothing when only the name changes', () => {
    const { session, left } = signedIn();
    session.update({ firstName: 'Dewi' });
    expect(left).toEqual([]);
  });
});
