import { rejected, Rejected, type FieldErrors, type ShopResponse } from './shop-response.ts';

export const unreadable = (): ShopResponse => rejected(400, 'Permintaan tidak dapat dibaca');

/** 401: the token is missing, invalid or expired (shop-api.md 4). */
export const unauthenticated = (): ShopResponse => rejected(401, 'Unauthenticated.');

export const notOperator = (): ShopResponse => rejected(401, 'Kunci operator tidak sesuai');

/** 404: not found, or of another client; both have the same text (shop-api.md 4). */
export const notFound = (): ShopResponse => rejected(404, 'Data tidak ditemukan');

/** Returns the value; throws 404 for null or undefined. */
export function existing<Found>(found: Found | null | undefined): Found {
  if (found === null || found === undefined) throw new Rejected(notFound());
  return found;
}

/** 409: data has changed since the buyer saw it; the message is the first text (shop-api.md 4). */
export function conflict(errors: FieldErrors): ShopResponse {
  const [first] = Object.values(errors).flat();
  return rejected(409, first ?? 'Pesanan sudah berubah', errors);
}

/** 413: the body is larger than the call accepts (shop-api.md 4). */
export const tooLarge = (): ShopResponse => rejected(413, 'Data yang dikirim terlalu besar');

export const wrongBodyType = (): ShopResponse => rejected(415, 'Jenis data tidak didukung');

/** 422: texts by field; the message is the first of them (shop-api.md 3 and 4). */
export const invalid = (errors: FieldErrors): ShopResponse =>
  rejected(422, 'Data yang dikirim tidak valid', errors);

/** 429: too many calls; `retryAfter` in whole seconds (shop-api.md 4). */
export const tooManyCalls = (retryAfter: number): ShopResponse =>
  rejected(429, 'Terlalu banyak permintaan. Silakan coba lagi beberapa saat lagi.', undefined, {
    'retry-after': String(retryAfter),
  });

/** 500: an unexpected error, without details (shop-api.md 3 and 4). */
export const internalError = (): ShopResponse =>
  rejected(500, 'Terjadi kesalahan pada server. Silakan coba lagi.');

/** 503: the shop is starting or stopping, or its database or storage is unreachable (shop-api.md 4 and 5.26). */
export const unavailable = (): ShopResponse =>
  rejected(503, 'Toko sedang tidak dapat dihubungi. Silakan coba lagi.');
