import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse, type DocumentNode } from 'graphql';

const require = createRequire(import.meta.url);

let parsed: DocumentNode | undefined;

/** The SDL of the package `@gawai/schema`: all files in the order of their names, parsed once. */
export function typeDefs(): DocumentNode {
  parsed ??= parse(readSdl(), { noLocation: true });
  return parsed;
}

function readSdl(): string {
  const folder = dirname(require.resolve('@gawai/schema/package.json'));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
