import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  openEmbedded,
  openPostgres,
  type OpenDatabase,
} from '../../shop-api/src/db/open-database.ts';
import {
  fillLargeShop,
  type ShopSize,
} from '../../shop-api/test-kit/large-shop/fill-large-shop.ts';
import { inDatabase, onServer } from '../../shop-api/test-kit/on-server.ts';
import { startShopProcess, type DataLocation } from '../support/shop-process.ts';
import { signInBenchCustomer, type BenchCustomer } from './bench-customer.ts';

const FOLDER = fileURLToPath(new URL('../.data', import.meta.url));
const CONNECTIONS = 2;
/** Changes with what `fillLargeShop` creates, so that no older database is measured. */
const CONTENTS = 2;

/** The database of a large shop that is not running, and a customer for personal requests. */
export interface LargeShop {
  readonly location: DataLocation;
  readonly customer: BenchCustomer;
}

/** The large shop on a PostgreSQL server: created at first, then reused as a database of its own. */
export async function largeOnPostgres(server: string, size: ShopSize): Promise<LargeShop> {
  const name = `gawai_bench_${nameOf(size)}`;
  const open = (database: string) =>
    openPostgres(inDatabase(server, database), CONNECTIONS, () => undefined);
  const existing = await onServer(server, `SELECT FROM pg_database WHERE datname = '${name}'`);
  if (existing.rowCount === 0) {
    // Under another name until it is complete, so that an incomplete one is never measured.
    const draft = `${name}_draft`;
    await onServer(server, `DROP DATABASE IF EXISTS ${draft}`);
    await onServer(server, `CREATE DATABASE ${draft}`);
    await runOnce({ databaseUrl: inDatabase(server, draft) });
    await fill(await open(draft), size);
    await onServer(server, `ALTER DATABASE ${draft} RENAME TO ${name}`);
  }
  const databaseUrl = inDatabase(server, name);
  return { location: { databaseUrl }, customer: await customerOf(await open(name)) };
}

/** The large shop in the embedded database: created at first, then reused under `bench/.data`. */
export async function largeEmbedded(size: ShopSize): Promise<LargeShop> {
  const dataDir = join(FOLDER, nameOf(size));
  if (!existsSync(dataDir)) {
    const draft = `${dataDir}.draft`;
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { recursive: true });
    await runOnce({ dataDir: draft });
    await fill(await openEmbedded(draft), size);
    await rename(draft, dataDir);
  }
  return { location: { dataDir }, customer: await customerOf(await openEmbedded(dataDir)) };
}

/** The shop creates its tables and the demo catalogue when it first starts. */
async function runOnce(location: DataLocation): Promise<void> {
  const shop = await startShopProcess(location);
  await shop.stop();
}

async function fill(database: OpenDatabase, size: ShopSize): Promise<void> {
  const began = performance.now();
  try {
    await fillLargeShop(database.db, size);
  } finally {
    await database.close();
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `Created ${size.products} products and ${size.orderLines} order lines in ${seconds} s.`,
  );
}

async function customerOf(database: OpenDatabase): Promise<BenchCustomer> {
  try {
    return await signInBenchCustomer(database.db);
  } finally {
    await database.close();
  }
}

function nameOf({ products, orderLines, customers }: ShopSize): string {
  return `${products}_${orderLines}_${customers}_${CONTENTS}`;
}
