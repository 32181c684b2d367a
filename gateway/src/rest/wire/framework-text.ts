/** Standard texts of HTTP and of web frameworks, in lower case and without a full stop. */
const PHRASES: ReadonlySet<string> = new Set([
  // Reason phrases of HTTP. Those of a success occur in rejections with status 200.
  ...['ok', 'created', 'success'],
  ...['bad request', 'unauthorized', 'forbidden', 'not found', 'method not allowed'],
  ...['not acceptable', 'request timeout', 'conflict', 'gone', 'payload too large'],
  ...['content too large', 'request entity too large', 'uri too long', 'unsupported media type'],
  ...['unprocessable entity', 'unprocessable content', 'too many requests', 'page expired'],
  ...['internal server error', 'server error', 'not implemented', 'bad gateway'],
  ...['service unavailable', 'gateway timeout', 'gateway time-out'],
  // Laravel, Symfony, Django, Rails, Spring, Express, Fastify and their token libraries.
  ...['unauthenticated', 'csrf token mismatch', 'invalid csrf token', 'too many attempts'],
  ...['the given data was invalid', 'this action is unauthorized', 'access denied'],
  ...['access is denied', 'permission denied', 'validation failed', 'no message available'],
  ...['whoops, looks like something went wrong', 'something went wrong', 'an error occurred'],
  ...['forbidden resource', 'invalid signature', 'invalid token', 'token expired'],
  ...['token has expired', 'token not provided', 'jwt expired', 'jwt malformed'],
  ...['authentication credentials were not provided'],
  ...['given token not valid for any token type', 'authentication required'],
  ...['you do not have permission to perform this action', 'error', 'failed', 'fail'],
]);

/** Sentences of frameworks that name a route, a class or a time. */
const SENTENCES = [
  /^the \w+ method is not supported for\b/i,
  /^the route \S+ could not be found/i,
  /^no query results for model\b/i,
  /^cannot (?:get|post|put|patch|delete) \//i,
  /^route (?:get|post|put|patch|delete)[: ]/i,
  /^method "?\w+"? not allowed/i,
  /^request was throttled\b/i,
  /^too many (?:\w+ )?(?:attempts|requests)\b/i,
  /^rate limit exceeded\b/i,
  /^(?:undefined|uninitialized) (?:\w+ )?(?:variable|index|array|offset|property|constant)\b/i,
  /^(?:trying to (?:get|access)|attempt to (?:read|assign)|call to (?:undefined|a member))\b/i,
  /^(?:target )?class ["[\\\w\]]+ (?:not found|does not exist)/i,
  /^(?:maximum execution time|allowed memory size|division by zero|cannot read propert)/i,
  // The key of a translation that the shop does not have, e.g. `validation.required`.
  /^[a-z_]+(?:\.[a-z_]+)+$/,
];

/** A status code in front of a phrase: `404 | Not Found`, `HTTP 500: Server Error`. */
const STATUS_CODE = /^(?:http\s*)?(?:error\s*)?\d{3}\b[\s:|-]*/i;

/**
 * Whether a text is of HTTP, a framework or a library, not of the shop's operators: it is no use to
 * shoppers. `text` has no outer blanks.
 */
export function isFrameworkText(text: string): boolean {
  const phrase = text
    .toLowerCase()
    .replace(STATUS_CODE, '')
    .replace(/[.!]+$/, '');
  return PHRASES.has(phrase) || SENTENCES.some((sentence) => sentence.test(text));
}
