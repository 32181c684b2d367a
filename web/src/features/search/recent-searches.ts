import { cleanSearchText } from '@gawai/domain/listing';

/** How many searches a device remembers. */
const MOST_RECENT = 8;

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Reads what was stored; anything else than texts does not count. */
export function readRecent(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .map((each: unknown) => (typeof each === 'string' ? cleanSearchText(each) : null))
    .filter((text) => text !== null)
    .slice(0, MOST_RECENT);
}

/** The searches without this one, in any letter case. */
export function withoutRecent(searches: readonly string[], text: string): readonly string[] {
  return searches.filter((each) => !isSame(each, text));
}

/** The searches with this one as the latest. */
export function withRecent(searches: readonly string[], text: string): readonly string[] {
  return [text, ...withoutRecent(searches, text)].slice(0, MOST_RECENT);
}
