import { LRUCache } from 'lru-cache';
import { documentExcess } from './measure-document.ts';
import { variableExcess, variableTextRejection } from './measure-value.ts';
import type { TrustedDocuments } from '../trusted-documents/trusted-documents.ts';
import { NOT_TRUSTED, tooLarge, type OperationRejection } from './operation-rejection.ts';
import { parseDocument } from './parse-document.ts';
import { scanDocument } from './scan-document.ts';

/** Documents above this many characters are measured each time, so that they cannot fill the memory. */
const CACHED_DOCUMENT_MAX = 10_000;

/**
 * Rejects operations that are too large or contain an invalid text, before Apollo validates them: its
 * rules compare fields with each other, and a small bomb of fragments would take minutes. Results are
 * cached per document.
 */
export class Admission {
  readonly #known = new LRUCache<string, OperationRejection | 'accepted'>({ max: 1_000 });
  readonly #trusted: TrustedDocuments | null;

  /** `trusted` are the only operations that are accepted; null = all. */
  constructor(trusted: TrustedDocuments | null = null) {
    this.#trusted = trusted;
  }

  /**
   * Why an operation is rejected; null when Apollo may process it, also for a document that cannot be
   * parsed, whose error Apollo reports. `hash` identifies a document that is not sent.
   */
  rejection(query: unknown, variables: unknown, hash?: unknown): OperationRejection | null {
    const excess = variableExcess(variables);
    if (excess !== null) return tooLarge(excess);
    const ofText = variableTextRejection(variables);
    if (ofText !== null) return ofText;
    if (typeof query !== 'string') return this.#rejectionOfHash(hash);
    const known = this.#known.get(query);
    const found =
      known ?? scanDocument(query) ?? measure(query) ?? this.#untrusted(query) ?? 'accepted';
    if (known === undefined && query.length <= CACHED_DOCUMENT_MAX) this.#known.set(query, found);
    return found === 'accepted' ? null : found;
  }

  #untrusted(query: string): OperationRejection | null {
    return this.#trusted === null || this.#trusted.has(query) ? null : NOT_TRUSTED;
  }

  #rejectionOfHash(hash: unknown): OperationRejection | null {
    if (this.#trusted === null || typeof hash !== 'string') return null;
    return this.#trusted.byHash(hash) === undefined ? NOT_TRUSTED : null;
  }
}

function measure(query: string): OperationRejection | null {
  const document = parseDocument(query);
  const excess = document === null ? null : documentExcess(document);
  return excess === null ? null : tooLarge(excess);
}
