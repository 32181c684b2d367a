import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { audit, cleanBooks } from '../test-kit/kill-rounds/audit.ts';
import { runKillRounds } from '../test-kit/kill-rounds/run-kill-rounds.ts';
import { prepareRounds, type RoundsData } from '../test-kit/kill-rounds/prepare-rounds.ts';
import { printFigures } from '../test-kit/print-figures.ts';
import { temporaryDataDir } from '../test-kit/temporary-data-dir.ts';
import { rounds } from '../test-kit/rounds.ts';
import { embeddedOptions, migratedEmbedded } from './db/open-database.ts';

const ROUNDS = rounds(10, 200);
const folder = temporaryDataDir();
let data: RoundsData;
const open = (loadDataDir?: Blob) => {
  const options = { ...embeddedOptions, ...(loadDataDir && { loadDataDir }) };
  return migratedEmbedded(new PGlite(join(folder, 'database'), options));
};

beforeAll(async () => {
  const prepared = inject('preparedDatabase');
  if (prepared.engine !== 'embedded') throw new Error('This test is for the embedded database');
  const loadDataDir = new Blob([await readFile(prepared.dump)]);
  const database = await open(loadDataDir);
  data = await prepareRounds(database.db);
  await database.close();
});

describe(`a shop on the embedded database that is killed ${ROUNDS} times`, () => {
  it('loses no order, and stores none in part or twice', { timeout: ROUNDS * 60_000 }, async () => {
    const figures = await runKillRounds({ SHOP_DATA_DIR: folder }, data, ROUNDS);
    printFigures('Killed on the embedded database', { ...figures });
    expect(figures.acknowledged).toBeGreaterThan(0);
    const database = await open();
    expect(await audit(database.db)).toEqual(cleanBooks(figures.sent));
    await database.close();
  });
});
