import { hash, verify } from '@node-rs/argon2';
import { cleanPassword } from '@gawai/domain/session';
import { bulkhead } from 'cockatiel';
import type { FormReader } from '../../http/form.ts';

const SHORTEST_PASSWORD = 8;

/** Hashing needs a core and 19 MiB: two at once leave capacity for other requests; past 50 waiting a call gets 429. */
const hashing = bulkhead(2, 50);

/** Registrations wait apart, so that however many there are, customers can sign in. */
const registrationHashing = bulkhead(1, 20);

/** A dummy hash, so that an unknown phone takes as long as a wrong password. */
const nobodysHash = hash('');

/** An Argon2id hash of a password without its outer blanks. */
export function hashPassword(password: string): Promise<string> {
  return hashing.execute(() => hash(cleanPassword(password)));
}

export function hashNewPassword(password: string): Promise<string> {
  return registrationHashing.execute(() => hash(cleanPassword(password)));
}

/**
 * Notes a password that is too short to be set, counted without its outer blanks; passwords from
 * before the rule go on working (specification-notes.md 131).
 */
export function notePasswordLength(form: FormReader, field: string, password: string): void {
  const { length } = Array.from(cleanPassword(password));
  if (length > 0 && length < SHORTEST_PASSWORD) {
    form.fail(field, `Password minimal ${SHORTEST_PASSWORD} karakter`);
  }
}

/** Whether the password fits the hash; without a hash it never does, in the same time. */
export function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  return hashing.execute(async () => {
    const fits = await verify(passwordHash ?? (await nobodysHash), cleanPassword(password));
    return fits && passwordHash !== null;
  });
}
