import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

/** Below this many bytes the headers of a compressed response cost more than compression saves. */
const MIN_BYTES = 160;

/**
 * Writes a brotli and a gzip copy beside every text file of the browser build, so that the server
 * does not compress files that never change.
 */
export function precompress(): Plugin {
  return {
    name: 'gawai:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle(options) {
      const folder = options.dir;
      if (folder === undefined) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue;
        const file = join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        if (bytes.length < MIN_BYTES) continue;
        const params = {
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          // A little smaller than the default of 0 for minified script.
          [constants.BROTLI_PARAM_NPOSTFIX]: 1,
        };
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
