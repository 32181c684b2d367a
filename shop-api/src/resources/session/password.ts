import { hash, verify } from '@node-rs/argon2';
import { cleanPassword } from '@gawai/domain/session';
import type { FormReader } from '../../http/form.ts';
import { ConcurrencyLimit } from '../../http/concurrency-limit.ts';

const SHORTEST_PASSWORD = 8;

/** Hashing fills a core and 19 MiB: two at once leave capacity for other requests. */
const gate = new ConcurrencyLimit({ atOnce: 2, waiting: 50 });

/** Registrations wait apart, so that however many there are, customers can sign in. */
const registrationGate = new ConcurrencyLimit({ atOnce: 1, waiting: 20 });

/** The hash of no account's password, so that an unknown phone takes as long as a wrong password. */
const nobodysHash = hash('');

/** An Argon2id hash of a password without its outer blanks; null when too many are waiting. */
export function hashPassword(password: string): Promise<string | null> {
  return gate.run(() => hash(cleanPassword(password)));
}

/** The same for a customer who registers. */
export function hashNewPassword(password: string): Promise<string | null> {
  return registrationGate.run(() => hash(cleanPassword(password)));
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

/**
 * Whether the password fits the hash; without a hash it never does, in the same time. Null when too
 * many are waiting.
 */
export function verifyPassword(
  password: string,
  passwordHash: string | null,
): Promise<boolean | null> {
  return gate.run(async () => {
    const fits = await verify(passwordHash ?? (await nobodysHash), cleanPassword(password));
    return fits && passwordHash !== null;
  });
}
