import { readGender } from '@gawai/domain/gender';
import { readRateType } from '@gawai/domain/rate';
import { readRefundStatus } from '@gawai/domain/refund';
import { readShippingType } from '@gawai/domain/shipping';
import { readGroup } from '@gawai/gateway/rest/endpoints/payment-method';
import { isActive } from '@gawai/gateway/rest/endpoints/product';
import { UnusableEntry, WireEntry } from '@gawai/gateway/rest/wire/wire-entry';

/** What the readers of the gateway returned for the fields of one entry. */
export interface EntryTrace {
  /** Result by path inside the entry; undefined for a field that was read without a result of its own. */
  readonly readings: Map<string, unknown>;
  /** Path of the field that makes the entry unusable; null for a usable one. */
  unusable: string | null;
}

/** Fields, or paths to them, that the gateway reads as raw values, by rules of their own. */
const FIELD_READERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  discount_type: readRateType,
  fee_type: readRateType,
  gender: readGender,
  group: readGroup,
  'refund.status': readRefundStatus,
  shipping_type: readShippingType,
  status: (value) => (isActive(value) ? 'for sale' : 'not for sale'),
};

/** Methods that return the raw value. */
const RAW_METHODS: ReadonlySet<string | symbol> = new Set(['has', 'raw', 'either']);

/**
 * The same entry for a reader of the gateway, which also writes what is read to a trace. `path` is the path
 * of the entry, with a dot at the end unless it is empty.
 */
export function traced(entry: WireEntry, trace: EntryTrace, path = ''): WireEntry {
  return new Proxy(entry, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      return (...args: readonly unknown[]): unknown => {
        const fields = args.filter((arg) => typeof arg === 'string');
        const read = () => Reflect.apply(method, target, args) as unknown;
        if (name === 'entries') return tracedEntries(target, trace, path, args);
        if (name === 'entry') return tracedInner(read(), trace, `${path}${fields[0] ?? ''}`);
        if (RAW_METHODS.has(name)) {
          for (const field of fields) noteRaw(target, trace, path, field);
          return read();
        }
        try {
          const result = read();
          for (const field of fieldsRead(target, fields)) trace.readings.set(path + field, result);
          return result;
        } catch (error) {
          if (error instanceof UnusableEntry) noteUnusable(trace, path, error);
          throw error;
        }
      };
    },
  });
}

export function newTrace(): EntryTrace {
  return { readings: new Map(), unusable: null };
}

/** Of several names for one thing, the one that holds it; all of them when none does. */
function fieldsRead(target: WireEntry, fields: readonly string[]): readonly string[] {
  const holder = fields.find((field) => target.either(field) !== undefined);
  return holder === undefined ? fields : [holder];
}

function noteRaw(target: WireEntry, trace: EntryTrace, path: string, field: string): void {
  if (trace.readings.has(path + field)) return;
  const reader = FIELD_READERS[path + field] ?? FIELD_READERS[field];
  trace.readings.set(path + field, reader?.(target.either(field)));
}

/** Inside an entry only that part is unusable, and left out: the first such part is reported with it. */
function noteUnusable(trace: EntryTrace, path: string, { field }: UnusableEntry): void {
  if (path === '') trace.unusable = field;
  else trace.readings.set(path + field, new UnusableEntry(field));
}

function tracedInner(result: unknown, trace: EntryTrace, path: string): unknown {
  trace.readings.set(path, result);
  return result instanceof WireEntry ? traced(result, trace, `${path}.`) : result;
}

function tracedEntries(
  target: WireEntry,
  trace: EntryTrace,
  path: string,
  [field, read, mark]: readonly unknown[],
): readonly unknown[] {
  let index = 0;
  const readTraced = (inner: WireEntry) => {
    const innerPath = `${path}${String(field)}.${index}.`;
    index += 1;
    try {
      return (read as (entry: WireEntry) => unknown)(traced(inner, trace, innerPath));
    } catch (error) {
      // Also thrown by the reader itself, for a value that can be read and is out of bounds.
      if (error instanceof UnusableEntry) noteUnusable(trace, innerPath, error);
      throw error;
    }
  };
  const results = target.entries(String(field), readTraced, mark as string | undefined);
  trace.readings.set(path + String(field), results);
  return results;
}
