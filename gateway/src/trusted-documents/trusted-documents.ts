import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { print } from 'graphql';
import { parseDocument } from '../limits/parse-document.ts';
import { ManifestError, readManifests, type Manifest } from './manifest.ts';

const require = createRequire(import.meta.url);

/** Effect of registered operations: none, they are persisted from the start, or only they are executed. */
export const TRUSTED_DOCUMENTS_MODES = ['off', 'on', 'only'] as const;

/** One of `TRUSTED_DOCUMENTS_MODES`. */
export type TrustedDocumentsMode = (typeof TRUSTED_DOCUMENTS_MODES)[number];

/** Manifests of the package `@gawai/schema`: that of the storefront, which the build writes. */
export function defaultManifestFolder(): string {
  return join(dirname(require.resolve('@gawai/schema/package.json')), 'documents');
}

/** The operations that clients have registered. */
export class TrustedDocuments {
  readonly #byHash = new Map<string, string>();
  #normalized: ReadonlySet<string | null> | undefined;

  /** The documents are not validated: the schema may have changed since they were registered. */
  constructor(manifests: readonly Manifest[]) {
    for (const { id, body } of manifests.flatMap(({ documents }) => documents)) {
      this.#byHash.set(id, body);
    }
  }

  /** The document with a hash. */
  byHash(hash: string): string | undefined {
    return this.#byHash.get(hash);
  }

  /** Whether a document is registered; layout, comments and the order of definitions do not matter. Parses it. */
  has(document: string): boolean {
    this.#normalized ??= new Set([...this.#byHash.values()].map(normalized));
    const text = normalized(document);
    return text !== null && this.#normalized.has(text);
  }
}

/**
 * Reads the manifests of `folder`; null = those of the package `@gawai/schema`. Throws a `ManifestError`, also
 * for a folder without a manifest, except for the package before a build, as in `npm run dev`.
 */
export function loadTrustedDocuments(
  mode: TrustedDocumentsMode,
  folder: string | null,
): TrustedDocuments {
  if (mode === 'off') return new TrustedDocuments([]);
  const manifestFolder = folder ?? defaultManifestFolder();
  const manifests = readManifests(manifestFolder);
  if (manifests.length === 0 && (folder !== null || mode === 'only')) {
    throw new ManifestError(
      `there is no manifest of trusted documents in ${manifestFolder}. Correct TRUSTED_DOCUMENTS_DIR, or set TRUSTED_DOCUMENTS=off.`,
    );
  }
  return new TrustedDocuments(manifests);
}

function normalized(document: string): string | null {
  const parsed = parseDocument(document);
  return parsed === null ? null : parsed.definitions.map(print).sort().join('\n');
}
