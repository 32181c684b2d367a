// `npm run bench:size`: response times of the reference shop API when it is large (bench/README.md).
import { machineLine } from '../support/machine.ts';
import { percentile } from '../support/percentiles.ts';
import { milliseconds, printTable } from '../support/print-table.ts';
import { buildShop, startShopProcess } from '../support/shop-process.ts';
import { requestKinds } from './request-kinds.ts';
import { largeEmbedded, largeOnPostgres, type LargeShop } from './large-database.ts';
import { readListingFacts } from './listing-facts.ts';
import { measure } from './measure.ts';
import { readOptions, type Options } from './options.ts';

const options = readOptions();
await buildShop();
if (options.server !== null) {
  await report('PostgreSQL', await largeOnPostgres(options.server, options.size), options);
}
if (options.isEmbeddedMeasured) {
  await report('embedded database', await largeEmbedded(options.size), options);
}

async function report(engine: string, { location, customer }: LargeShop, run: Options) {
  const { products, orderLines } = run.size;
  console.log(`\n${engine}: ${products} products, ${orderLines} order lines`);
  console.log(`${run.requests} requests each, ${run.clients} at a time; ${machineLine()}`);
  const began = performance.now();
  // No background work during the measurement.
  const shop = await startShopProcess(location, { SHOP_PRE_RENDER: 'off' });
  console.log(`ready after ${milliseconds(performance.now() - began)} ms\n`);
  try {
    const kinds = requestKinds(await readListingFacts(shop.url), customer);
    const rows: string[][] = [];
    for (const { name, path, isPersonal } of kinds) {
      const { times, failures } = await measure(shop.url, path, {
        requests: run.requests,
        clients: run.clients,
        token: isPersonal ? customer.token : null,
      });
      const shares = [0.5, 0.95, 0.99].map((share) => milliseconds(percentile(times, share)));
      rows.push([name, ...shares, milliseconds(Math.max(...times)), String(failures)]);
    }
    printTable(['ms', 'p50', 'p95', 'p99', 'max', 'not 200'], rows);
    console.log(machineLine());
  } finally {
    await shop.stop();
  }
}
