import type { Log } from '../../telemetry/log.ts';
import { offContract, readEnvelope, type ShopResult, type ShopSuccess } from './envelope.ts';
import { callName, type RestCall, type RestCallContext, type RestResponse } from './rest-call.ts';
import { readPage, type RestPage } from './rest-page.ts';
import { ShopRejection } from './shop-rejection.ts';
import { UpstreamError } from './upstream-error.ts';
import { tableQuery, type TableColumn, type TableRequest } from '../wire/table-query.ts';
import type { Transport } from './transport.ts';
import {
  readUsable,
  readUsableEntries,
  type UsableEntries,
  type WireEntry,
} from '../wire/wire-entry.ts';
import { asList, asObject } from '../wire/wire-shape.ts';
import { readTableResponse, tablePage, type SentTablePage } from '../wire/wire-table.ts';

/** A GET call. */
export type RestRead = Omit<RestCall, 'method' | 'body'>;

/** Reads a record from one entry; throws `UnusableEntry` when it cannot. */
export type ReadEntry<Entry> = (entry: WireEntry) => Entry;

/** Called with the number of characters of a response of the shop. */
export type OnReceived = (characters: number) => void;

/**
 * The shop's REST API for one client, with the client's token or none. Reads throw a
 * `UpstreamError` or a `ShopRejection`; actions return rejections as values. One per request, and one
 * without a token for everything that is shared between requests.
 */
export class RestClient {
  readonly #transport: Transport;
  readonly #context: RestCallContext;
  readonly #log: Log;
  readonly #onReceived: OnReceived;
  #calls = 0;

  /** Every call has the client's token, also if it needs none (shop-api.md 1). */
  constructor(
    transport: Transport,
    context: RestCallContext,
    log: Log,
    onReceived: OnReceived = () => undefined,
  ) {
    this.#transport = transport;
    this.#context = context;
    this.#log = log;
    this.#onReceived = onReceived;
  }

  /** The API for the same client; `onReceived` is called after each response. */
  reporting(onReceived: OnReceived): RestClient {
    return new RestClient(this.#transport, this.#context, this.#log, onReceived);
  }

  /** Number of calls so far. */
  get calls(): number {
    return this.#calls;
  }

  /** Whether the shop supports idempotency keys (shop-api.md 5.19). */
  get supportsIdempotencyKeys(): boolean {
    return this.#transport.supportsIdempotencyKeys;
  }

  /** A list of records; unusable entries are left out and logged. */
  async list<Entry>(
    read: RestRead,
    readEntry: ReadEntry<Entry>,
    marks?: readonly string[],
  ): Promise<readonly Entry[]> {
    const call = asCall(read);
    const { data } = await this.#actOrThrow(call);
    const values = asList(data, marks);
    if (values === null) throw offContract(call, 'no list');
    return this.#usable(call, values, readEntry);
  }

  /** A page of records; unusable entries are left out and logged. */
  async page<Entry>(read: RestRead, readEntry: ReadEntry<Entry>): Promise<RestPage<Entry>> {
    const call = asCall(read);
    const page = readPage(call, await this.#send(call), this.#context.bearer !== null, readEntry);
    this.#warnOfUnusable(call, page);
    return page;
  }

  /**
   * One page of a server-driven table (shop-api.md 5.3); unusable rows are left out and logged.
   * `columns` are those of the call in its order.
   */
  async table<Entry>(
    path: RestCall['path'],
    columns: readonly TableColumn[],
    request: TableRequest,
    readEntry: ReadEntry<Entry>,
  ): Promise<SentTablePage<Entry>> {
    // Increases within a request of a client, so that a response to an earlier call is recognized.
    const draw = this.#calls + 1;
    const call = asCall({ path, query: tableQuery(columns, request, draw) });
    const table = readTableResponse(call, await this.#send(call), request, draw);
    const nodes = this.#usable(call, table.rows, readEntry);
    return { ...tablePage(nodes, table, request), figures: table.figures };
  }

  /** One record; null when the shop has none. Throws an `UpstreamError` for an invalid one. */
  async object<Entry>(read: RestRead, readEntry: ReadEntry<Entry>): Promise<Entry | null> {
    const call = asCall(read);
    const result = await this.act(call);
    if (!result.ok) {
      if (result.rejection.code === 'NOT_FOUND') return null;
      throw result.rejection;
    }
    return this.#readObject(call, result.data, readEntry);
  }

  /** The unparsed data of a response, for calls whose data has several formats. */
  async data(read: RestRead): Promise<unknown> {
    return (await this.#actOrThrow(asCall(read))).data;
  }

  /** An action. Returns a rejection; throws an `UpstreamError`. */
  async act(call: RestCall): Promise<ShopResult> {
    return readEnvelope(call, await this.#send(call), this.#context.bearer !== null);
  }

  /** An action without data in its response. Returns a rejection, or null for success. */
  async execute(call: RestCall): Promise<ShopRejection | null> {
    const result = await this.act(call);
    return result.ok ? null : result.rejection;
  }

  /** An action whose response must contain a record. Returns a rejection; throws an `UpstreamError`. */
  async actForRecord<Entry>(
    call: RestCall,
    readEntry: ReadEntry<Entry>,
  ): Promise<Entry | ShopRejection> {
    const result = await this.act(call);
    if (!result.ok) return result.rejection;
    const record = this.#readObject(call, result.data, readEntry);
    if (record === null) throw offContract(call, 'no data');
    return record;
  }

  /** Reads the record inside the data of a response; null for none. Throws an `UpstreamError` when it is invalid. */
  #readObject<Entry>(call: RestCall, data: unknown, readEntry: ReadEntry<Entry>): Entry | null {
    const value = asObject(data);
    if (value === null) return null;
    const result = readUsable(value, readEntry);
    if (!result.ok) throw offContract(call, `unusable ${result.field}`);
    return result.entry;
  }

  async #send(call: RestCall): Promise<RestResponse> {
    this.#calls += 1;
    const started = performance.now();
    const response = await this.#transport.send(call, this.#context);
    this.#onReceived(response.text.length);
    const ms = Math.round(performance.now() - started);
    const { requestId } = this.#context;
    this.#log.debug({ requestId, call: callName(call), status: response.status, ms }, 'rest call');
    return response;
  }

  async #actOrThrow(call: RestCall): Promise<ShopSuccess> {
    const result = await this.act(call);
    if (!result.ok) throw result.rejection;
    return result;
  }

  #usable<Entry>(
    call: RestCall,
    values: readonly unknown[],
    readEntry: ReadEntry<Entry>,
  ): readonly Entry[] {
    const read = readUsableEntries(values, readEntry);
    this.#warnOfUnusable(call, read);
    return read.items;
  }

  #warnOfUnusable(call: RestCall, { items, brokenFields, dropped }: UsableEntries<unknown>): void {
    if (dropped === 0) return;
    const { requestId } = this.#context;
    const counts = { dropped, of: dropped + items.length };
    const facts = { requestId, call: callName(call), ...counts, fields: brokenFields };
    this.#log.warn(facts, 'unusable entries');
  }
}

function asCall(read: RestRead): RestCall {
  return { ...read, method: 'GET' };
}

/** Whether a call failed because of the shop, not of the client. */
export function isUpstreamError(error: unknown): boolean {
  if (error instanceof UpstreamError) return true;
  return error instanceof ShopRejection && error.code === 'RATE_LIMITED';
}
