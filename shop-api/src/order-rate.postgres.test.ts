import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { audit, cleanBooks } from '../test-kit/kill-rounds/audit.ts';
import { startKillable, type KillableShop } from '../test-kit/kill-rounds/killable-shop.ts';
import { purchases, type Purchase } from '../test-kit/kill-rounds/purchases.ts';
import { prepareRounds } from '../test-kit/kill-rounds/prepare-rounds.ts';
import { statusCounts } from '../test-kit/many-buyers.ts';
import { serverCopyOf, type ServerDatabase } from '../test-kit/prepared-database.ts';
import { printFigures } from '../test-kit/print-figures.ts';
import { temporaryDataDir } from '../test-kit/temporary-data-dir.ts';
import { rounds } from '../test-kit/rounds.ts';
import { openPostgres } from './db/open-database.ts';

const RATE = 100;
const SECONDS = rounds(10, 120);
const ORDERS = RATE * SECONDS;
/** Orders before, so that code is compiled and connections are open. */
const WARM_UP = 200;

const folder = temporaryDataDir();
let server: ServerDatabase;
let wanted: Generator<Purchase, never>;
let shop: KillableShop;

beforeAll(async () => {
  server = await serverCopyOf(inject('preparedDatabase'));
  const database = await openPostgres(server.url, 2, () => undefined);
  wanted = purchases(await prepareRounds(database.db));
  await database.close();
  shop = await startKillable({ DATABASE_URL: server.url, SHOP_DATA_DIR: folder });
});
afterAll(async () => {
  await shop.kill();
  await server.remove();
});

const order = ({ body, extras }: Purchase) => shop.client.post('/order', body, extras);

describe(`${RATE} orders a second for ${SECONDS} s on PostgreSQL`, () => {
  // Whether a machine reaches the rate is a measurement (bench/README.md), not a test.
  it(
    'completes each order or rejects it with 503, and sells no piece twice',
    { timeout: 600_000 },
    async () => {
      for (let warm = 0; warm < WARM_UP; warm += 1) {
        expect((await order(wanted.next().value)).status).toBe(201);
      }
      const times: number[] = [];
      const began = performance.now();
      const sent = [];
      for (let number = 0; number < ORDERS; number += 1) {
        // Without waiting for earlier responses, as shoppers do.
        const due = began + (number * 1000) / RATE;
        const early = due - performance.now();
        if (early > 1) await wait(early);
        const response = order(wanted.next().value);
        sent.push(response.finally(() => times.push(performance.now() - due)));
      }
      const responses = await Promise.all(sent);
      const took = (performance.now() - began) / 1000;
      times.sort((one, other) => one - other);
      const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? NaN);
      printFigures('Orders', {
        seconds: took.toFixed(1),
        statuses: JSON.stringify(statusCounts(responses)),
        p50Ms: at(0.5),
        p99Ms: at(0.99),
        mostMs: Math.round(times.at(-1) ?? NaN),
      });
      const statuses = responses.map(({ status }) => status);
      expect([...new Set(statuses)].filter((status) => ![201, 503].includes(status))).toEqual([]);
      const accepted = statuses.filter((status) => status === 201).length;
      expect(accepted).toBeGreaterThan(0);
      const database = await openPostgres(server.url, 2, () => undefined);
      expect(await audit(database.db)).toEqual(cleanBooks(accepted + WARM_UP));
      await database.close();
    },
  );
});
