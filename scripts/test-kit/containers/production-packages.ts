import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().default(false),
      resolved: z.string().optional(),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});

/** The package that `name` is for one at `place`: the nearest, as Node looks for it. */
function find(packages: object, place: string, name: string): string | null {
  const here = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
  if (here in packages) return here;
  if (place === '') return null;
  return find(packages, place.slice(0, Math.max(0, place.lastIndexOf('/'))), name);
}

/** Where a lock file has the packages that those folders need in production. */
export function productionPackages(lock: unknown, folders: readonly string[]): Set<string> {
  const { packages } = lockFile.parse(lock);
  const found = new Set<string>();
  const queue = [...folders];
  for (let place = queue.pop(); place !== undefined; place = queue.pop()) {
    const one = packages[place];
    if (found.has(place) || one === undefined) continue;
    found.add(place);
    if (one.link && one.resolved !== undefined) queue.push(one.resolved);
    const needed = { ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies };
    for (const name of Object.keys(needed)) {
      const at = find(packages, place, name);
      if (at !== null) queue.push(at);
    }
  }
  return found;
}

/** Where a lock file has packages of others, not the links to those of the repository. */
export function packagePlaces(lock: unknown): string[] {
  const { packages } = lockFile.parse(lock);
  return Object.entries(packages).flatMap(([place, { link }]) =>
    place.includes('node_modules/') && !link ? [place] : [],
  );
}
