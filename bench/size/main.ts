// `npm run bench:size`: how fast the reference shop API answers when it is large (bench/README.md).
import { machineLine } from '../support/machine.ts';
import { percentile } from '../support/percentiles.ts';
import { milliseconds, printTable } from '../support/print-table.ts';
import { buildShop, startShopProcess } from '../support/shop-process.ts';
import { formsOf } from './forms.ts';
import { largeEmbedded, largeOnPostgres, type LargeShop } from './large-database.ts';
import { lookAround } from './look-around.ts';
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

async function report(engine: string, { place, customer }: LargeShop, asked: Options) {
  const { products, orderLines } = asked.size;
  console.log(`\n${engine}: ${products} products, ${orderLines} order lines`);
  console.log(`${asked.requests} requests each, ${asked.clients} at a time; ${machineLine()}`);
  const began = performance.now();
  // No background work during the measurement.
  const shop = await startShopProcess(place, { SHOP_PRE_RENDER: 'off' });
  console.log(`ready after ${milliseconds(performance.now() - began)} ms\n`);
  try {
    const forms = formsOf(await lookAround(shop.url), customer);
    const rows: string[][] = [];
    for (const { name, path, isPersonal } of forms) {
      const { times, failures } = await measure(shop.url, path, {
        requests: asked.requests,
        clients: asked.clients,
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
