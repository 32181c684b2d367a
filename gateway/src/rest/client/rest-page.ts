import { asPage, isWire, type Wire } from '../wire/wire-shape.ts';
import { readUsableEntries, type UsableEntries, type WireEntry } from '../wire/wire-entry.ts';
import { offContract, readEnvelope } from './envelope.ts';
import type { RestCall, RestResponse } from './rest-call.ts';

/** A page of records and the object with its figures; null for a bare list. */
export interface RestPage<Entry> extends UsableEntries<Entry> {
  readonly figures: Wire | null;
  /** `meta` of the envelope; null without it. */
  readonly meta: Wire | null;
  /** Reads the same response again, into new records. References only the call and its response. */
  readonly again: () => RestPage<Entry>;
}

/**
 * Reads a response with a page. Throws a `ShopRejection`, or an `UpstreamError` for a response that violates
 * the contract.
 */
export function readPage<Entry>(
  call: RestCall,
  response: RestResponse,
  hasToken: boolean,
  readEntry: (entry: WireEntry) => Entry,
): RestPage<Entry> {
  const result = readEnvelope(call, response, hasToken);
  if (!result.ok) throw result.rejection;
  const page = asPage(result.data, result.meta);
  if (page === null) throw offContract(call, 'no page');
  return {
    ...readUsableEntries(page.items, readEntry),
    figures: page.figures,
    meta: isWire(result.meta) ? result.meta : null,
    again: () => readPage(call, response, hasToken, readEntry),
  };
}
