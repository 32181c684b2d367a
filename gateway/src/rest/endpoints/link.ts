/** Only links that a browser opens as a page; scripts and data are no links. */
export function readLink(text: string | null): string | null {
  if (text === null || !URL.canParse(text.trim())) return null;
  const url = new URL(text.trim());
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

/** Stands for the number of a parcel in the address of a courier (shop-api.md 10.5). */
const PARCEL_NUMBER = '{resi}';

/** The address where a courier shows parcels, still without a number; null when it is no link. */
export function readTrackingAddress(text: string | null): string | null {
  if (text === null || readLink(text.replaceAll(PARCEL_NUMBER, '0')) === null) return null;
  return text.trim();
}

/** The address where a courier shows one parcel; null without a number, or when it is no link. */
export function trackingLink(address: string | null, number: string | null): string | null {
  if (address === null || number === null) return null;
  // Halves of surrogate pairs cannot be encoded.
  const encoded = encodeURIComponent(number.replace(/\p{Cs}/gu, ''));
  return readLink(address.replaceAll(PARCEL_NUMBER, () => encoded));
}
