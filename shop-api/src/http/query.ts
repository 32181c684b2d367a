import { isPlainText } from './text.ts';

/** The query of a request, each name once: the last value counts, broken text is dropped. */
export type Query = Readonly<Record<string, string | undefined>>;

/** Reads Fastify's parsed query, in which a repeated name is a list. */
export function readQuery(parsed: unknown): Query {
  const query: Record<string, string> = Object.create(null);
  if (typeof parsed !== 'object' || parsed === null) return query;
  for (const [name, given] of Object.entries(parsed)) {
    const value: unknown = Array.isArray(given) ? given.at(-1) : given;
    if (typeof value === 'string' && isPlainText(value)) query[name] = value;
  }
  return query;
}
