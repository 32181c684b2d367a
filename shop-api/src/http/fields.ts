import { PHONE_MAX } from '@gawai/domain/limits';
import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import { DEFAULT_LENGTH, type FieldReader } from './field-reader.ts';
import { readPhone } from './read-phone.ts';
import { MAX_ID } from './text.ts';
import { camelCase, type CamelCase } from './wire-record.ts';

/** One field of a request: the schema of what is accepted, and how it is read. */
export interface Field<T> {
  readonly schema: TSchema;
  /** Whether a request without the field is rejected. */
  readonly isRequired: boolean;
  readonly read: (reader: FieldReader, name: string) => T;
}

/** Fields in the order in which they are read and in which their errors are listed. */
export interface FieldSet<Values> {
  readonly schema: TObject;
  /** Reads all fields. The values are valid only when the reader has no errors. */
  readonly read: (reader: FieldReader) => Values;
}

/** The schema and the reader of a body, a query or an entry of a list; `order_no` is read as `orderNo`. */
export function fieldSet<F extends Readonly<Record<string, Field<unknown>>>>(fields: F) {
  type Values = {
    readonly [K in keyof F & string as CamelCase<K>]: F[K] extends Field<infer T> ? T : never;
  };
  const all = Object.entries(fields);
  const reader: FieldSet<Values> = {
    schema: Type.Object(
      Object.fromEntries(
        all.map(([name, { schema, isRequired }]) => [
          name,
          isRequired ? schema : Type.Optional(schema),
        ]),
      ),
    ),
    read: (reader) =>
      Object.fromEntries(
        all.map(([name, { read }]) => [camelCase(name), read(reader, name)]),
      ) as Values,
  };
  return reader;
}

/** A field whose value is checked or converted after it was read. */
export function mapped<T, U>(
  base: Field<T>,
  map: (value: T, reader: FieldReader, name: string) => U,
): Field<U> {
  return { ...base, read: (reader, name) => map(base.read(reader, name), reader, name) };
}

/** The schema of a body that is read in several steps. */
export function schemaOf(...steps: readonly FieldSet<unknown>[]): TObject {
  const properties = steps.flatMap(({ schema }) => Object.entries(schema.properties));
  return Type.Object(Object.fromEntries(properties));
}

/** Numbers as text, which HTML forms and lenient clients send. */
const WHOLE_TEXT = '^\\s*([0-9]{1,16}(\\.0{1,10})?\\s*)?$';
const DECIMAL_TEXT = '^\\s*([0-9]{1,12}(\\.[0-9]{1,10})?\\s*)?$';
const ID_TEXT = '^\\s*[0-9]{1,10}\\s*$';

/** Constructors of fields. `label` is the name in error messages, `description` that in the OpenAPI document. */
export const field = {
  /** A text that is not blank, `longest` characters without its outer blanks. */
  text: (label: string, description: string, maxLength = DEFAULT_LENGTH): Field<string> => ({
    schema: textSchema(description, maxLength, true),
    isRequired: true,
    read: (reader, name) => reader.requiredText(name, label, maxLength),
  }),
  /** A text that is required by a rule of the domain; empty when it is missing. */
  checkedText: (label: string, description: string, maxLength = DEFAULT_LENGTH): Field<string> => ({
    schema: textSchema(description, maxLength, true),
    isRequired: true,
    read: (reader, name) => reader.optionalText(name, label, maxLength) ?? '',
  }),
  /** A text or null. */
  optionalText: (
    label: string,
    description: string,
    maxLength = DEFAULT_LENGTH,
  ): Field<string | null> => ({
    schema: textSchema(description, maxLength, false),
    isRequired: false,
    read: (reader, name) => reader.optionalText(name, label, maxLength),
  }),
  /** An Indonesian phone number in any notation, read as `+62…`. */
  phone: (description: string): Field<string> => ({
    schema: textSchema(
      `${description}, an Indonesian number such as +6281234567890`,
      PHONE_MAX,
      true,
    ),
    isRequired: true,
    read: readPhone,
  }),
  id: (label: string, description: string): Field<number> => ({
    schema: idSchema(description, false),
    isRequired: true,
    read: (reader, name) => reader.requiredId(name, label),
  }),
  optionalId: (label: string, description: string): Field<number | null> => ({
    schema: idSchema(description, true),
    isRequired: false,
    read: (reader, name) => reader.optionalId(name, label),
  }),
  /** A whole number within bounds; a missing one is 0. */
  whole: (label: string, description: string, min: number, max: number): Field<number> => ({
    schema: numberSchema('integer', description, WHOLE_TEXT, { minimum: min, maximum: max }),
    isRequired: min > 0,
    read: (reader, name) => reader.wholeNumber(name, label, min, max),
  }),
  optionalWhole: (
    label: string,
    description: string,
    min: number,
    max: number,
  ): Field<number | null> => ({
    schema: numberSchema('integer', description, WHOLE_TEXT, { minimum: min, maximum: max }),
    isRequired: false,
    read: (reader, name) => reader.optionalWholeNumber(name, label, min, max),
  }),
  rupiah: (label: string, description: string): Field<number> => ({
    schema: numberSchema('integer', `${description}, in whole rupiah`, WHOLE_TEXT, { minimum: 0 }),
    isRequired: false,
    read: (reader, name) => reader.rupiah(name, label),
  }),
  /** An exact decimal, 0 or more, read as text; a missing one is 0. */
  decimal: (label: string, description: string): Field<string> => ({
    schema: numberSchema('number', description, DECIMAL_TEXT, { minimum: 0 }),
    isRequired: false,
    read: (reader, name) => reader.decimal(name, label),
  }),
  flag: (description: string): Field<boolean> => ({
    schema: Type.Unsafe({ description: `${description}: 1, true, or their texts; else not` }),
    isRequired: false,
    read: (reader, name) => reader.flag(name),
  }),
  list: <T>(
    label: string,
    description: string,
    { min, max, shownMax = max }: { min: number; max: number; shownMax?: number },
    item: FieldSet<T>,
  ): Field<T[]> => ({
    schema: Type.Array(item.schema, { minItems: min, maxItems: shownMax, description }),
    isRequired: min > 0,
    read: (reader, name) => reader.list(name, label, min, max, item.read),
  }),
};

function textSchema(description: string, maxLength: number, isRequired: boolean): TSchema {
  return Type.Unsafe({
    type: isRequired ? ['string', 'number'] : ['string', 'number', 'null'],
    ...(isRequired && { pattern: '\\S' }),
    maxLength,
    description,
  });
}

function idSchema(description: string, isNullable: boolean): TSchema {
  return Type.Unsafe({
    type: isNullable ? ['integer', 'string', 'null'] : ['integer', 'string'],
    minimum: 1,
    maximum: MAX_ID,
    pattern: isNullable ? `^\\s*$|${ID_TEXT}` : ID_TEXT,
    description,
  });
}

function numberSchema(
  type: 'integer' | 'number',
  description: string,
  pattern: string,
  bounds: { readonly minimum: number; readonly maximum?: number },
): TSchema {
  return Type.Unsafe({ type: [type, 'string', 'null'], ...bounds, pattern, description });
}
