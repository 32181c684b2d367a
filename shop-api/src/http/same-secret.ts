import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, in a time that does not depend on where they differ. */
export function isSameSecret(actual: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(actual), digest(expected));
}
