import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** One function of a `.cpuprofile`, as V8 writes it. */
interface ProfileNode {
  readonly id: number;
  readonly callFrame: { readonly functionName: string; readonly url: string };
}

/** A `.cpuprofile`: which function ran at each sample, and the time before it in µs. */
interface CpuProfile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

/** Lines of each table. */
const LINES = 25;

/** The package, or the bundled file, of a function. */
function packageOf(url: string): string {
  const parts = url.split('/node_modules/');
  const inside = parts.at(-1) ?? '';
  if (parts.length > 1) {
    const [scope = '', name = ''] = inside.split('/');
    return scope.startsWith('@') ? `${scope}/${name}` : scope;
  }
  if (url.startsWith('node:')) return 'node';
  return url === '' ? 'V8' : (url.split('/').at(-1) ?? url);
}

/** Share of the processor's time in percent by function and by package, the largest first. */
export function sharesOf({ nodes, samples, timeDeltas }: CpuProfile) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  const functions = new Map<string, number>();
  const packages = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, time: number) =>
    sums.set(name, (sums.get(name) ?? 0) + time);
  let total = 0;
  for (const [at, id] of samples.entries()) {
    const frame = frames.get(id);
    const time = timeDeltas[at] ?? 0;
    if (frame === undefined || frame.functionName === '(idle)') continue;
    total += time;
    const origin = packageOf(frame.url);
    add(functions, `${frame.functionName || '(anonymous)'}  ${origin}`, time);
    add(packages, origin, time);
  }
  const shares = (sums: Map<string, number>) =>
    [...sums]
      .sort(([, left], [, right]) => right - left)
      .map(([name, time]) => ({ name, share: (100 * time) / total }));
  return { functions: shares(functions), packages: shares(packages) };
}

/** Copies the profile that a process left in `folder` to `target`, and prints where its time went. */
export async function printProfile(folder: string, target: string): Promise<void> {
  const file = (await readdir(folder)).find((name) => name.endsWith('.cpuprofile'));
  if (file === undefined) throw new Error('The gateway wrote no profile.');
  await copyFile(join(folder, file), target);
  const profile = JSON.parse(await readFile(target, 'utf8')) as CpuProfile;
  const { functions, packages } = sharesOf(profile);
  for (const [title, shares] of [
    ['By package', packages],
    ['By function', functions],
  ] as const) {
    console.log(`\n${title}`);
    for (const { name, share } of shares.slice(0, LINES)) {
      console.log(`${share.toFixed(1).padStart(5)} %  ${name}`);
    }
  }
  console.log(`\nProfile: ${resolve(target)}`);
}
