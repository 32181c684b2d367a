import { LRUCache } from 'lru-cache';
import type { TrustedDocuments } from '../trusted-documents/trusted-documents.ts';
import { OPERATION_LIMITS } from './limits.ts';

/**
 * Documents that clients send once and refer to by their hash from then on (automatic persisted
 * queries). Number and length of the documents are limited, so that clients cannot fill the memory;
 * a client sends a dropped document again. Registered documents are known from the start.
 */
export class DocumentStore {
  readonly #documents = new LRUCache<string, string>({ max: OPERATION_LIMITS.storedDocuments });
  readonly #trusted: TrustedDocuments;

  constructor(trusted: TrustedDocuments) {
    this.#trusted = trusted;
  }

  /** The document behind a key, `apq:<SHA-256>`; undefined when it is not known. */
  get(key: string): Promise<string | undefined> {
    const hash = key.slice(key.indexOf(':') + 1);
    return Promise.resolve(this.#trusted.byHash(hash) ?? this.#documents.get(key));
  }

  /** Stores a document, unless it is too long. */
  set(key: string, document: string): Promise<void> {
    if (document.length <= OPERATION_LIMITS.storedDocumentLength)
      this.#documents.set(key, document);
    return Promise.resolve();
  }

  /** Deletes nothing: a hash always means the same document. */
  delete(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
