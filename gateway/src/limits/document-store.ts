import { LRUCache } from 'lru-cache';
import { OPERATION_LIMITS } from './limits.ts';

/**
 * Documents that clients have sent once and ask for by their hash from then on (automatic persisted
 * queries). Holds a bounded number of bounded documents, so that nobody can fill the memory with
 * them; what is gone is asked for again by the client itself.
 */
export class DocumentStore {
  readonly #documents = new LRUCache<string, string>({ max: OPERATION_LIMITS.keptDocuments });

  /** The document behind a key; undefined when it is not known. */
  get(key: string): Promise<string | undefined> {
    return Promise.resolve(this.#documents.get(key));
  }

  /** Keeps a document, unless it is too long to be kept. */
  set(key: string, document: string): Promise<void> {
    if (document.length <= OPERATION_LIMITS.keptDocumentSigns) this.#documents.set(key, document);
    return Promise.resolve();
  }

  /** Nothing is taken back: a hash always means the same document. */
  delete(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
