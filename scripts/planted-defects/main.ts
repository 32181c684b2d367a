// `npm run defects`: plants known mistakes one after the other in a clone of what is committed, and
// fails when no test sees one of them. `npm run defects -- <id…>` tries only some.
import type { DefectPackage } from './defect.ts';
import { defects } from './defects.ts';
import { complaintsUnbroken, prove, type Verdict } from './prove.ts';
import { cloneInto, newFolder, prepare, removeCopy } from './working-copy.ts';

/** Everybody reads the sources of `domain`, so its defects are tried alone; the others side by side. */
const LANES: readonly (readonly DefectPackage[])[] = [['domain'], ['shop-api', 'gateway', 'web']];

const ids = process.argv.slice(2);
const unknown = ids.filter((id) => !defects.some((defect) => defect.id === id));
if (unknown.length > 0) {
  console.error(`No defect is called ${unknown.join(', ')}.`);
  process.exit(2);
}
const chosen = ids.length === 0 ? defects : defects.filter(({ id }) => ids.includes(id));

const stopping = new AbortController();
const stop = () => {
  stopping.abort();
};
const isStopped = (): boolean => stopping.signal.aborted;
// The command that runs is told by `runCommand` and ends; what comes after it is not begun.
process.on('SIGINT', stop).on('SIGTERM', stop);

const started = performance.now();
const home = process.cwd();
const folder = newFolder();
try {
  await cloneInto(folder);
  process.chdir(folder);
  process.exitCode = await proveAll();
} catch (error) {
  if (!isStopped()) throw error;
} finally {
  process.chdir(home);
  removeCopy(folder);
  if (isStopped()) process.exitCode = 130;
}

async function proveAll(): Promise<number> {
  console.log('Installing a clone of what is committed ...');
  await prepare();
  if (isStopped()) return 130;
  console.log('Running the tests with nothing broken ...');
  const complaints = await complaintsUnbroken(chosen);
  if (isStopped()) return 130;
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) return 1;

  console.log('\n| Defect | What it would do | Caught by | Seconds |\n| --- | --- | --- | --- |');
  const verdicts: Verdict[] = [];
  for (const lanes of LANES) await Promise.all(lanes.map((lane) => proveLane(lane, verdicts)));
  if (isStopped()) return 130;
  return conclude(verdicts);
}

async function proveLane(lane: DefectPackage, verdicts: Verdict[]): Promise<void> {
  for (const defect of chosen.filter((each) => each.package === lane)) {
    if (isStopped()) return;
    const verdict = await prove(defect);
    if (isStopped()) return;
    verdicts.push(verdict);
    console.log(row(verdict));
  }
}

function row({ defect, caughtBy, seconds }: Verdict): string {
  const [first, ...others] = caughtBy;
  const more = others.length === 0 ? '' : ` and ${String(others.length)} more`;
  const by = first === undefined ? 'NOBODY' : `"${first}"${more}`;
  return `| ${defect.id} | ${defect.harm} | ${by} | ${seconds.toFixed(1)} |`;
}

function conclude(verdicts: readonly Verdict[]): number {
  const survivors = verdicts.filter(({ caughtBy }) => caughtBy.length === 0);
  const seconds = (performance.now() - started) / 1_000;
  const caught = verdicts.length - survivors.length;
  console.log(
    `\n${String(caught)} of ${String(verdicts.length)} caught in ${seconds.toFixed(0)} s`,
  );
  for (const { defect } of survivors) console.error(`Survived: ${defect.id}`);
  return survivors.length === 0 ? 0 : 1;
}
