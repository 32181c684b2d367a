import type { PaidState } from './flag.ts';
import { RECEIPT_BYTES_MAX } from './limits.ts';
import type { Problem } from './problem.ts';
import { readEnumValue } from './read-enum-value.ts';

/** Kinds of picture a payment receipt may be (specification.md 5). */
export type ImageKind = 'JPG' | 'PNG' | 'GIF' | 'SVG' | 'WEBP';

/** Status of the receipt of a manual transfer (shop-api.md 10). */
export type ReceiptState = 'NONE' | 'WAITING' | 'REJECTED' | 'ACCEPTED';

const RECEIPT_STATES: readonly ReceiptState[] = ['NONE', 'WAITING', 'REJECTED', 'ACCEPTED'];

/** A chosen file: its name, size in bytes and its first bytes (4,096 are enough). */
export type ReceiptFile = {
  readonly name: string;
  readonly size: number;
  readonly head: Uint8Array;
};

const KIND_BY_EXTENSION: ReadonlyMap<string, ImageKind> = new Map([
  ['jpg', 'JPG'],
  ['jpeg', 'JPG'],
  ['png', 'PNG'],
  ['gif', 'GIF'],
  ['svg', 'SVG'],
  ['webp', 'WEBP'],
]);

const HEAD_BYTES = 4_096;

// A drawing may open with a byte-order mark, an XML line, comments and a document type. Every part
// can end in one way only, so that hostile input cannot make the search slow.
const SVG_OPENING =
  /^(?:\xef\xbb\xbf)?\s*(?:(?:<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>)\s*)*<svg[\s>]/i;

function latinText(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
}

/** The kind of picture the content is, judged by its first bytes; null when it is none of the five. */
export function imageKindOfContent(head: Uint8Array): ImageKind | null {
  const text = latinText(head);
  if (text.startsWith('\xff\xd8\xff')) return 'JPG';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (/^GIF8[79]a/.test(text)) return 'GIF';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'WEBP';
  return SVG_OPENING.test(text) ? 'SVG' : null;
}

/** The kind of picture by the ending of a file name; null when it is none of the five. */
export function imageKindOfName(name: string): ImageKind | null {
  const extension = /\.([a-z]+)$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return KIND_BY_EXTENSION.get(extension) ?? null;
}

/**
 * Payment receipt (specification.md 5): a file is required (an empty one counts as none), must
 * be a picture by name and by content, and have at most 1,000,000 bytes.
 */
export function checkReceipt(file: ReceiptFile | null): Problem[] {
  if (file === null || file.size === 0) return [{ code: 'RECEIPT_REQUIRED' }];
  if (imageKindOfName(file.name) === null || imageKindOfContent(file.head) === null) {
    return [{ code: 'RECEIPT_NOT_IMAGE' }];
  }
  return file.size > RECEIPT_BYTES_MAX ? [{ code: 'RECEIPT_TOO_LARGE' }] : [];
}

/**
 * Reads `receipt_state` in any letter case. For a shop that does not send it, `is_confirmed`
 * means that a receipt was sent; null without that flag too, because no receipt and a rejected one
 * then look the same.
 */
export function readReceiptState(
  value: unknown,
  payment: { readonly state: PaidState; readonly isConfirmed: boolean },
): ReceiptState | null {
  const known = readEnumValue(value, RECEIPT_STATES);
  if (known !== null) return known;
  if (!payment.isConfirmed) return null;
  return payment.state === 'PAID' ? 'ACCEPTED' : 'WAITING';
}
