import { isBlank } from '@gawai/domain/blank';
import { unknownFailureText } from '@gawai/domain/texts/error-catalogue';
import { parseJson } from '../../json.ts';
import { badResponse, readEnvelope } from '../client/envelope.ts';
import type { PageFigures } from './page-figures.ts';
import type { RestCall, RestResponse } from '../client/rest-call.ts';
import { ShopRejection } from '../client/shop-rejection.ts';
import { firstShownText } from './shown-text.ts';
import { rowsBefore, type TableRequest } from './table-query.ts';
import { WireEntry } from './wire-entry.ts';
import { asList, isWire, type Wire } from './wire-shape.ts';

/** One page of a table with unparsed rows. */
export interface WireTable {
  readonly rows: readonly unknown[];
  /** Number of rows that the search finds. */
  readonly filtered: number;
  /** Number of rows without the search. */
  readonly total: number;
  /** The object with these figures; empty for a bare list. */
  readonly figures: WireEntry;
}

/** One page of records with its counts. */
export interface TablePage<Entry> {
  readonly nodes: readonly Entry[];
  /** Position of the page in the rows that the search finds. */
  readonly pageInfo: PageFigures;
  /** Number of rows without the search. */
  readonly totalCount: number;
  /** Number of rows that the search finds. */
  readonly filteredCount: number;
}

/** A page with the object of its figures, which may have further fields. */
export interface SentTablePage<Entry> extends TablePage<Entry> {
  readonly figures: WireEntry;
}

/**
 * Reads the response to a table call (shop-api.md 5.3): the table at top level, in the envelope's `data` or
 * beside it, or a bare list. A shop that sends more rows than requested ignores paging: then the page is
 * selected from them. Throws a `ShopRejection` for an `error` text or a rejection in the envelope, an
 * `UpstreamError` when the shop failed or its response violates the contract or has an older `draw`.
 */
export function readTableResponse(
  call: RestCall,
  response: RestResponse,
  request: TableRequest,
  draw: number,
): WireTable {
  const { figures, rows } = findTable(call, response);
  const entry = new WireEntry(figures);
  const echoed = entry.wholeOrNull('draw');
  if (echoed !== null && echoed < draw) throw badResponse(call, response, 'old draw');
  const filtered = entry.wholeOrNull('recordsFiltered');
  const total = entry.wholeOrNull('recordsTotal');
  const before = rowsBefore(request);
  const isWhole = rows.length > request.size;
  return {
    rows: isWhole ? rows.slice(before, before + request.size) : rows,
    filtered: filtered ?? total ?? rows.length,
    total: total ?? filtered ?? rows.length,
    figures: entry,
  };
}

/** The requested page; `nodes` are its usable rows. Its figures never contradict each other. */
export function tablePage<Entry>(
  nodes: readonly Entry[],
  { filtered, total }: Pick<WireTable, 'filtered' | 'total'>,
  request: TableRequest,
): TablePage<Entry> {
  const { page: number, size } = request;
  const isEmpty = nodes.length === 0;
  const to = rowsBefore(request) + nodes.length;
  const found = Math.max(0, filtered, isEmpty ? 0 : to);
  return {
    nodes,
    pageInfo: {
      number,
      size,
      from: isEmpty ? null : rowsBefore(request) + 1,
      to: isEmpty ? null : to,
      total: found,
      last: Math.max(1, Math.ceil(found / size)),
    },
    totalCount: Math.max(found, total),
    filteredCount: found,
  };
}

/** The object with the figures, and the rows. */
function findTable(
  call: RestCall,
  response: RestResponse,
): { readonly figures: Wire; readonly rows: readonly unknown[] } {
  const body = parseJson(response.text);
  const isSuccess = response.status >= 200 && response.status < 300;
  if (isSuccess && Array.isArray(body)) return { figures: {}, rows: body };
  if (isSuccess && isWire(body) && !('status' in body)) {
    if (!isTable(body)) throw badResponse(call, response, 'no table');
    return readTable(call, response, body);
  }
  // Tables are read for signed-in customers only.
  const result = readEnvelope(call, response, true);
  if (!result.ok) throw result.rejection;
  const { data } = result;
  if (isWire(data) && isTable(data)) return readTable(call, response, data);
  return readTable(call, response, isWire(body) ? body : {});
}

function isTable(value: Wire): boolean {
  return ['data', 'error', 'recordsTotal', 'recordsFiltered'].some((key) => key in value);
}

function readTable(call: RestCall, response: RestResponse, figures: Wire) {
  const { error } = figures;
  if (typeof error === 'string' && !isBlank(error)) {
    throw new ShopRejection('SHOP_REFUSED', firstShownText(error) ?? unknownFailureText);
  }
  const rows = asList(figures['data']);
  if (rows === null) throw badResponse(call, response, 'no rows');
  return { figures, rows };
}
