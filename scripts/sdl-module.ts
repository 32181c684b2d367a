import { createHash } from 'node:crypto';
import { mkdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSdl } from './read-sdl.ts';

/**
 * Makes an empty module that changes with the SDL, and gives its path. `node --watch` restarts a program
 * for modules that it has loaded; the gateway reads the SDL as text, so in dev mode it loads this too.
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
      // A file was gone before it could be read, e.g. the lock of an editor; that is a change of its own.
    }
  });
  return file;
}
