import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '../shop-api/src/db/folder-lock.ts';
import { emptyDataFolder } from './data-folder.ts';
import { runCommand } from './run-command.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gawai-reset-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** A folder under the temporary one, with these files. */
function folder(name: string, files: readonly string[]): string {
  const path = join(root, name);
  for (const file of files.map((one) => join(path, one))) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  return path;
}

const SHOP = ['secrets.json', 'lock', 'database/PG_VERSION', 'receipts/a.jpg', 'pictures/b.webp'];

describe('emptyDataFolder', () => {
  it.each([
    ['an embedded database', SHOP],
    ['receipts beside a PostgreSQL', ['secrets.json', 'receipts/a.jpg']],
    ['what a killed start left', ['lock', 'lock.7.ab', 'database.draft/base', 'secrets.json.7']],
  ])('empties a data folder with %s', (_, files) => {
    const data = folder('data', files);
    expect(emptyDataFolder(data, folder('repository', ['package.json']))).toBeNull();
    expect(readdirSync(data)).toEqual([]);
  });

  it('empties the folder that a link names', () => {
    const data = folder('data', SHOP);
    symlinkSync(data, join(root, 'link'));
    expect(emptyDataFolder(join(root, 'link'), folder('repository', ['package.json']))).toBeNull();
    expect(readdirSync(data)).toEqual([]);
  });

  it('accepts a folder that does not exist yet', () => {
    expect(emptyDataFolder(join(root, 'new'), root)).toBeNull();
  });

  it.each([
    ['that is the repository', 'holds this repository', 'data', []],
    ['that holds the repository', 'holds this repository', 'data/database/repository', []],
    ['with other contents', 'also has notes.txt', 'repository', ['notes.txt']],
    ['that no shop API has used', 'no shop API has used it', 'repository', null],
  ])('deletes nothing in a folder %s', (_, message, repository, more) => {
    const files = more === null ? ['pictures/holiday.jpg'] : [...SHOP, ...more];
    const data = folder('data', files);
    mkdirSync(join(root, repository), { recursive: true });
    const before = readdirSync(data, { recursive: true });
    expect(emptyDataFolder(data, join(root, repository))).toContain(message);
    expect(readdirSync(data, { recursive: true })).toEqual(before);
  });

  it('deletes nothing in a folder whose link leads to the repository', () => {
    const repository = folder('repository', SHOP);
    symlinkSync(repository, join(root, 'link'));
    expect(emptyDataFolder(join(root, 'link'), repository)).toContain('holds this repository');
    expect(readdirSync(repository)).toHaveLength(5);
  });

  it('does not delete a file', () => {
    const file = join(folder('data', ['notes.txt']), 'notes.txt');
    expect(emptyDataFolder(file, root)).toContain('is not a folder');
    expect(readdirSync(join(root, 'data'))).toEqual(['notes.txt']);
  });
});

describe('npm run reset', () => {
  const reset = (dataDir: string) =>
    runCommand(
      [
        process.execPath,
        '--import',
        import.meta.resolve('tsx'),
        join(import.meta.dirname, 'reset.ts'),
      ],
      { quiet: true, cwd: root, env: { SHOP_DATA_DIR: dataDir } },
    );

  it.each(['', '  '])('takes a blank SHOP_DATA_DIR (%j) as not set', async (blank) => {
    folder('.data', SHOP);
    folder('.', ['package.json']);
    expect((await reset(blank)).code).toBe(0);
    expect(readdirSync(root).toSorted()).toEqual(['.data', 'package.json']);
    expect(readdirSync(join(root, '.data'))).toEqual([]);
  });

  it('deletes nothing while a shop API uses the folder', async () => {
    const data = folder(
      '.data',
      SHOP.filter((name) => name !== 'lock'),
    );
    folder('.', ['package.json']);
    const unlock = await lockFolder(data);
    const { code, output } = await reset('');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^Nothing was deleted\. The data folder .+ is in use by another shop API/,
      ),
    ]);
    expect(readdirSync(data)).toHaveLength(SHOP.length);
    await unlock();
    expect((await reset('')).code).toBe(0);
    expect(readdirSync(data)).toEqual([]);
  });

  it('prints why it deletes nothing', async () => {
    folder('.', ['package.json']);
    const { code, output } = await reset('.');
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^Nothing was deleted: .+ holds this/),
    ]);
    expect(readdirSync(root)).toEqual(['package.json']);
  });
});
