import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** An operation that a client has registered. */
export interface TrustedDocument {
  /** SHA-256 of `body`, in hexadecimal. */
  readonly id: string;
  /** The operation with its fragments, as the client sends it. */
  readonly body: string;
}

/** All operations of one client. */
export interface Manifest {
  /** Name of the client: the name of its file. */
  readonly client: string;
  readonly documents: readonly TrustedDocument[];
}

/** A manifest that cannot be read; the message names the file. */
export class ManifestError extends Error {}

/** As `@apollo/generate-persisted-query-manifest` writes it. */
const apolloFormat = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string(), body: z.string() })),
});

/** As the client preset of graphql-codegen writes it with `persistedDocuments`: hash → document. */
const codegenFormat = z.record(z.string(), z.string());

const manifestFormat = z.union([
  apolloFormat.transform(({ operations }) => operations),
  codegenFormat.transform((documents) =>
    Object.entries(documents).map(([id, body]) => ({ id, body })),
  ),
]);

/** The hash of a document that clients send in `extensions.persistedQuery.sha256Hash`. */
export function documentHash(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** The documents of a manifest file. Throws a `ManifestError`. */
export function readManifest(file: string): TrustedDocument[] {
  const documents = parse(file);
  const wrong = documents.find(({ id, body }) => id !== documentHash(body));
  if (wrong !== undefined) {
    throw new ManifestError(
      `${file}: "${wrong.id}" is not the SHA-256 of its document. Create the manifest with SHA-256.`,
    );
  }
  return documents;
}

/** The manifests of a folder, one for each client. Throws a `ManifestError`. */
export function readManifests(folder: string): Manifest[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      client: basename(name, '.json'),
      documents: readManifest(join(folder, name)),
    }));
}

/** None when the folder does not exist. */
function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new ManifestError(`${folder} cannot be read: ${String(error)}`);
  }
}

function parse(file: string): TrustedDocument[] {
  try {
    return manifestFormat.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'no manifest of operations' : String(error);
    throw new ManifestError(`${file} cannot be read: ${reason}`);
  }
}
