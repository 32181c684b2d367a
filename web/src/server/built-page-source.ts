import { readFile } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { Manifest } from 'vite';
import { renderPage } from '../entry-server.tsx';
import { createAssetFinder } from './asset-finder.ts';
import type { PageSource } from './page-source.ts';

/** Hashed files never change; a year is the longest that caches store them. */
const YEAR_S = 31_536_000;

/** Pages of the build: the files of `folder` with their precompressed copies, and the bundled renderer. */
export async function createBuiltPageSource(folder: string): Promise<PageSource> {
  const manifestText = await readFile(`${folder}/.vite/manifest.json`, 'utf8');
  // Written by the build that also wrote this file.
  const assetsFor = createAssetFinder(JSON.parse(manifestText) as Manifest);
  return {
    isBuilt: true,
    addFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: folder,
        // One route for each file: an unknown path is never looked up on the disk.
        wildcard: false,
        dotfiles: 'ignore',
        serveDotFiles: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        setHeaders: (response, path) => {
          // The same address has a body for each encoding.
          response.setHeader('Vary', 'Accept-Encoding');
          const isHashed = path.startsWith(`${folder}/assets/`);
          response.setHeader(
            'Cache-Control',
            isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
          );
        },
      });
    },
    render: (request, settings) => renderPage(request, { ...settings, assetsFor }),
    close: () => Promise.resolve(),
  };
}
