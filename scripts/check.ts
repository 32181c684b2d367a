// `npm run check`: the house rules, by machine. All of them run, so that one run shows every break.
import { bin, runCommand } from './run-command.ts';

const steps: [string, string[]][] = [
  ['generated types', [bin('graphql-codegen'), '--silent']],
  ['printed schema', [process.execPath, '--import', 'tsx', 'scripts/print-schema.ts', '--check']],
  ['schema breaks', [process.execPath, '--import', 'tsx', 'scripts/check-schema-break.ts']],
  ['.env.example', [process.execPath, '--import', 'tsx', 'scripts/check-env-example.ts']],
  ['format', [bin('prettier'), '--check', '--log-level=warn', '.']],
  ['types', [bin('turbo'), 'run', 'typecheck', '--output-logs=errors-only']],
  ['types of scripts', [bin('tsc'), '-p', 'scripts/tsconfig.json']],
  ['who imports whom', [bin('depcruise'), '--config', '.dependency-cruiser.cjs', '.']],
  ['dead code', [bin('knip')]],
  ['lint', [bin('eslint'), '--max-warnings=0', '.']],
];

const broken: string[] = [];
for (const [title, command] of steps) {
  const started = performance.now();
  const result = await runCommand(command, { quiet: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.code === 0 ? 'ok    ' : 'BROKEN'} ${title} (${seconds} s)`);
  if (result.code !== 0) {
    broken.push(title);
    console.log(result.output.trim());
  }
}
console.log(`check: ${String(steps.length - broken.length)} of ${String(steps.length)} hold`);
process.exit(broken.length === 0 ? 0 : 1);
