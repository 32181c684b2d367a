import { isFrameworkText } from './framework-text.ts';

/** Longest message of the shop that is shown, in characters. */
const SHOWN_TEXT_MAX = 300;

/** Patterns of technical texts: markup, SQL, stack traces, file paths. */
const MACHINE_TEXT = [
  /<[a-z!/?]/i,
  /SQLSTATE|syntax error|stack trace|\bexception\b/i,
  /\bselect\s.+\sfrom\s.+\swhere\b|\binsert\s+into\b|\bdelete\s+from\b|\bupdate\s.+\sset\s.+=/is,
  /\bat .+:\d+:\d+|#\d+ .+\(\d+\)|\/[\w.-]+\.(?:php|js|ts|py|rb|go|java)\b/i,
];

/** Suffix of Laravel for further errors. */
const MORE_ERRORS = / \(and \d+ more errors?\)$/i;

/**
 * A text of the shop that may be shown (shop-api.md 3): one line without control characters, at most 300
 * characters. Null for blank texts, markup, SQL, stack traces and texts of frameworks.
 */
export function shownText(value: unknown): string | null {
  return shortText(value, SHOWN_TEXT_MAX);
}

/** The same with at most `max` characters, up to 300. */
export function shortText(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  // Only the beginning is checked, so that a huge text costs little.
  const start = value.slice(0, SHOWN_TEXT_MAX * 4);
  if (MACHINE_TEXT.some((pattern) => pattern.test(start))) return null;
  const line = start
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .replace(MORE_ERRORS, '');
  if (line === '' || isFrameworkText(line)) return null;
  const characters = Array.from(line);
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * The first text that may be shown of a text, a list or a map (shop-api.md 3, rule 2), at most three levels
 * deep.
 */
export function firstShownText(value: unknown, levels = 3): string | null {
  if (typeof value !== 'object' || value === null) return shownText(value);
  if (levels === 0) return null;
  for (const entry of Object.values(value).slice(0, 20)) {
    const text = firstShownText(entry, levels - 1);
    if (text !== null) return text;
  }
  return null;
}
