import { mapKeys } from '../support/map-keys.ts';

/** Kinds of requests, each with its own cost. */
export type RequestKind =
  | 'cached page'
  | 'rendered page'
  | 'cached query'
  | 'executed query'
  | 'quote'
  | 'order'
  | 'order read'
  | 'picture'
  | 'script or style';

/**
 * Requests of one visit on average. An assumption, not a measurement: a first page, seven products or lists
 * that the browser moves to without loading a document, every fifth visitor with a cart, 3 of 100 buying, as
 * in public reports on electronics shops. Files and pictures that the browser has already are not counted.
 */
export const VISIT: Readonly<Record<RequestKind, number>> = {
  'cached page': 1.2,
  'rendered page': 0.3,
  'cached query': 6,
  'executed query': 2,
  quote: 0.8,
  order: 0.03,
  'order read': 0.15,
  picture: 45,
  'script or style': 10,
};

export const KINDS = Object.keys(VISIT) as readonly RequestKind[];

/** Share of pictures, scripts and styles that a content delivery network serves, 0 to 1. */
export const EDGE_HITS = 0.95;

/** Requests that such a network serves instead of the shop's own servers. */
const EDGE_KINDS: readonly RequestKind[] = ['picture', 'script or style'];

/** Requests per second of each kind, for that many visits an hour. */
export function requestRates(
  visitsPerHour: number,
  edgeHits = 0,
): Readonly<Record<RequestKind, number>> {
  const share = (kind: RequestKind) => (EDGE_KINDS.includes(kind) ? 1 - edgeHits : 1);
  return mapKeys(KINDS, (kind) => ((visitsPerHour * VISIT[kind]) / 3600) * share(kind));
}
