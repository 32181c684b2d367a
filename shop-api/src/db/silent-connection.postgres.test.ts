import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { emptyDatabase, serverCopyOf } from '../../test-kit/prepared-database.ts';
import { SEED_LOCK } from './advisory-locks.ts';
import { openPostgres } from './open-database.ts';
import { seedWhenEmpty } from './seed-when-empty.ts';

/** The URL of a database behind a proxy that, once switched, drops what its open connections send. */
async function swallowingNetwork(url: string) {
  const target = new URL(url);
  const { hostname, port } = target;
  const open = new Set<Socket>();
  const network = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    open.add(near);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => undefined);
    near.once('close', () => far.destroy());
  });
  await once(network.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const near of open) near.destroy();
    network.close();
  });
  target.hostname = '127.0.0.1';
  target.port = String((network.address() as AddressInfo).port);
  return {
    url: target.href,
    swallow: () => {
      for (const near of open) near.unpipe().resume();
    },
  };
}

describe('openPostgres', () => {
  it('drops a connection whose server is silent and continues with another one', async () => {
    const server = await serverCopyOf(inject('preparedDatabase'));
    onTestFinished(() => server.remove());
    const network = await swallowingNetwork(server.url);
    const { db, close } = await openPostgres(network.url, 1, () => undefined, 200);
    onTestFinished(close);
    await db.execute(sql`SELECT 1`);
    network.swallow();
    await expect(db.execute(sql`SELECT 2`)).rejects.toMatchObject({
      cause: { message: 'Connection terminated unexpectedly' },
    });
    await expect(db.execute(sql`SELECT 3`)).resolves.toMatchObject({ rowCount: 1 });
  });
});

describe('seedWhenEmpty', () => {
  it('waits for another process that seeds for longer than the timeout of a silent connection', async () => {
    const empty = await emptyDatabase(inject('preparedDatabase'));
    onTestFinished(empty.remove);
    const other = new pg.Client({ connectionString: empty.url });
    await other.connect();
    await other.query('SELECT pg_advisory_lock($1)', [SEED_LOCK]);
    const { db, close } = await openPostgres(empty.url, 1, () => undefined, 1_000);
    onTestFinished(close);
    let filled = false;
    const filling = seedWhenEmpty(db, () => {
      filled = true;
      return Promise.resolve();
    });
    await Promise.race([filling, other.query('SELECT pg_sleep(1.5)')]);
    expect(filled).toBe(false);
    await other.end();
    await filling;
    expect(filled).toBe(true);
  });
});
