import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const GENERATED = '.generated.ts';

/**
 * Removes the generated files below a folder whose `.graphql` file is gone, e.g. after a change of branch: git ignores
 * them, graphql-codegen leaves them, and they no longer fit the schema.
 */
export function removeOrphanedTypes(folder: string): void {
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(GENERATED))
    .map((name) => join(folder, name))
    .filter((file) => !existsSync(file.replace(GENERATED, '.graphql')))
    .forEach((file) => rmSync(file));
}
