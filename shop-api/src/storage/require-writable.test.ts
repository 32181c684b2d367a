import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryDataDir } from '../../test-kit/temporary-data-dir.ts';
import { StartProblem } from '../start-problem.ts';
import { requireWritable } from './require-writable.ts';

describe('requireWritable', () => {
  it('creates only the data folder, so that a backup can be restored into it', async () => {
    const folder = join(temporaryDataDir(), 'data');
    await requireWritable(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  it('reports a data folder that is a file', async () => {
    const file = join(temporaryDataDir(), 'data');
    await writeFile(file, '');
    await expect(requireWritable(file)).rejects.toThrow(StartProblem);
    await expect(requireWritable(file)).rejects.toThrow(`The data folder ${file} cannot be used`);
  });

  it('reports a receipts folder that cannot be written', async () => {
    const folder = temporaryDataDir();
    // A folder of another user. For root, who can write all folders, it is a file.
    await writeFile(join(folder, 'receipts'), '', { mode: 0o400 });
    await expect(requireWritable(folder)).rejects.toThrow(`access '${join(folder, 'receipts')}'`);
  });

  it('accepts a folder with receipts', async () => {
    const folder = temporaryDataDir();
    await mkdir(join(folder, 'receipts'));
    await expect(requireWritable(folder)).resolves.toBeUndefined();
  });
});
