import { SLUG_MAX } from './limits.ts';

const HASH = /^[A-Za-z0-9_-]{16,128}$/;

/**
 * What no slug may hold: separators of paths, also percent-encoded ones, as some servers decode
 * twice; control characters; halves of surrogate pairs.
 */
const NOT_IN_A_SEGMENT = /[/\\]|%2f|%5c|\p{Cc}|\p{Cs}/iu;

/** `.` and `..`, plain or percent-encoded: they change the path. */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

/**
 * Whether a text can be the slug of a product, a category or a page: any one path segment of up to
 * 255 characters (shop-api.md 9, no. 13). It still has to be percent-encoded.
 */
export function isSlug(text: string): boolean {
  if (text.trim() === '' || isLongerThan(text, SLUG_MAX)) return false;
  return !NOT_IN_A_SEGMENT.test(text) && !DOT_SEGMENT.test(text);
}

function isLongerThan(text: string, max: number): boolean {
  return text.length > max && Array.from(text).length > max;
}

/**
 * Whether a text has the format of an order or payment hash (shop-api.md 9, no. 13). Whether it exists
 * can only be found by a read.
 */
export function isHash(text: string): boolean {
  return HASH.test(text);
}
