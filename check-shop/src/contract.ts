import { readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';

const printed = new URL('../../schema/printed/shop-api.openapi.json', import.meta.url);

type Json = Readonly<Record<string, unknown>>;

const DOCUMENT_ID = 'shop-api';
const document = JSON.parse(readFileSync(printed, 'utf8')) as Json & { readonly paths: Json };
const ajv = new Ajv({ allErrors: true, strict: false, verbose: true });
ajv.addSchema(document, DOCUMENT_ID);

/** How a value differs from the OpenAPI document. */
export interface Difference {
  /** Path inside the entry with dots, e.g. `product_category.name`. */
  readonly path: string;
  /** As text, e.g. `is not an integer`. */
  readonly rule: string;
}

/** Every call of the OpenAPI document, e.g. `GET /product/{key}`. */
export function documentedCalls(): readonly string[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item as Json).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** The schemas of the OpenAPI document for the data of a call: of its entries and of its figures. */
export interface DataSchemas {
  /** Of one entry of a list, a page or a table; of the data itself when it is one object. */
  readonly entry: (value: unknown) => readonly Difference[];
  /** Whether an entry may have the field at a path; a number in it is an index. */
  readonly hasField: (path: string) => boolean;
  /** Of the object with the figures of a page; null for other data. */
  readonly page: ((value: unknown) => readonly Difference[]) | null;
}

/** The schemas of the data of a documented call. */
export function dataSchemas(call: string): DataSchemas {
  const [method = '', path = ''] = call.replace(/\?.*$/, '').split(' ');
  const operation = at(document.paths, path, method.toLowerCase());
  const success = at(operation, 'responses', '200') ?? at(operation, 'responses', '201');
  const bodies = alternatives(at(success, 'content', 'application/json', 'schema'));
  const data = bodies.flatMap((body) => alternatives(at(body, 'properties', 'data')));
  const items = (schema: unknown) => at(schema, 'items');
  const page = data.find((schema) => items(at(schema, 'properties', 'data')) !== undefined);
  const entry = data.map(items).find((schema) => schema !== undefined) ?? data[0];
  return {
    entry: differencesBy(entry),
    hasField: (path) => entry === undefined || describes(entry, path.split('.')),
    page: page === undefined ? null : differencesBy(page),
  };
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce((inner, key) => (isJson(inner) ? inner[key] : undefined), value);
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function alternatives(schema: unknown): readonly unknown[] {
  const anyOf = at(schema, 'anyOf');
  return Array.isArray(anyOf) ? anyOf : [schema];
}

function describes(schema: unknown, [key, ...inner]: readonly string[]): boolean {
  if (key === undefined) return true;
  return alternatives(schema)
    .map(resolved)
    .some((each) => {
      const part = /^\d+$/.test(key) ? at(each, 'items') : at(each, 'properties', key);
      return part !== undefined && describes(part, inner);
    });
}

function resolved(schema: unknown): unknown {
  const reference = at(schema, '$ref');
  if (typeof reference !== 'string') return schema;
  return at(document, ...reference.split('/').slice(1));
}

/** Compiled schemas by their text: to compile one takes longer than a call. */
const validators = new Map<string, ValidateFunction>();

function differencesBy(schema: unknown): (value: unknown) => readonly Difference[] {
  const absolute = JSON.stringify(schema ?? {}).replaceAll('"#/', `"${DOCUMENT_ID}#/`);
  const validate = validators.get(absolute) ?? ajv.compile(JSON.parse(absolute) as Json);
  validators.set(absolute, validate);
  return (value) => differences(validate, value);
}

/**
 * One difference a path. Alternatives such as "or null" report each of them; the first one counts, and
 * the inner ones instead of the whole.
 */
function differences(validate: ValidateFunction, value: unknown): readonly Difference[] {
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  const paths = errors.map(pathOf);
  return errors.flatMap((error, index) => {
    const path = paths[index] ?? '';
    const hasInner = paths.some((other) => other !== path && other.startsWith(`${path}.`));
    const isFirst = paths.indexOf(path) === index;
    if (path === '' || hasInner || !isFirst || isMissingNull(error)) return [];
    return [{ path, rule: ruleOf(error) }];
  });
}

function pathOf({ instancePath, params }: ErrorObject): string {
  const missing: unknown = params['missingProperty'];
  const parts = instancePath.split('/').slice(1);
  return [...parts, ...(typeof missing === 'string' ? [missing] : [])].join('.');
}

/** Null and missing are the same (docs/shop-api.md 2). */
function isMissingNull({ keyword, params, parentSchema }: ErrorObject): boolean {
  const field: unknown = params['missingProperty'];
  if (keyword !== 'required' || typeof field !== 'string') return false;
  const schemas = alternatives(at(parentSchema, 'properties', field));
  return schemas.some((schema) => at(schema, 'type') === 'null');
}

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'an integer',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

function ruleOf({ keyword, message = 'differs', params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'type') return `is not ${TYPES[String(params['type'])] ?? 'as documented'}`;
  const allowed: unknown = params['allowedValues'] ?? params['allowedValue'];
  if (allowed !== undefined) return `is none of ${JSON.stringify([allowed].flat())}`;
  return message.replace(/^must be/, 'is not').replace(/^must match/, 'does not match');
}
