// `npm test`: every test. Unit and component tests need nothing; the browser tests run when a Chromium
// or Chrome is found, the PostgreSQL suites when TEST_DATABASE_URL is set; what did not run is said.
import { findChromium } from './chromium.ts';
import { bin, runCommand } from './run-command.ts';
import { countTests, failedTests, type Counts } from './test-counts.ts';

const skippedSuites: string[] = [];
const failures: string[] = [];
const total: Counts = { passed: 0, failed: 0, skipped: 0 };

const run = async (title: string, command: string[], runner: 'vitest' | 'playwright') => {
  console.log(`\n== ${title}`);
  const result = await runCommand(command, { keep: true });
  const counts = countTests(result.output, runner);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  if (result.code !== 0 || counts.passed === 0) {
    failures.push(title, ...failedTests(result.output, runner));
  }
};

await run(
  'Rules, services and screens',
  [
    bin('turbo'),
    'run',
    'test',
    'test:scripts',
    '--output-logs=full',
    '--concurrency=2',
    '--continue',
  ],
  'vitest',
);

if (!process.env['TEST_DATABASE_URL']) {
  skippedSuites.push('PostgreSQL: TEST_DATABASE_URL is not set');
}

if (findChromium()) {
  const build = await runCommand([bin('turbo'), 'run', 'build', '--output-logs=errors-only']);
  if (build.code !== 0) process.exit(1);
  await run('Shoppers in a browser', [bin('playwright'), 'test', '--config', 'e2e'], 'playwright');
} else {
  skippedSuites.push('browser tests: no Chromium or Chrome was found (CHROMIUM_PATH names one)');
}

console.log('');
for (const suite of skippedSuites) console.log(`Not run: ${suite}.`);
for (const title of failures) console.log(`Failed: ${title}.`);
console.log(
  `${String(total.passed)} passed, ${String(total.failed)} failed, ${String(total.skipped)} skipped`,
);
process.exit(failures.length > 0 ? 1 : 0);
