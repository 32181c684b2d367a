import { matchPath } from 'react-router-dom';
import { patterns } from '../routing/paths.ts';

/** Longer request targets, in characters, are answered 400. */
const MAX_LENGTH = 4_000;

/** Control characters, backslashes and encoded slashes, once decoded. */
const NEVER_IN_A_PATH = /\p{Cc}|\\|%2f|%5c/iu;

/** `.` and `..`, plain or encoded: URL parsers resolve them, so the path would change its meaning. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const FILE = /^\/assets(?:\/|$)|\.[a-z\d]{1,12}$/i;

/** `invalid` is answered 400, `missing` 404; only a `page` is rendered. */
export type TargetKind = 'invalid' | 'missing' | 'page';

function decode(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/**
 * What a request target (the path and query of the request line) names. Unknown paths without anything
 * odd are pages too: the router redirects them home.
 */
export function classifyTarget(target: string): TargetKind {
  const [path = ''] = target.split('?', 1);
  if (target.length > MAX_LENGTH || !/^\/(?![/\\])/.test(target)) return 'invalid';
  const decoded = decode(path);
  if (decoded === null) return 'invalid';
  if (DOT_SEGMENT.test(path) || path.includes('\\')) return 'missing';
  if (!NEVER_IN_A_PATH.test(decoded) && !path.includes('//') && !FILE.test(path)) return 'page';
  // A slug may hold a dot or anything odd: whether it exists, the page's loader says.
  const isPattern = Object.values(patterns).some((pattern) => matchPath(pattern, path) !== null);
  return isPattern ? 'page' : 'missing';
}
