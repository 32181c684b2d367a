import type { SharedState } from '@gawai/server-kit/shared-state/shared-state';
import { LRUCache } from 'lru-cache';
import { documentHash } from '../trusted-documents/manifest.ts';
import type { TrustedDocuments } from '../trusted-documents/trusted-documents.ts';
import { OPERATION_LIMITS } from './limits.ts';

/** How long a document that one process has stored is known to the others, in ms. */
const SHARED_FOR = 3_600_000;

/**
 * Documents that clients send once and refer to by their hash from then on (automatic persisted
 * queries). Number and length of the documents are limited, so that clients cannot fill the memory;
 * a client sends a dropped document again. A document that this process does not have is looked up
 * among those of the other processes. Registered documents are known from the start.
 */
export class DocumentStore {
  readonly #documents = new LRUCache<string, string>({ max: OPERATION_LIMITS.storedDocuments });
  readonly #trusted: TrustedDocuments;
  readonly #shared: SharedState;

  constructor(trusted: TrustedDocuments, shared: SharedState) {
    this.#trusted = trusted;
    this.#shared = shared;
  }

  /** The document behind a key, `apq:<SHA-256>`; undefined when it is not known. */
  async get(key: string): Promise<string | undefined> {
    const hash = key.slice(key.indexOf(':') + 1);
    const known = this.#trusted.byHash(hash) ?? this.#documents.get(key);
    if (known !== undefined) return known;
    const found = await this.#shared.get(key);
    // What others could have written is believed only as far as its hash goes.
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
