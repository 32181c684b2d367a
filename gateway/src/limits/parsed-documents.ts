import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { OPERATION_LIMITS } from './limits.ts';

/**
 * Documents that were parsed and validated before. One takes about three times its length as JSON in the heap,
 * a hundred times its own: Apollo's store keeps 30 MB of JSON, and some hundred documents would fill the heap.
 */
export class ParsedDocuments {
  readonly #documents = new LRUCache<string, DocumentNode>({
    maxSize: OPERATION_LIMITS.parsedCharacters,
    sizeCalculation: (document) => JSON.stringify(document).length,
  });

  /** The document behind a key; undefined when it is not kept. */
  get(key: string): Promise<DocumentNode | undefined> {
    return Promise.resolve(this.#documents.get(key));
  }

  /** Keeps a document in place of those that were not used for longest. */
  set(key: string, document: DocumentNode): Promise<void> {
    this.#documents.set(key, document);
    return Promise.resolve();
  }

  /** Drops a document. */
  delete(key: string): Promise<boolean> {
    return Promise.resolve(this.#documents.delete(key));
  }
}
