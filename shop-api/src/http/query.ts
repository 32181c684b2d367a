import { isPlainText } from './text.ts';

/** The query of a request, each name once: the last value counts, broken text is dropped. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Reads Fastify's parsed query, in which a repeated name is a list. */
export function readQuery(parsed: unknown): Query {
  const given = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return Object.fromEntries(
    given.flatMap(([name, values]: [string, unknown]) => {
      const list: unknown[] = Array.isArray(values) ? values : [values];
      const last = list.at(-1);
      return typeof last === 'string' && isPlainText(last) ? [[name, last]] : [];
    }),
  );
}
