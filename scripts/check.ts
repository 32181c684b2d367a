// `npm run check`: the house rules, by machine. All of them run, so that one run shows every break.
import { bin, runCommand } from './run-command.ts';

/** What is generated comes first, since the others look at it; they share two cores, the longest in front. */
const AT_ONCE = 2;

/** Looks again only at files that have changed; CI starts without a cache and looks at all of them. */
const cached = (tool: string) => ['--cache', `--cache-location=node_modules/.cache/check/${tool}`];

const steps: [string, string[]][] = [
  ['generated types', [bin('graphql-codegen'), '--silent']],
  [
    'lint',
    [bin('eslint'), '--max-warnings=0', ...cached('eslint'), '--cache-strategy=content', '.'],
  ],
  ['printed schema', [process.execPath, '--import', 'tsx', 'scripts/print-schema.ts', '--check']],
  ['schema breaks', [process.execPath, '--import', 'tsx', 'scripts/check-schema-break.ts']],
  ['.env.example', [process.execPath, '--import', 'tsx', 'scripts/check-env-example.ts']],
  ['docs/spec-map', [process.execPath, '--import', 'tsx', 'scripts/check-spec-map.ts']],
  ['references', [process.execPath, '--import', 'tsx', 'scripts/check-references.ts']],
  ['format', [bin('prettier'), '--check', '--log-level=warn', ...cached('prettier'), '.']],
  ['types', [bin('turbo'), 'run', 'typecheck', '--output-logs=errors-only']],
  ['types of scripts', [bin('tsc'), '-p', 'scripts/tsconfig.json']],
  ['who imports whom', [bin('depcruise'), '--config', '.dependency-cruiser.cjs', '.']],
  ['dead code', [bin('knip')]],
];

const broken: string[] = [];
const [first, ...others] = steps;
if (first) await take(first);
await Promise.all(Array.from({ length: AT_ONCE }, takeWhatIsLeft));
console.log(`check: ${String(steps.length - broken.length)} of ${String(steps.length)} hold`);
process.exit(broken.length === 0 ? 0 : 1);

async function takeWhatIsLeft(): Promise<void> {
  for (let next = others.shift(); next !== undefined; next = others.shift()) await take(next);
}

async function take([title, command]: [string, string[]]): Promise<void> {
  const started = performance.now();
  const result = await runCommand(command, { quiet: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.code === 0 ? 'ok    ' : 'BROKEN'} ${title} (${seconds} s)`);
  if (result.code === 0) return;
  broken.push(title);
  console.log(result.output.trim());
}
