import { hash, verify } from '@node-rs/argon2';
import { cleanPassword } from '@gawai/domain/session';
import { bulkhead } from 'cockatiel';
import type { FieldReader } from '../../http/field-reader.ts';

const MIN_PASSWORD_LENGTH = 8;

/** Hashing needs a core and 19 MiB: two at once leave capacity for other requests; past 50 waiting a call gets 429. */
const hashing = bulkhead(2, 50);

/** Registrations have a separate queue, so that they never block sign-ins. */
const registrationHashing = bulkhead(1, 20);

/** A dummy hash, so that an unknown phone takes as long as a wrong password. */
const dummyHash = hash('');

/** An Argon2id hash of a password without its outer blanks. */
export function hashPassword(password: string): Promise<string> {
  return hashing.execute(() => hash(cleanPassword(password)));
}

export function hashNewPassword(password: string): Promise<string> {
  return registrationHashing.execute(() => hash(cleanPassword(password)));
}

/**
 * Adds an error for a new password that is too short, counted without its outer blanks; older passwords stay valid
 * (specification-notes.md 131).
 */
export function checkPasswordLength(reader: FieldReader, field: string, password: string): void {
  const { length } = Array.from(cleanPassword(password));
  if (length > 0 && length < MIN_PASSWORD_LENGTH) {
    reader.fail(field, `Password minimal ${MIN_PASSWORD_LENGTH} karakter`);
  }
}

/** Whether the password fits the hash; without a hash it never does, in the same time. */
export function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  return hashing.execute(async () => {
    const fits = await verify(passwordHash ?? (await dummyHash), cleanPassword(password));
    return fits && passwordHash !== null;
  });
}
