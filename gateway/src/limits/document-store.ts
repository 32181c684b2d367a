import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import { LRUCache } from 'lru-cache';
import { documentHash } from '../trusted-documents/manifest.ts';
import type { TrustedDocuments } from '../trusted-documents/trusted-documents.ts';
import { OPERATION_LIMITS } from './limits.ts';

/** How long a document is stored for the other processes, in ms. */
const SHARED_FOR = 3_600_000;

/**
 * Automatic persisted queries: documents that clients send once and identify by their hash from then on.
 * Number and length of the documents are limited, so that clients cannot fill the memory; clients send an
 * evicted document again. Documents of other processes are read from the shared state. Registered documents
 * exist from the start.
 */
export class DocumentStore {
  readonly #documents = new LRUCache<string, string>({ max: OPERATION_LIMITS.storedDocuments });
  readonly #trusted: TrustedDocuments;
  readonly #shared: SharedState;

  constructor(trusted: TrustedDocuments, shared: SharedState) {
    this.#trusted = trusted;
    this.#shared = shared;
  }

  /** The document of a key, `apq:<SHA-256>`; undefined when it is not stored. */
  async get(key: string): Promise<string | undefined> {
    const hash = key.slice(key.indexOf(':') + 1);
    const known = this.#trusted.byHash(hash) ?? this.#documents.get(key);
    if (known !== undefined) return known;
    const found = await this.#shared.get(key);
    // Other programs may write to the shared state, so the hash is checked.
    if (found === undefined || documentHash(found) !== hash) return undefined;
    this.#documents.set(key, found);
    return found;
  }

  /** Stores a document, unless it is too long. */
  async set(key: string, document: string): Promise<void> {
    if (document.length > OPERATION_LIMITS.storedDocumentLength) return;
    this.#documents.set(key, document);
    await this.#shared.set(key, document, SHARED_FOR);
  }

  /** Deletes nothing: a hash always means the same document. */
  delete(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
