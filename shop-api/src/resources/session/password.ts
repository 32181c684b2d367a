import { hash, verify } from '@node-rs/argon2';
import { cleanPassword } from '@gawai/domain/account';
import { Gate } from './gate.ts';

/** Hashing fills a core and 19 MiB: two at once leave room for everybody else. */
const gate = new Gate({ atOnce: 2, waiting: 50 });

/** The hash of nobody's password, so that an unknown phone takes as long as a wrong password. */
const nobodysHash = hash('');

/** An Argon2id hash of a password without its outer blanks; null when too many are waiting. */
export function hashPassword(password: string): Promise<string | null> {
  return gate.run(() => hash(cleanPassword(password)));
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
