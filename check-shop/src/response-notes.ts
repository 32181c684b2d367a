import { isBlank } from '@gawai/domain/blank';
import { decimalText } from '@gawai/domain/decimal';
import { parseJson } from '@gawai/gateway/json';
import { readPageFigures } from '@gawai/gateway/rest/wire/page-figures';
import { UnusableEntry, WireEntry } from '@gawai/gateway/rest/wire/wire-entry';
import { asList, asObject, asPage, isWire, type Wire } from '@gawai/gateway/rest/wire/wire-shape';
import { dataSchemas, type DataSchemas, type Difference } from './contract.ts';
import type { TracedClient } from './traced-client.ts';
import type { EntryTrace } from './traced-entry.ts';

/** The beginning of a note on a field without a value. */
const NO_VALUE = /^(?:is missing|= (?:null|""|\[\]|\{\}))/;

/** The entries of a response, their path, and notes on their container. */
interface Contents {
  readonly entries: readonly unknown[];
  /** Path before the number of an entry, e.g. `data`; null when the data is one object. */
  readonly listPath: string | null;
  readonly notes: readonly string[];
}

/** A note on one path of a response, before equal ones are joined. */
interface PathNote {
  readonly path: string;
  /** The value that the response has there. */
  readonly found: string;
  readonly meaning: string;
}

/** How the gateway names the figures of a page, by the fields of a paginator. */
const FIGURES = {
  current_page: 'number',
  per_page: 'size',
  from: 'from',
  to: 'to',
  total: 'total',
  last_page: 'last',
} as const;

/** Where a readable response differs from the OpenAPI document, and how the gateway reads it. */
export function responseNotes(call: string, text: string, client: TracedClient): readonly string[] {
  const body = parseJson(text);
  const envelope = isWire(body) ? body : {};
  const { entries, listPath, notes } = contentsOf(body, client);
  const schemas = dataSchemas(call);
  const objects = entries.flatMap((entry, position) =>
    isWire(entry) ? [{ entry, position }] : [],
  );
  const pathNotes = objects.flatMap(({ entry, position }, index) => {
    const path = listPath === null ? 'data' : `${listPath}.${position}`;
    return entryNotes(path, entry, schemas, client.traces[index]);
  });
  const page = client.kind === 'page' ? asPage(envelope['data'], envelope['meta']) : null;
  const figures = page?.figures ?? null;
  if (hasFigures(figures)) {
    const path = figuresPath(envelope['data'], figures);
    pathNotes.push(...figureNotes(figures, path, entries, schemas.page));
  }
  return [...statusNotes(envelope), ...notes, ...joined(pathNotes)];
}

/** Whether the gateway can use none of the entries of a response that has some. */
export function isWhollyUnusable(text: string, client: TracedClient): boolean {
  const { entries } = contentsOf(parseJson(text), client);
  const usable = client.traces.filter(({ unusable }) => unusable === null);
  return client.kind !== 'none' && entries.length > 0 && usable.length === 0;
}

function statusNotes({ status }: Wire): string[] {
  if (status === undefined || status === 'success') return [];
  return [`status: ${JSON.stringify(status)}; the gateway takes it as "success"`];
}

function contentsOf(body: unknown, { kind, marks }: TracedClient): Contents {
  const envelope = isWire(body) ? body : {};
  const { data } = envelope;
  switch (kind) {
    case 'page': {
      const { items = [], figures = null } = asPage(data, envelope['meta']) ?? {};
      const isBare = !isWire(data) || !('data' in data);
      return {
        entries: items,
        listPath: isBare ? 'data' : 'data.data',
        notes: pageNotes(data, figures),
      };
    }
    case 'table': {
      const isInside = isWire(data) && ('data' in data || 'recordsTotal' in data);
      const rows = Array.isArray(body) ? body : isInside ? data['data'] : data;
      const note = `the table is ${isInside ? 'inside an envelope' : 'a bare list'}; the gateway reads its rows`;
      const notes = isInside || Array.isArray(body) ? [note] : [];
      return { entries: asList(rows) ?? [], listPath: isInside ? 'data.data' : 'data', notes };
    }
    case 'object': {
      const note = `data: ${shapeOf(data)} instead of an object; the gateway reads what is in it`;
      return { entries: [asObject(data)], listPath: null, notes: isWire(data) ? [] : [note] };
    }
    case 'list': {
      const entries = asList(data, marks) ?? [];
      const note = `data: ${shapeOf(data)} instead of a list; the gateway reads ${count(entries)}`;
      return { entries, listPath: 'data', notes: Array.isArray(data) ? [] : [note] };
    }
    case 'none':
      return { entries: [], listPath: null, notes: [] };
  }
}

function hasFigures(figures: Wire | null): figures is Wire {
  return figures !== null && Object.keys(FIGURES).some((field) => field in figures);
}

/** Path of the object with the figures of a page. */
function figuresPath(data: unknown, figures: Wire): string {
  if (figures === data) return 'data';
  return isWire(data) && figures === data['meta'] ? 'data.meta' : 'meta';
}

