import { createHash } from 'node:crypto';

/** The `ETag` of a body, quotes included. */
export function entityTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** Whether a client that sends this `If-None-Match` has the body with a tag; weak ones count, too. */
export function isKnownTag(ifNoneMatch: string, tag: string): boolean {
  const tags = ifNoneMatch.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return tags.includes(tag) || tags.includes('*');
}
