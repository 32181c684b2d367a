import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { addresses, shopEnvironment } from './addresses.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command of the operator program as one of the shop's people types it, e.g.
 * `operator('ship', number, '--resi', 'JP123')`. Rejects with what it printed when it fails.
 */
export async function operator(...command: string[]): Promise<unknown> {
  const { stdout } = await run('npm', ['run', '--silent', 'shop', '--', ...command, '--json'], {
    cwd: root,
    env: { ...process.env, ...shopEnvironment, SHOP_API_URL: addresses.shopApi },
  });
  const answer: unknown = JSON.parse(stdout);
  return answer;
}
