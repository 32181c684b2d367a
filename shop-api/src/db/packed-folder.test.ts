import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packFolder, unpackFolder } from './packed-folder.ts';

/** Every file with its bytes and every empty folder inside a folder. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    found[name] = entry.isDirectory() ? 'folder' : (await readFile(path)).toString('hex');
  }
  return found;
}

const name = fc.constantFrom('base', '1', 'PG_VERSION', 'a b', 'x.y');
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'));
const bytes = fc
  .tuple(fc.uint8Array({ maxLength: 20 }), fc.constantFrom(0, 1, 8_192))
  .map(([start, zeros]) => Buffer.concat([start, Buffer.alloc(zeros)]));

describe('a packed folder', () => {
  it('comes out as it went in, with zeros at the end of files and empty folders', async () => {
    const work = await mkdtemp(join(tmpdir(), 'gawai-packed-'));
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.dictionary(path, fc.option(bytes)), async (tree) => {
        const folder = join(work, String((round += 1)));
        await mkdir(folder);
        for (const [place, content] of Object.entries(tree)) {
          // A name may be taken by a file or a folder already: what is there is what counts.
          if (content === null) {
            await mkdir(join(folder, place), { recursive: true }).catch(() => undefined);
          } else {
            await mkdir(dirname(join(folder, place)), { recursive: true }).catch(() => undefined);
            await writeFile(join(folder, place), content).catch(() => undefined);
          }
        }
        unpackFolder(await packFolder(folder), `${folder}.copy`);
        expect(await contentsOf(`${folder}.copy`)).toEqual(await contentsOf(folder));
      }),
      { numRuns: 60 },
    );
    await rm(work, { recursive: true });
  });
});
