import { createHash } from 'node:crypto';

/** The SHA-256 of a text, in base64url. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
