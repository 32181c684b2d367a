import { describe, expect, it } from 'vitest';
import { runCommand } from './run-command.ts';

/** Each benchmark as short as it can be, and the line that its table has. */
const BENCHES = [
  ['bench:gateway', ['--short'], /^G get +gateway, GET /m],
  ['bench:pages', ['--short'], /^article +\d/m],
  ['bench:overload', ['--seconds=3'], /^10 times as many: page +\d/m],
  ['bench:capacity', ['--short'], /^20,000 +\d/m],
  ['bench:load', ['--short'], /^cores: web \d/m],
  ['bench:start', [], /^second start +\d/m],
  [
    'bench:size',
    ['--products=300', '--lines=1000', '--customers=40', '--requests=3'],
    /^product +\d/m,
  ],
] as const;

describe('npm run bench', () => {
  it.each(BENCHES)('prints the table of %s', { timeout: 300_000 }, async (name, options, line) => {
    const bench = await runCommand(['npm', 'run', '--silent', name, '--', ...options], {
      quiet: true,
    });
    expect(bench.code, bench.output).toBe(0);
    expect(bench.output).toMatch(line);
  });
});
