// `npm run bench:gateway`: compares the gateway with other GraphQL servers, a hand-written handler and
// a constant response (bench/README.md).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopService, type RunningService } from '../../scripts/processes.ts';
import { saveFigures } from '../support/figures-page.ts';
import { machineLine } from '../support/machine.ts';
import { pinning } from '../support/pinning.ts';
import { printTable } from '../support/print-table.ts';
import { checkResponses, sendOperation } from './check-responses.ts';
import { median } from './figures.ts';
import { goalLines, type Tables } from './goals.ts';
import { observeMemory } from './memory.ts';
import { measureRows, serverOf, unmeasured, type Bench } from './measure.ts';
import { readOptions } from './options.ts';
import { printProfile } from './profile.ts';
import { quoteText, timeQuotes, type QuoteTable } from './quote.ts';
import { personalRows, processRows, publicRows, type Row } from './rows.ts';
import { buildServers, Servers, type ServerName } from './servers.ts';
import { samplesOf, tableHead, tableRow, type Samples } from './table-rows.ts';
import { findRunFailures } from './run-failures.ts';

/** Settings of the gateway without a response cache. */
const plain = { RESPONSE_CACHE_MB: '0' };

const options = readOptions();
const pins = pinning();
await buildServers();
console.log(`${options.connections} connections, ${options.seconds} s a round; ${machineLine()}`);
if (pins.note !== null) console.log(pins.note);
const programs = await Servers.create(pins);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void programs.remove().then(() => process.exit(130)));
}
try {
  if (options.memoryMinutes !== null) await observe(options.memoryMinutes);
  else if (options.profile === null) {
    const failures = await run();
    for (const failure of failures) console.log(`FAILED   ${failure}`);
    process.exitCode = failures.length === 0 || options.isShort ? 0 : 1;
  } else await profileLine(options.profile);
} finally {
  await programs.remove();
}

