import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The SDL of a folder: all files, joined in the order of their names. */
export function readSdl(folder: string): string {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}
