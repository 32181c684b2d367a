import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installCommand } from '../../scripts/install-command.ts';
import { runCommand } from '../../scripts/run-command.ts';

const FOLDER = 'bench/lighthouse';

/** A result in Lighthouse's JSON, as far as it is used. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<
      string,
      | {
          readonly numericValue?: number;
          readonly details?: { readonly items?: readonly unknown[] };
        }
      | undefined
    >
  >;
}

/** What a run takes at most, ms; usually eight seconds. */
const TIMEOUT = 120_000;

/** The browser sends no requests but those of the page. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Installs Lighthouse when it is missing or older than its lock file: 185 MB that only this bench needs. */
export async function installLighthouse(): Promise<void> {
  const command = installCommand(FOLDER);
  if (command === null) return;
  console.log('Installing Lighthouse ...');
  const { code } = await runCommand(command);
  if (code !== 0) throw new Error('Lighthouse cannot be installed');
}

export async function runLighthouse(url: string, chromePath: string): Promise<LighthouseResult> {
  const cli = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      `--chrome-path=${chromePath}`,
      `--chrome-flags=${FLAGS.join(' ')}`,
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    // Interrupted, it closes its browser, too.
    { maxBuffer: 64 * 1024 * 1024, timeout: TIMEOUT, killSignal: 'SIGINT' },
  );
  // Written by the version that the lock file names.
  return JSON.parse(stdout) as LighthouseResult;
}
