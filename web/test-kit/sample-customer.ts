import type { SessionUser } from '../src/session/session-store.ts';

/** A customer as the session stores them; `session.signIn(sampleUser)` signs them in. */
export const sampleUser: SessionUser = {
  firstName: 'Sari',
  lastName: 'Dewi',
  phone: '+6281234567890',
  email: null,
  gender: null,
  token: 'rahasia',
};

/** The same customer in a response of the shop. */
export const sampleCustomer = {
  __typename: 'Customer',
  id: 'Customer:7',
  firstName: 'Sari',
  lastName: 'Dewi',
  phone: '+6281234567890',
  email: null,
  gender: null,
};

/** Stores a signed-in customer before the app is shown, as after a reload. */
export function rememberUser(user: SessionUser = sampleUser): void {
  window.localStorage.setItem('gawai:user', JSON.stringify(user));
}
