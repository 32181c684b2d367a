/** Patterns of secret and personal data in texts, and their replacements. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bbearer\s+[^\s"',;]+/gi, 'Bearer [hidden]'],
  [/\b\d+\|[A-Za-z0-9]{8,}/g, '[token]'],
  // Hashes grant access to orders and payments. Those of the reference shop have a known format, those of
  // other shops are found by their path.
  [/(?<![0-9a-z])[0-9a-f]{40,}(?![0-9a-z])/gi, '[hash]'],
  [/(\/(?:order|order-history|ipay88)\/(?:[a-z]+\/)?)[\w-]{16,128}/gi, '$1[hash]'],
  // A key grants access to the order of a guest.
  [/(\/order\/by-key\/)[\w-]+/gi, '$1[key]'],
  [/(?<!\d)(?:\+?62|0)[\s-]?8\d(?:[\s-]?\d){6,11}(?!\d)/g, '[phone]'],
];

/**
 * A word or an email address. Words without `@` match too: otherwise the search in a long one would start
 * again at each of its characters.
 */
const WORD_OR_EMAIL = /[^\s@"'<>(),;:]+(?:@[^\s@"'<>(),;:]+\.[a-z]{2,})?/gi;

/** What every secret or personal text contains: one search instead of one for each pattern. */
const SUSPECT = /[@|/]|bearer|[0-9a-f]{40}|\d(?:[\s-]?\d){8}/i;

/** Replaces tokens, hashes, email addresses and phone numbers in a text of unknown content. */
export function scrub(text: string): string {
  if (!SUSPECT.test(text)) return text;
  return HIDDEN.reduce(
    (clean, [pattern, instead]) => clean.replace(pattern, instead),
    text,
  ).replace(WORD_OR_EMAIL, (word) => (word.includes('@') ? '[email]' : word));
}

/** An error as the log shows it. */
export interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** Maximum depth of nested causes in the log. */
const CAUSES_MAX = 5;

/**
 * An error for the log: its name, message and stack, and those of its causes. Other properties are
 * left out, as libraries may store secrets there.
 */
export function describeError(error: unknown, causes = CAUSES_MAX): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    type: name,
    ...code,
    message: scrub(message),
    stack: scrub(stack),
    ...(cause instanceof Error && causes > 0 ? { cause: describeError(cause, causes - 1) } : {}),
  };
}
