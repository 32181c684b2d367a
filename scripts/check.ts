// `npm run check`: lint, format, types, imports, unused code and the checks of schema and docs. All steps run, so
// that one run reports every problem.
import { bin, fromSource, runCommand } from './run-command.ts';

/** Steps at the same time. The first step generates types for the following ones; the longest of those come first. */
const CONCURRENCY = 2;

const CACHE = 'node_modules/.cache/check';

/** Checks changed files only. CI starts without a cache and checks all files. */
const cached = (tool: string) => ['--cache', `--cache-location=${CACHE}/${tool}`];
const byContent = '--cache-strategy=content';

/** Projects that are type-checked on their own: the servers share one program without DOM types. */
const TYPE_CHECKS = {
  servers: 'tsconfig.servers.json',
  web: 'web/tsconfig.json',
  GraphiQL: 'gateway/graphiql/tsconfig.json',
  bench: 'bench/tsconfig.json',
  scripts: 'scripts/tsconfig.json',
  e2e: 'e2e/tsconfig.json',
  client: 'client/tsconfig.json',
  'pure rules': 'domain/tsconfig.src.json',
};

function typeCheck(project: string): string[] {
  const state = `${CACHE}/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const tsc = [process.execPath, 'node_modules/typescript-7/bin/tsc'];
  return [...tsc, '-p', project, '--incremental', '--tsBuildInfoFile', state];
}

const steps: [string, string[]][] = [
  ['generated types', fromSource('scripts/codegen.ts')],
  [
    'lint',
    [bin('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  ],
  ['format', [bin('oxfmt'), '--check']],
  ['lint of syntax', [bin('eslint'), '--max-warnings=0', byContent, ...cached('eslint'), '.']],
  ['printed schema', fromSource('scripts/print-schema.ts', '--check')],
  ['printed OpenAPI', fromSource('scripts/print-openapi.ts', '--check')],
  ['schema breaks', fromSource('scripts/check-schema-break.ts')],
  ['.env.example', fromSource('scripts/check-env-example.ts')],
  ['lock file', fromSource('scripts/check-lock-file.ts')],
  ['docs/spec-map', fromSource('scripts/check-spec-map.ts')],
  ['references', fromSource('scripts/check-references.ts')],
  ...Object.entries(TYPE_CHECKS).map(([title, project]): [string, string[]] => [
    `types of ${title}`,
    typeCheck(project),
  ]),
  [
    'imports',
    [
      bin('depcruise'),
      ...['--config', '.dependency-cruiser.cjs', `--cache=${CACHE}/depcruise`, byContent, '.'],
    ],
  ],
  ['unused code', [bin('knip'), ...cached('knip')]],
];

const failed: string[] = [];
const [first, ...others] = steps;
if (first) await runStep(first);
await Promise.all(Array.from({ length: CONCURRENCY }, runRemaining));
console.log(`check: ${String(steps.length - failed.length)} of ${String(steps.length)} passed`);
process.exit(failed.length === 0 ? 0 : 1);

async function runRemaining(): Promise<void> {
  for (let next = others.shift(); next !== undefined; next = others.shift()) await runStep(next);
}

async function runStep([title, command]: [string, string[]]): Promise<void> {
  const started = performance.now();
  const result = await runCommand(command, { quiet: true });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${result.code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`);
  if (result.code === 0) {
    const warnings = result.output.split('\n').filter((line) => line.startsWith('warning: '));
    if (warnings.length > 0) console.log(warnings.join('\n'));
    return;
  }
  failed.push(title);
  console.log(result.output.trim());
}
