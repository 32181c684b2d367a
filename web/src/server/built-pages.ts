import { readFile } from 'node:fs/promises';
import sirv from 'sirv';
import type { Manifest } from 'vite';
import { renderPage } from '../entry-server.tsx';
import { createAssetFinder } from './asset-finder.ts';
import type { Pages } from './pages.ts';

/** Hashed files never change; a year is as long as anyone keeps them. */
const YEAR_S = 31_536_000;

/** Pages of the build: the files of `folder` with their compressed copies, and the bundled renderer. */
export async function createBuiltPages(folder: string): Promise<Pages> {
  const manifestText = await readFile(`${folder}/.vite/manifest.json`, 'utf8');
  // Written by the build that also wrote this file.
  const assetsFor = createAssetFinder(JSON.parse(manifestText) as Manifest);
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
      );
    },
  });
  return {
    isBuilt: true,
    files,
    render: (request, settings) => renderPage(request, { ...settings, assetsFor }),
    close: () => Promise.resolve(),
  };
}
