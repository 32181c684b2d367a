/** Longest address in characters; it also has to fit into a header. */
const MAX_LENGTH = 2_000;

/**
 * An address that a shopper may be sent back to: http or https, of one of these origins, without
 * credentials. Null for any other. Normalised: ASCII only.
 */
export function allowedReturnUrl(text: string, origins: readonly string[]): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // `blob:` addresses have the origin of the page that created them.
  const isAllowed = /^https?:$/.test(url.protocol) && origins.includes(url.origin);
  const hasCredentials = `${url.username}${url.password}` !== '';
  return isAllowed && !hasCredentials && url.href.length <= MAX_LENGTH ? url.href : null;
}