/** Writes a processor profile of the gateway under the load of one line, and prints the share of its functions. */
async function profileLine(name: string): Promise<void> {
  const rows = Object.entries({ public: publicRows, personal: personalRows })
    .flatMap(([table, all]) => all.map((row) => ({ title: `${table} ${row.id}`, row })))
    .filter(({ row }) => row.server.startsWith('gateway'));
  const row = rows.find(({ title }) => title === name)?.row;
  if (row === undefined) {
    const known = rows.map(({ title }) => `"${title}"`).join(', ');
    throw new Error(`The gateway has no line "${name}". It has ${known}.`);
  }
  const [upstream, load] = await Promise.all([programs.upstream(), programs.load()]);
  const folder = await mkdtemp(join(tmpdir(), 'gawai-profile-'));
  const settings = row.server === 'gateway-plain' ? plain : {};
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`];
  const gateway = await programs.gateway(row.server, upstream.url, settings, flags);
  const bench = {
    servers: new Map([[row.server, gateway]]),
    upstream,
    load: load.process,
    options,
  };
  await unmeasured(row, bench, options.warmUp + options.rounds * options.seconds);
  await stopService(gateway.process, 10_000);
  await printProfile(folder, `${name.replaceAll(' ', '-')}.cpuprofile`);
  await rm(folder, { recursive: true });
}

/** Observes the memory of a gateway with default settings for some minutes. */
async function observe(minutes: number): Promise<void> {
  const [upstream, load] = await Promise.all([programs.upstream(), programs.load()]);
  const gateway = await programs.gateway('gateway', upstream.url);
  const servers = new Map([['gateway', gateway]] as const);
  await observeMemory({ servers, upstream, load: load.process, options }, minutes);
  console.log(machineLine());
}

/** Measures both tables and prints them; returns the failures. */
async function run(): Promise<string[]> {
  const began = performance.now();
  const failures: string[] = [];
  const tables = {
    quote: await quotes(),
    public: await table('Public query', publicRows, failures),
    personal: await table('Personal query', personalRows, failures),
    processes: await measured(processRows, failures, () => startFor(processRows)),
  };
  const goals = goalLines(tables);
  console.log('\nTargets');
  for (const line of goals) console.log(line);
  if (options.isShort) console.log('Short run: the figures are not meaningful.');
  console.log(`\n${machineLine()}, ${Math.round((performance.now() - began) / 1_000)} s`);
  if (options.isSaved) await save(tables, goals);
  return failures;
}

async function save(tables: Tables, notes: readonly string[]): Promise<void> {
  const tableOf = (title: string, rows: readonly Row[], samples: Samples) => ({
    title,
    head: tableHead,
    rows: rows.map((row) => tableRow(row, samples)),
  });
  await saveFigures('gateway', {
    title: 'The gateway beside other servers',
    command: 'npm run bench:gateway -- --save',
    tables: [
      tableOf('Public query', publicRows, tables.public),
      tableOf('Personal query', personalRows, tables.personal),
    ],
    chart: {
      title: 'Public query, requests a second',
      bars: publicRows.map(({ id, name, server }) => ({
        label: `${id}: ${name}`,
        value: median(samplesOf(tables.public, id).map(({ perSecond }) => perSecond)),
        isOwn: server.startsWith('gateway'),
      })),
    },
    notes,
  });
}

/** Measures one table and prints it; adds to `failures`. */
async function table(title: string, rows: readonly Row[], failures: string[]): Promise<Samples> {
  console.log(`\n${title}`);
  let check: () => Promise<string[]> = () => Promise.resolve([]);
  const samples = await measured(rows, failures, async () => {
    // An overloaded server may still reject requests here: a failure, but not a wrong response.
    failures.push(...(await check()));
    const bench = await startFor(rows);
    check = () => checkResponses(rows, (row) => `${serverOf(row, bench.servers).url}/graphql`);
    const [failure] = await check();
    if (failure !== undefined) throw new Error(failure);
    return bench;
  });
  failures.push(...(await check()));
  console.log('');
  printTable(
    tableHead,
    rows.map((row) => tableRow(row, samples)),
  );
  return samples;
}

/** Measures rows; adds what invalidates the run to `failures`. */
async function measured(
  rows: readonly Row[],
  failures: string[],
  startServers: () => Promise<Bench>,
): Promise<Samples> {
  const samples = await measureRows(rows, options, startServers);
  failures.push(...findRunFailures(rows, samples));
  return samples;
}

/** Times quotes one after the other, without other load, of the gateway and of what limits it. */
async function quotes(): Promise<QuoteTable> {
  const upstream = await programs.upstream();
  const gateway = await programs.gateway('gateway', upstream.url);
  const text = await quoteText(gateway.url);
  const handWritten = await programs.readyQuote('quote-hand-written', upstream.url, text);
  const onApollo = await programs.readyQuote('quote-on-apollo', upstream.url, text);
  const times = options.isShort ? 30 : 300;
  const timesOf = ({ url }: RunningService) =>
    timeQuotes(url, upstream.url, { unmeasured: times, measured: times });
  return {
    gateway: await timesOf(gateway),
    handWritten: await timesOf(handWritten),
    onApollo: await timesOf(onApollo),
  };
}

/** Stops all programs and starts those that the rows need. */
async function startFor(rows: readonly Row[]): Promise<Bench> {
  await programs.stop();
  const [upstream, load] = await Promise.all([programs.upstream(), programs.load()]);
  const servers = new Map<ServerName, RunningService>();
  // The gateway first: the constant servers send its response.
  for (const name of new Set<ServerName>(['gateway', ...rows.map(({ server }) => server)])) {
    servers.set(name, await startServer(name, upstream.url, rows, servers));
  }
  return { servers, upstream, load: load.process, options };
}

async function startServer(
  name: ServerName,
  shop: string,
  rows: readonly Row[],
  servers: Bench['servers'],
): Promise<RunningService> {
  switch (name) {
    case 'gateway':
      return programs.gateway(name, shop);
    case 'gateway-plain':
      return programs.gateway(name, shop, plain);
    case 'gateway-pair':
      return programs.gatewayPair(shop, plain);
    case 'constant':
    case 'constant-fastify':
      return programs.constant(name, await bytesOfGateway(rows, servers));
    default:
      return programs.contender(name, shop);
  }
}

/** The gateway's response to the operation of a table. */
async function bytesOfGateway(rows: readonly Row[], servers: Bench['servers']): Promise<string> {
  const row = rows.find(({ id }) => id === 'G');
  const [operation] = row?.operations ?? [];
  if (row === undefined || operation === undefined) throw new Error('The gateway has no line.');
  const url = `${serverOf(row, servers).url}/graphql`;
  return (await sendOperation(url, row, operation)).text;
}
