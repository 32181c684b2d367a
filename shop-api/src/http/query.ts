import { isPlainText } from './text.ts';

/** The query of a request, each name once: the last value is used, invalid text is dropped. */
export type Query = Readonly<Record<string, string | undefined>>;

/** The query of a request with all values of each name; invalid text is dropped. */
export type RepeatedQuery = ReadonlyMap<string, readonly string[]>;

/** Reads Fastify's parsed query, in which a repeated name is a list. */
export function readQuery(parsed: unknown): Query {
  return Object.fromEntries(
    entries(parsed).flatMap(([name, list]) => {
      const last = list.at(-1);
      return isReadable(last) ? [[name, last]] : [];
    }),
  );
}

/** Reads the parameters of a path; invalid text becomes empty. */
export function readParams<Key extends string>(parsed: unknown): Readonly<Record<Key, string>> {
  const params = entries(parsed).map(([key, [value]]) => [key, isReadable(value) ? value : '']);
  return Object.fromEntries(params) as Readonly<Record<Key, string>>;
}

/** Reads Fastify's parsed query for names that may be repeated. */
export function readRepeatedQuery(parsed: unknown): RepeatedQuery {
  return new Map(entries(parsed).map(([name, list]) => [name, list.filter(isReadable)]));
}

function entries(parsed: unknown): [string, unknown[]][] {
  const pairs = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return pairs.map(([name, values]: [string, unknown]) => [
    name,
    Array.isArray(values) ? values : [values],
  ]);
}

function isReadable(value: unknown): value is string {
  return typeof value === 'string' && isPlainText(value);
}
