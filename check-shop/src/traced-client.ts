import type { RestCall, RestCallContext, RestResponse } from '@gawai/gateway/rest/client/rest-call';
import { RestClient, type ReadEntry, type RestRead } from '@gawai/gateway/rest/client/rest-client';
import type { RestPage } from '@gawai/gateway/rest/client/rest-page';
import type { ShopRejection } from '@gawai/gateway/rest/client/shop-rejection';
import { Transport } from '@gawai/gateway/rest/client/transport';
import { UnusableEntry } from '@gawai/gateway/rest/wire/wire-entry';
import type { TableColumn, TableRequest } from '@gawai/gateway/rest/wire/table-query';
import type { SentTablePage } from '@gawai/gateway/rest/wire/wire-table';
import { newTrace, traced, type EntryTrace } from './traced-entry.ts';

/** The gateway's transport, which also stores the last response. */
export class RecordingTransport extends Transport {
  /** The response to the last call; null without one. */
  lastResponse: RestResponse | null = null;

  override async send(call: RestCall, context: RestCallContext): Promise<RestResponse> {
    this.lastResponse = null;
    this.lastResponse = await super.send(call, context);
    return this.lastResponse;
  }
}

/** How the gateway read the data of a response. */
export type ReadKind = 'list' | 'page' | 'table' | 'object' | 'none';

/** The gateway's client, which also records what the readers return for each entry. For one call. */
export class TracedClient extends RestClient {
  /** One trace for each object that was read, in the order of the response. */
  readonly traces: EntryTrace[] = [];
  /** What the gateway expected in the response. */
  kind: ReadKind = 'none';
  /** Fields that distinguish a single entry from a map, see `asList`. */
  marks: readonly string[] | undefined;

  override list<Entry>(
    read: RestRead,
    readEntry: ReadEntry<Entry>,
    marks?: readonly string[],
  ): Promise<readonly Entry[]> {
    this.kind = 'list';
    this.marks = marks;
    return super.list(read, this.#traced(readEntry), marks);
  }

  override page<Entry>(read: RestRead, readEntry: ReadEntry<Entry>): Promise<RestPage<Entry>> {
    this.kind = 'page';
    return super.page(read, this.#traced(readEntry));
  }

  override table<Entry>(
    path: RestCall['path'],
    columns: readonly TableColumn[],
    request: TableRequest,
    readEntry: ReadEntry<Entry>,
  ): Promise<SentTablePage<Entry>> {
    this.kind = 'table';
    return super.table(path, columns, request, this.#traced(readEntry));
  }

  override object<Entry>(read: RestRead, readEntry: ReadEntry<Entry>): Promise<Entry | null> {
    this.kind = 'object';
    return super.object(read, this.#traced(readEntry));
  }

  override actForRecord<Entry>(
    call: RestCall,
    readEntry: ReadEntry<Entry>,
  ): Promise<Entry | ShopRejection> {
    this.kind = 'object';
    return super.actForRecord(call, this.#traced(readEntry));
  }

  #traced<Entry>(readEntry: ReadEntry<Entry>): ReadEntry<Entry> {
    return (entry) => {
      const trace = newTrace();
      this.traces.push(trace);
      try {
        return readEntry(traced(entry, trace));
      } catch (error) {
        // Some readers throw it themselves, for values that they have read.
        if (error instanceof UnusableEntry) trace.unusable ??= error.field;
        throw error;
      }
    };
  }
}
