import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse, type DocumentNode } from 'graphql';

const require = createRequire(import.meta.url);

let parsed: DocumentNode | undefined;

/** The SDL of the package `@gawai/schema`, parsed once. */
export function typeDefs(): DocumentNode {
  parsed ??= parse(readSdl(dirname(require.resolve('@gawai/schema/package.json'))), {
    noLocation: true,
  });
  return parsed;
}

/** The SDL of a folder: all files, joined in the order of their names. */
export function readSdl(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
