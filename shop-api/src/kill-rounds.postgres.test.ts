import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { audit, cleanBooks } from '../test-kit/kill-rounds/audit.ts';
import { runKillRounds } from '../test-kit/kill-rounds/run-kill-rounds.ts';
import { prepareRounds, type RoundsData } from '../test-kit/kill-rounds/prepare-rounds.ts';
import { serverCopyOf, type ServerDatabase } from '../test-kit/prepared-database.ts';
import { printFigures } from '../test-kit/print-figures.ts';
import { temporaryDataDir } from '../test-kit/temporary-data-dir.ts';
import { rounds } from '../test-kit/rounds.ts';
import { openPostgres } from './db/open-database.ts';

const ROUNDS = rounds(10, 200);
const folder = temporaryDataDir();
let server: ServerDatabase;
let data: RoundsData;

beforeAll(async () => {
  server = await serverCopyOf(inject('preparedDatabase'));
  const database = await openPostgres(server.url, 2, () => undefined);
  data = await prepareRounds(database.db);
  await database.close();
});
afterAll(() => server.remove());

describe(`a shop on PostgreSQL that is killed ${ROUNDS} times`, () => {
  it('loses no order, and stores none in part or twice', { timeout: ROUNDS * 60_000 }, async () => {
    const env = { DATABASE_URL: server.url, SHOP_DATA_DIR: folder };
    const figures = await runKillRounds(env, data, ROUNDS);
    printFigures('Killed on PostgreSQL', { ...figures });
    expect(figures.acknowledged).toBeGreaterThan(0);
    const database = await openPostgres(server.url, 2, () => undefined);
    expect(await audit(database.db)).toEqual(cleanBooks(figures.sent));
    await database.close();
  });
});
