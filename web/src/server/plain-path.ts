import { patterns } from '../routing/paths.ts';
import { plainSpelling } from './private-paths.ts';

const isSlug = (part: string) => part.startsWith(':');

const PATTERNS = Object.values(patterns).map((pattern) => pattern.split('/'));

/**
 * The one spelling of a page's path. The router ignores slashes at the end and, outside of slugs and hashes, letter
 * case and escapes; the page cache does not. A path without a page stays as it is.
 */
export function plainPath(path: string): string {
  const parts = path.split('/');
  while (parts.at(-1) === '') parts.pop();
  const page = PATTERNS.find(
    (pattern) =>
      pattern.length === parts.length &&
      pattern.every((part, index) => isSlug(part) || part === plainSpelling(parts[index] ?? '')),
  );
  return page?.map((part, index) => (isSlug(part) ? parts[index] : part)).join('/') ?? path;
}
