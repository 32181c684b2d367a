import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { createAssetFinder } from '../src/server/asset-finder.ts';

/** Maximum bytes of script, compressed with brotli, that a page may load before it is interactive. */
export interface ScriptBudget {
  /** Budget of a page that `pages` does not list. */
  readonly others: number;
  /** Budgets by route id. */
  readonly pages: Readonly<Record<string, number>>;
}

/** The script of one page. */
export interface PageScript {
  readonly page: string;
  readonly bytes: number;
  readonly files: number;
  readonly budget: number;
}

/** Route ids of the pages in a build. */
const pagesOf = (manifest: Manifest) =>
  Object.keys(manifest)
    .map((key) => /^src\/(pages\/.+-page)\.tsx$/.exec(key)?.[1])
    .filter((page) => page !== undefined);

/** The total size of the scripts of each page, each file once, largest page first. */
export function weighPages(
  manifest: Manifest,
  budget: ScriptBudget,
  sizeOf: (file: string) => number,
): PageScript[] {
  const assetsFor = createAssetFinder(manifest);
  return pagesOf(manifest)
    .map((page) => {
      const { scripts } = assetsFor([page]);
      const bytes = scripts.reduce((sum, file) => sum + sizeOf(file), 0);
      return { page, bytes, files: scripts.length, budget: budget.pages[page] ?? budget.others };
    })
    .sort((one, other) => other.bytes - one.bytes);
}

/** A readable table, in kB of 1000 bytes. */
export function tableOf(pages: readonly PageScript[]): string {
  const line = ({ page, bytes, files, budget }: PageScript) =>
    [
      page.padEnd(44),
      (bytes / 1000).toFixed(1).padStart(6),
      `of ${(budget / 1000).toFixed(0)} kB`,
      `${files} files`,
      bytes > budget ? 'TOO MUCH' : '',
    ].join('  ');
  return ['First script of each page (brotli):', ...pages.map(line)].join('\n');
}

/**
 * Fails the build when the scripts of a page exceed its budget, and prints the size of each page. Must run
 * after the plugin that writes the compressed files.
 */
export function scriptBudget(budget: ScriptBudget): Plugin {
  return {
    name: 'gawai:script-budget',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    writeBundle: {
      order: 'post',
      sequential: true,
      handler(options) {
        const folder = options.dir ?? '';
        const text = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
        const sizeOf = (file: string) => {
          const compressed = join(folder, `${file}.br`);
          return statSync(existsSync(compressed) ? compressed : join(folder, file)).size;
        };
        // Written by this very build.
        const pages = weighPages(JSON.parse(text) as Manifest, budget, sizeOf);
        this.info(tableOf(pages));
        const heavy = pages.filter(({ bytes, budget: limit }) => bytes > limit);
        if (heavy.length > 0) {
          this.error(
            `Too much script for ${heavy.map(({ page }) => page).join(', ')}.\n${tableOf(heavy)}`,
          );
        }
      },
    },
  };
}
