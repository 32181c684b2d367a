// `npm test`: all tests but the long ones, which `npm run test:long` runs. The browser tests need Chromium or
// Chrome, the PostgreSQL tests TEST_DATABASE_URL. Prints the failed tests, the counts and what did not run.
import { hasRedisServer } from '../server-kit/test-kit/redis-server.ts';
import { findChromium } from './chromium.ts';
import { missingPackages } from './test-kit/debian-programs.ts';
import { bin, runCommand } from './run-command.ts';
import { countTests, failedTests, type Counts, type Failure } from './test-counts.ts';

const skippedSuites: string[] = [];
const failures: Failure[] = [];
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

const run = async (
  title: string,
  command: string[],
  runner: 'vitest' | 'playwright',
  env: Record<string, string> = {},
) => {
  console.log(`\n== ${title}`);
  const result = await runCommand(command, { tee: true, env });
  const counts = countTests(result.output, runner);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (result.code !== 0 || counts.passed === 0) {
    failures.push({ name: title, reason: [] }, ...failedTests(result.output, runner));
  }
};

const build = await runCommand([bin('turbo'), 'run', 'build', '--output-logs=errors-only']);
if (build.code !== 0) process.exit(1);

const runTasks = (title: string, concurrency: number, ...tasks: string[]) => {
  const turbo = [bin('turbo'), 'run', '--only', '--output-logs=full', '--continue'];
  return run(title, [...turbo, `--concurrency=${String(concurrency)}`, ...tasks], 'vitest');
};
const isLong = process.argv.includes('--long');
if (isLong) {
  await runTasks('Long tests', 2, 'test:long', 'test:long:scripts');
} else {
  // The tests of a service use all cores; those of web run at the same time as all other tests.
  const services = ['@gawai/gateway', '@gawai/shop-api'];
  const others = [...services, '@gawai/web'].map((name) => `--filter=!${name}`);
  await runTasks('Services', 1, 'test', ...services.map((name) => `--filter=${name}`));
  await Promise.all([
    run('Screens', ['npm', 'test', '--workspace=web'], 'vitest'),
    runTasks('Rules, demo and scripts', 1, 'test', 'test:scripts', ...others),
  ]);
}

if (!process.env['TEST_DATABASE_URL']) {
  skippedSuites.push('PostgreSQL: TEST_DATABASE_URL is not set');
}

if (!hasRedisServer) skippedSuites.push('Redis: no redis-server was found');

const missing = missingPackages();
if (isLong && missing.length > 0) {
  skippedSuites.push(`rolling restarts: Debian's ${missing.join(', ')} not installed`);
}

await runBrowserTests(isLong ? { E2E_LONG: 'yes' } : {});

console.log('');
for (const suite of skippedSuites) console.log(`Not run: ${suite}.`);
for (const { name, reason } of failures) console.log([`Failed: ${name}.`, ...reason].join('\n  '));
console.log(
  `${String(total.passed)} passed, ${String(total.failed)} failed, ${String(total.skipped)} skipped`,
);
process.exit(failures.length > 0 ? 1 : 0);

async function runBrowserTests(env: Record<string, string>): Promise<void> {
  if (!findChromium()) {
    skippedSuites.push('browser tests: no Chromium or Chrome was found (CHROMIUM_PATH names one)');
    return;
  }
  const command = [bin('playwright'), 'test', '--config', 'e2e'];
  await run('Browser tests', command, 'playwright', env);
}
