import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addresses, shopEnvironment } from './addresses.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command of the operator program, e.g. `operator('ship', number, '--resi', 'JP123')`, and returns its
 * JSON output. Rejects with its output when it fails.
 */
export async function operator(...command: string[]): Promise<unknown> {
  const { stdout } = await run('npm', ['run', '--silent', 'shop', '--', ...command, '--json'], {
    cwd: root,
    env: { ...process.env, ...shopEnvironment, SHOP_API_URL: addresses.shopApi },
  });
  const output: unknown = JSON.parse(stdout);
  return output;
}
