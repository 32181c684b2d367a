// `npm run bench:gateway`: the gateway beside other GraphQL servers, a handler by hand and constant
// bytes (bench/README.md).
import type { RunningService } from '../../scripts/processes.ts';
import { machineLine } from '../support/machine.ts';
import { pinning } from '../support/pinning.ts';
import { printTable } from '../support/print-table.ts';
import { checkReplies, sendOperation } from './check-replies.ts';
import { goalLines } from './goals.ts';
import { measureRows, serverOf, type Bench } from './measure.ts';
import { readOptions } from './options.ts';
import { timeQuotes, type QuoteTimes } from './quote.ts';
import { personalRows, publicRows, type Row } from './rows.ts';
import { buildServers, Servers, type ServerName } from './servers.ts';
import { tableHead, tableRow, type Samples } from './table-rows.ts';
import { faultsOf } from './faults.ts';

const options = readOptions(process.argv.slice(2));
const pins = pinning();
await buildServers();
console.log(`${options.connections} connections, ${options.seconds} s a round; ${machineLine()}`);
if (pins.note !== null) console.log(pins.note);
const programs = await Servers.create(pins);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void programs.stop().then(() => process.exit(130)));
}
try {
  const faults = await run();
  for (const fault of faults) console.log(`FAILED   ${fault}`);
  process.exitCode = faults.length === 0 || options.isShort ? 0 : 1;
} finally {
  await programs.stop();
}

/** Measures both tables and prints them; what went wrong comes back. */
async function run(): Promise<string[]> {
  const began = performance.now();
  const bench = await startAll();
  const faults: string[] = [];
  // First, while the machine is calm and no server out of breath.
  const quote = await quotes(bench);
  const tables = {
    quote,
    public: await table('Public query', publicRows, bench, faults),
    personal: await table('Personal query', personalRows, bench, faults),
  };
  console.log('\nGoals, as the figures stand');
  for (const line of goalLines(tables)) console.log(line);
  if (options.isShort) console.log('A short run: these figures only show that everything runs.');
  console.log(`\n${machineLine()}, ${Math.round((performance.now() - began) / 1_000)} s`);
  return faults;
}

/** Measures one table and prints it; what went wrong goes to `faults`. */
async function table(
  title: string,
  rows: readonly Row[],
  bench: Bench,
  faults: string[],
): Promise<Samples> {
  const addressOf = (row: Row) => `${serverOf(row, bench.servers).url}/graphql`;
  console.log(`\n${title}`);
  const [unable] = await checkReplies(rows, addressOf);
  if (unable !== undefined) throw new Error(unable);
  const samples = await measureRows(rows, bench);
  // A machine that was too slow for a while may leave a server out of breath: that is not a wrong answer.
  faults.push(...(await checkReplies(rows, addressOf)), ...faultsOf(rows, samples));
  console.log('');
  printTable(
    tableHead,
    rows.map((row) => tableRow(row, samples)),
  );
  return samples;
}

/** Times quotes one after the other, while nothing else is asked. */
function quotes({ servers, upstream }: Bench): Promise<QuoteTimes> {
  const gateway = servers.get('gateway');
  if (gateway === undefined) throw new Error('The gateway does not run.');
  const times = options.isShort ? 30 : 300;
  return timeQuotes(gateway.url, upstream.url, { unmeasured: times, measured: times });
}

async function startAll(): Promise<Bench> {
  const [upstream, load] = await Promise.all([programs.upstream(), programs.load()]);
  const shop = upstream.url;
  const servers = new Map<ServerName, RunningService>();
  for (const kind of ['apollo', 'yoga', 'yoga-cached', 'mercurius', 'by-hand'] as const) {
    servers.set(kind, await programs.contender(kind, shop));
  }
  servers.set('gateway', await programs.gateway('gateway', shop));
  const plain = { RESPONSE_CACHE_MB: '0' };
  servers.set('gateway-plain', await programs.gateway('gateway-plain', shop, plain));
  for (const [name, rows] of [
    ['constant-products', publicRows],
    ['constant-order', personalRows],
  ] as const) {
    servers.set(name, await programs.constant(name, await bytesOfGateway(rows, servers)));
  }
  return { servers, upstream, load: load.process, options };
}

/** What the gateway answers to the operation of a table. */
async function bytesOfGateway(rows: readonly Row[], servers: Bench['servers']): Promise<string> {
  const row = rows.find(({ id }) => id === 'G');
  const [operation] = row?.operations ?? [];
  if (row === undefined || operation === undefined) throw new Error('The gateway has no line.');
  const url = `${serverOf(row, servers).url}/graphql`;
  return (await sendOperation(url, row, operation)).text;
}
