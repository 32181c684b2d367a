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

/** The path of the package `name` for a package at `path`: the nearest, as Node resolves it. */
function find(packages: object, path: string, name: string): string | null {
  const here = `${path === '' ? '' : `${path}/`}node_modules/${name}`;
  if (here in packages) return here;
  if (path === '') return null;
  return find(packages, path.slice(0, Math.max(0, path.lastIndexOf('/'))), name);
}

/** Paths in a lock file of the packages that those folders need in production. */
export function productionPackages(lock: unknown, folders: readonly string[]): Set<string> {
  const { packages } = lockFile.parse(lock);
  const found = new Set<string>();
  const queue = [...folders];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const one = packages[path];
    if (found.has(path) || one === undefined) continue;
    found.add(path);
    if (one.link && one.resolved !== undefined) queue.push(one.resolved);
    const needed = { ...one.dependencies, ...one.optionalDependencies, ...one.peerDependencies };
    for (const name of Object.keys(needed)) {
      const at = find(packages, path, name);
      if (at !== null) queue.push(at);
    }
  }
  return found;
}

/** Paths of the third-party packages of a lock file, without links to packages of the repository. */
export function packagePaths(lock: unknown): string[] {
  const { packages } = lockFile.parse(lock);
  return Object.entries(packages).flatMap(([path, { link }]) =>
    path.includes('node_modules/') && !link ? [path] : [],
  );
}
