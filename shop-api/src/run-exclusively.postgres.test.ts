import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../test-kit/fresh-shop.ts';
import { MIN_CONNECTIONS } from './config.ts';
import { runExclusively } from './scheduled-jobs.ts';

const { shop } = await freshShop();
const onServer = { db: shop.db, settings: { ...shop.settings, databaseUrl: 'postgres://here' } };

describe('runExclusively', () => {
  it('runs a job in one process at a time, and again afterwards', async () => {
    const done: string[] = [];
    await runExclusively(onServer, 1, async () => {
      await runExclusively(onServer, 1, () =>
        Promise.resolve(void done.push('the same meanwhile')),
      );
      await runExclusively(onServer, 2, () => Promise.resolve(void done.push('other work')));
      done.push('first');
    });
    await runExclusively(onServer, 1, () => Promise.resolve(void done.push('the same later')));
    expect(done).toEqual(['other work', 'first', 'the same later']);
  });

  it('holds the lock of a job that runs longer than the timeouts of the database', async () => {
    const pool = new pg.Pool({
      connectionString: process.env['TEST_DATABASE_URL'] ?? '',
      idle_in_transaction_session_timeout: 500,
    });
    const short = { ...onServer, db: drizzle(pool) };
    const others: string[] = [];
    pool.on('connect', (client) => client.on('error', () => undefined));
    const work = async () => {
      // Long enough for the limit to end a silent transaction.
      await shop.db.execute(sql`SELECT pg_sleep(0.8)`);
      await runExclusively(short, 3, () => Promise.resolve(void others.push('meanwhile')));
    };
    await runExclusively(short, 3, work, 100);
    await pool.end();
    expect(others).toEqual([]);
  });

  it('leaves a connection for two jobs with the minimum of connections', async () => {
    const few = await freshShop({ settings: { databaseConnections: MIN_CONNECTIONS } });
    const here = { ...onServer, db: few.db };
    const done: string[] = [];
    await runExclusively(here, 1, () =>
      runExclusively(here, 2, async () => {
        await few.db.execute(sql`SELECT 1`);
        done.push('both');
      }),
    );
    expect(done).toEqual(['both']);
  });

  it('frees the lock of a failed job', async () => {
    const failing = runExclusively(onServer, 1, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    let isDone = false;
    await runExclusively(onServer, 1, async () => {
      isDone = await Promise.resolve(true);
    });
    expect(isDone).toBe(true);
  });
});
