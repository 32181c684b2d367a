/** An http or https address; null for every other text, e.g. `javascript:`. */
export function readLink(text: string | null): string | null {
  if (text === null || !URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** Placeholder of the parcel number in the address of a courier (shop-api.md 10.5). */
const PARCEL_NUMBER = '{resi}';

/** The tracking address of a courier with the placeholder; null when it is no link. */
export function readTrackingAddress(text: string | null): string | null {
  if (text === null || readLink(text.replaceAll(PARCEL_NUMBER, '0')) === null) return null;
  return text.trim();
}

/** The tracking address of one parcel; null without a number, or when it is no link. */
export function trackingLink(address: string | null, number: string | null): string | null {
  if (address === null || number === null) return null;
  // Halves of surrogate pairs cannot be encoded.
  const encoded = encodeURIComponent(number.replace(/\p{Cs}/gu, ''));
  return readLink(address.replaceAll(PARCEL_NUMBER, () => encoded));
}
