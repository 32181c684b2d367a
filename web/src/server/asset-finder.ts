import type { Manifest } from 'vite';
import type { PageAssets } from '../app/page-document.tsx';
import { WORKER_PATH } from './worker-path.ts';

const ENTRY = 'src/entry-client.tsx';

/** The modules behind a route id: the page, and its loader when it has one. */
const modulesOf = (routeId: string) => [
  `src/${routeId}.tsx`,
  `src/${routeId.replace(/-page$/, '-loader')}.ts`,
];

/** The files of chunks and of their static imports, each once and after its imports. */
function filesOf(manifest: Manifest, start: readonly string[]): string[] {
  const seen = new Set<string>();
  const inOrder: string[] = [];
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
    inOrder.push(chunk.file);
  };
  for (const key of start) collect(key);
  return inOrder;
}

/** Finds the files of a page in the build's manifest by its route ids, which are module paths. */
export function createAssetFinder(manifest: Manifest): (routeIds: readonly string[]) => PageAssets {
  if (manifest[ENTRY] === undefined) throw new Error(`The build has no ${ENTRY}`);
  const path = (file: string) => `/${file}`;
  const styles = Object.values(manifest)
    .flatMap((chunk) => [
      ...(chunk.css ?? []),
      ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
    ])
    .map(path);
  return (routeIds) => {
    const scripts = filesOf(manifest, [ENTRY, ...routeIds.flatMap(modulesOf)]);
    return {
      styles: [...new Set(styles)],
      scripts: [...new Set(scripts.map(path))],
      worker: WORKER_PATH,
    };
  };
}
