// `npm test -w web`: all tests in two processes, because vitest shares modules and document within one worker only.
// What is named on the command line runs in one process.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

async function runVitest(...options: string[]): Promise<boolean> {
  const [code] = await once(spawn('vitest', ['run', ...options], { stdio: 'inherit' }), 'close');
  return code === 0;
}

const options = process.argv.slice(2);
const passed = await Promise.all(
  options.length > 0
    ? [runVitest(...options)]
    : [runVitest('--shard=1/2'), runVitest('--shard=2/2')],
);
process.exitCode = passed.every(Boolean) ? 0 : 1;