function pageNotes(data: unknown, figures: Wire | null): string[] {
  if (!hasFigures(figures)) {
    return ['data: no paginator; the gateway shows what is there as the only page'];
  }
  const path = figuresPath(data, figures);
  return path === 'data' ? [] : [`${path} has the figures of the page; the gateway reads them`];
}

function entryNotes(
  path: string,
  entry: Wire,
  schemas: DataSchemas,
  trace: EntryTrace | undefined,
): PathNote[] {
  if (trace === undefined) return [];
  if (trace.unusable !== null) {
    const found = `${valueAt(entry, trace.unusable)} cannot be used`;
    const meaning = 'the gateway leaves the entry out, because it needs this field';
    return [{ path: `${path}.${trace.unusable}`, found, meaning }];
  }
  const differences = schemas.entry(entry);
  const notes = differences.flatMap((difference) => {
    // What the gateway does not read may be anything.
    if (!trace.readings.has(difference.path)) return [];
    const found = foundAt(entry, difference);
    const meaning = meaningOf(trace.readings.get(difference.path));
    return [{ path: `${path}.${difference.path}`, found, meaning }];
  });
  const unread = differences.filter(({ path: field }) => !trace.readings.has(field));
  const incomplete = new Set(
    unread.filter(({ rule }) => rule === 'is missing').map(({ path: field }) => outerOf(field)),
  );
  const others = [...trace.readings].flatMap(([field, reading]) => {
    // A field beside all documented ones adds something; else it may be another name for one of them.
    if (!incomplete.has(outerOf(field)) || schemas.hasField(field)) return [];
    if (isBlank(inside(entry, field))) return [];
    const found = `${valueAt(entry, field)} is not in the document`;
    return [{ path: `${path}.${field}`, found, meaning: meaningOf(reading) }];
  });
  return [...notes, ...others];
}

/** Path of the object that has the field; empty for the entry itself. */
function outerOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}

function figureNotes(
  figures: Wire,
  pagePath: string,
  entries: readonly unknown[],
  differencesOf: ((value: unknown) => readonly Difference[]) | null,
): PathNote[] {
  const read = readPageFigures(figures, entries.length, 1);
  return Object.entries(FIGURES).flatMap(([field, name]) => {
    const found = differencesOf?.(figures).find(({ path }) => path === field);
    if (found === undefined) return [];
    const isLastPage = field === 'total' && new WireEntry(figures).wholeOrNull(field) === null;
    const meaning = isLastPage
      ? 'the gateway takes each page as the last one'
      : meaningOf(read[name]);
    return [{ path: `${pagePath}.${field}`, found: foundAt(figures, found), meaning }];
  });
}

function meaningOf(reading: unknown): string {
  if (reading === undefined) return 'the gateway accepts it';
  if (reading === null) return 'the gateway takes it as none';
  if (reading instanceof UnusableEntry) return 'the gateway leaves that part out';
  if (reading instanceof WireEntry) return 'the gateway reads the object in it';
  if (Array.isArray(reading)) return `the gateway reads ${count(reading)}`;
  if (typeof reading === 'object' && 'coefficient' in reading && 'scale' in reading) {
    const { coefficient, scale } = reading;
    if (typeof coefficient === 'bigint' && typeof scale === 'number') {
      return `the gateway reads ${decimalText({ coefficient, scale })}`;
    }
  }
  return `the gateway reads ${JSON.stringify(reading)}`;
}

/** Notes on the same field of several entries are one, with the first as the example. */
function joined(notes: readonly PathNote[]): string[] {
  const groups = new Map<string, { readonly first: PathNote; size: number }>();
  for (const note of notes) {
    const field = note.path.replaceAll(/\.\d+(?=\.|$)/g, '.*');
    // Values differ between entries, what the gateway does with them hardly ever; a missing value has a note of its own.
    const kind = NO_VALUE.exec(note.found)?.[0] ?? '';
    const key = `${field} ${kind} ${note.meaning.replace(/ reads .*/, ' reads')}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: note, size: 1 });
    else group.size += 1;
  }
  return [...groups.values()].map(({ first, size }) => {
    const more = size === 1 ? '' : ` (and ${size - 1} more like it)`;
    return `${first.path} ${first.found}; ${first.meaning}${more}`;
  });
}

function foundAt(entry: Wire, { path, rule }: Difference): string {
  return rule === 'is missing' ? rule : `${valueAt(entry, path)} ${rule}`;
}

function valueAt(entry: Wire, path: string): string {
  const value = inside(entry, path);
  if (value === undefined) return 'is missing and';
  const text = JSON.stringify(value);
  return `= ${text.length > 60 ? `${text.slice(0, 59)}…` : text}`;
}

function inside(entry: Wire, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), entry);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function shapeOf(data: unknown): string {
  if (data === undefined) return 'missing';
  if (Array.isArray(data)) return 'a list';
  if (!isWire(data)) return JSON.stringify(data);
  if ('data' in data) return 'a paginator';
  return Object.keys(data).some((key) => /^\d+$/.test(key)) ? 'a map with numbers' : 'an object';
}

function count(entries: readonly unknown[]): string {
  return entries.length === 1 ? '1 entry' : `${entries.length} entries`;
}
