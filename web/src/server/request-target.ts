import { matchPath } from 'react-router-dom';
import { patterns } from '../routing/paths.ts';

/** Maximum length of a request target, in characters; longer ones get 400. */
const MAX_LENGTH = 4_000;

/** Control characters, backslashes and encoded slashes, once decoded. */
const NEVER_IN_A_PATH = /\p{Cc}|\\|%2f|%5c/iu;

/** `.` and `..`, plain or encoded, which URL parsers would resolve to another path. */
const DOT_SEGMENT = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

const FILE = /^\/assets(?:\/|$)|\.[a-z\d]{1,12}$/i;

/** `invalid` gets 400, `missing` 404; only a `page` is rendered. */
export type TargetKind = 'invalid' | 'missing' | 'page';

function decode(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/**
 * Classifies a request target (the path and query of the request line). Well-formed unknown paths
 * are pages too: the router redirects them to the home page.
 */
export function classifyTarget(target: string): TargetKind {
  const [path = ''] = target.split('?', 1);
  if (target.length > MAX_LENGTH || !/^\/(?![/\\])/.test(target)) return 'invalid';
  const decoded = decode(path);
  if (decoded === null) return 'invalid';
  if (DOT_SEGMENT.test(path) || path.includes('\\')) return 'missing';
  if (!NEVER_IN_A_PATH.test(decoded) && !path.includes('//') && !FILE.test(path)) return 'page';
  // A slug may contain a dot or unusual characters: the loader of the page checks whether it exists.
  const isPattern = Object.values(patterns).some((pattern) => matchPath(pattern, path) !== null);
  return isPattern ? 'page' : 'missing';
}
