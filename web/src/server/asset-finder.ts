import type { Manifest } from 'vite';
import type { PageAssets } from '../app/page-document.tsx';

const ENTRY = 'src/entry-client.tsx';

/** The modules behind a route id: the page, and its loader when it has one. */
const modulesOf = (routeId: string) => [
  `src/${routeId}.tsx`,
  `src/${routeId.replace(/-page$/, '-loader')}.ts`,
];

/** A chunk and everything that it imports at once, each once. */
function closure(manifest: Manifest, start: readonly string[]): string[] {
  const seen = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of start) collect(key);
  return [...seen];
}

/** Finds the files of a page in the build's manifest: by route ids, which name the page modules. */
export function createAssetFinder(manifest: Manifest): (routeIds: readonly string[]) => PageAssets {
  const entry = manifest[ENTRY];
  if (entry === undefined) throw new Error(`The build has no ${ENTRY}`);
  const path = (file: string) => `/${file}`;
  const styles = Object.values(manifest)
    .flatMap((chunk) => [
      ...(chunk.css ?? []),
      ...(chunk.file.endsWith('.css') ? [chunk.file] : []),
    ])
    .map(path);
  return (routeIds) => {
    const chunks = closure(manifest, [ENTRY, ...routeIds.flatMap(modulesOf)]);
    const files = chunks.map((key) => manifest[key]?.file).filter((file) => file !== undefined);
    return {
      styles: [...new Set(styles)],
      scripts: [path(entry.file)],
      preloads: files.filter((file) => file !== entry.file).map(path),
    };
  };
}
