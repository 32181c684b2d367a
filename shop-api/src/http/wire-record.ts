import type { Static, TObject } from '@sinclair/typebox';
import { shopTime } from './shop-time.ts';

/** `order_no` as the program calls it: `orderNo`. */
export type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

/** As the type: `order_no` is `orderNo`. */
export function camelCase(name: string): string {
  return name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** What is stored of a value that is sent: a flag as a boolean, a time as a moment. */
type Stored<Value> = [Value] extends [0 | 1]
  ? boolean
  : Value extends string
    ? string | Date
    : Value;

/** The fields of a record that are columns of a row. */
type RowOf<Sent, Own> = {
  readonly [Name in Exclude<keyof Sent, keyof Own> & string as CamelCase<Name>]: Stored<Sent[Name]>;
};

/**
 * Formats a row by the schema of a record: each value under its name, a boolean as 0 or 1, a date as a time in
 * Jakarta. `own` contains the fields that are not columns.
 */
export function wireRecord<Schema extends TObject, Own extends Partial<Static<Schema>>>(
  schema: Schema,
  row: RowOf<Static<Schema>, Own>,
  own: Own,
): Static<Schema> {
  const stored = new Map<string, unknown>(Object.entries(row));
  const ownValues = new Map<string, unknown>(Object.entries(own));
  return Object.fromEntries(
    Object.keys(schema.properties).map((name) => [
      name,
      ownValues.has(name) ? ownValues.get(name) : sent(stored.get(camelCase(name))),
    ]),
  );
}

function sent(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value instanceof Date ? shopTime(value) : value;
}
