import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';

const MODULES = [import.meta.resolve('tsx'), new URL('load-env-file.ts', import.meta.url).href];

/** What a program in a workspace finds in two variables. */
async function found(workspace: string, env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...MODULES.flatMap((module) => ['--import', module]),
      ...['-p', '[process.env.WEB_PORT, process.env.STORE_NAME].join()'],
    ],
    { cwd: workspace, env: { PATH: process.env['PATH'], ...env } },
  );
  return stdout.trim();
}

describe('load-env-file', () => {
  it('sets the variables of the root .env that the environment does not have', async () => {
    const root = await mkdtemp(join(tmpdir(), 'gawai-env-'));
    onTestFinished(() => rm(root, { recursive: true }));
    const workspace = join(root, 'web');
    await mkdir(workspace);
    expect(await found(workspace, { WEB_PORT: '1' })).toBe('1,');
    await writeFile(join(root, '.env'), 'WEB_PORT=2\nSTORE_NAME="Toko Élan"\n');
    expect(await found(workspace, { WEB_PORT: '1' })).toBe('1,Toko Élan');
  });

  it.each(['shop-api', 'gateway', 'web'])('loads .env in npm start -w %s', async (workspace) => {
    const manifest = new URL(`../../${workspace}/package.json`, import.meta.url);
    expect(await readFile(fileURLToPath(manifest), 'utf8')).toMatch(
      /"start": "node .*--import @gawai\/server-kit\/load-env-file dist\//,
    );
  });
});
