import { wireRecord } from '../../http/wire-record.ts';
import type { ReviewRow } from './queries.ts';
import { review } from './review-schemas.ts';

/** A review as its customer reads it (shop-api.md 5.22). */
export function reviewShape(row: ReviewRow) {
  return wireRecord(review, row, {});
}
