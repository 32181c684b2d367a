import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { OPERATION_LIMITS } from '../../limits/limits.ts';
import { parseDocument } from '../../limits/parse-document.ts';
import { documentLifetime } from './document-lifetime.ts';

/** Finds out which documents have only public queries, before their execution. */
export class PublicDocuments {
  readonly #schema: GraphQLSchema;
  readonly #known = new LRUCache<string, boolean>({ max: OPERATION_LIMITS.storedDocuments });

  /** `schema` is the one that operations are executed against. */
  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  /** Whether a response to it may be shared. The document limits must have been checked before. */
  isPublic(query: string): boolean {
    const known = this.#known.get(query);
    if (known !== undefined) return known;
    const isPublic = this.#parseAndCheck(query);
    if (query.length <= OPERATION_LIMITS.storedDocumentLength) this.#known.set(query, isPublic);
    return isPublic;
  }

  #parseAndCheck(query: string): boolean {
    const document = parseDocument(query);
    return document !== null && documentLifetime(this.#schema, document) !== null;
  }
}
