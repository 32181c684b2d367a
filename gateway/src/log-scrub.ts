/** What in a text is secret or personal, and what is written instead. */
const HIDDEN: readonly (readonly [RegExp, string])[] = [
  [/\bbearer\s+[^\s"',;]+/gi, 'Bearer [hidden]'],
  [/\b\d+\|[A-Za-z0-9]{8,}/g, '[token]'],
  // Hashes open orders and payments. Those of the reference shop are known by their form, those of
  // other shops by the path that they stand in.
  [/(?<![0-9a-z])[0-9a-f]{40,}(?![0-9a-z])/gi, '[hash]'],
  [/(\/(?:order|order-history|ipay88)\/(?:[a-z]+\/)?)[\w-]{16,128}/gi, '$1[hash]'],
  [/[^\s@"'<>(),;:]+@[^\s@"'<>(),;:]+\.[a-z]{2,}/gi, '[email]'],
  [/(?<!\d)(?:\+?62|0)[\s-]?8\d(?:[\s-]?\d){6,11}(?!\d)/g, '[phone]'],
];

/** Takes tokens, hashes, addresses and phone numbers out of a text that somebody else wrote. */
export function scrub(text: string): string {
  return HIDDEN.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}

/** An error as the log shows it. */
export interface LoggedError {
  readonly type: string;
  readonly code?: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
}

/** Causes of causes that are shown. */
const CAUSES_MAX = 5;

/**
 * An error for the log: its kind, text and place, and those of its causes. No other property is
 * shown, as nobody knows what libraries keep there.
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
