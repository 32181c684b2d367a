import { createHash } from 'node:crypto';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSdl } from '../gateway/src/graphql/type-defs.ts';

/**
 * Writes a module whose content changes with the SDL and returns its path. `node --watch` restarts a
 * program only for modules that it has loaded; the gateway reads the SDL as text, so it loads this module
 * in development.
 */
export function createSdlModule(root: string): string {
  const folder = join(root, 'node_modules', '.cache', 'gawai');
  const file = join(folder, 'sdl.mjs');
  const schema = join(root, 'schema');
  let written = '';
  const write = () => {
    const digest = createHash('sha256').update(readSdl(schema)).digest('hex');
    if (digest === written) return;
    written = digest;
    writeFileSync(file, `// ${digest}\n`);
  };
  mkdirSync(folder, { recursive: true });
  write();
  watch(schema, () => {
    try {
      write();
    } catch {
      // A file disappeared before it was read, e.g. an editor's lock; its removal is a change event of its own.
    }
  });
  return file;
}
