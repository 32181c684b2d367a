import { DRAIN_TIMEOUT } from '../server-kit/src/drain-settings.ts';
import { demoLine } from '../shop-api/src/demo-settings.ts';
import { DEMO_SIGN_IN } from '../shop-api/src/demo-sign-in.ts';
import { loadDotEnv, readAddresses } from './settings.ts';
import type { ServiceSpec } from './processes.ts';
import { Supervisor, type SupervisorOptions } from './supervisor.ts';

/**
 * Makes glibc return the memory of decoded images at once. Without it the threads retain hundreds of
 * megabytes (shop-api/README.md, Memory). Other C libraries ignore the variable.
 */
const SHOP_API_ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Heap of gateway and web server without their caches, in MB. V8 would let it grow to gigabytes under load. */
const HEAP_MB = 128;

/** The setting of a program's cache, and its default in MB. */
const CACHES = { gateway: ['RESPONSE_CACHE_MB', 32], web: ['PAGE_CACHE_MB', 64] } as const;

/** Variables of the runtime that a service is started with, for those that the environment does not set. */
export function runtimeSettings(
  name: string,
  env: Readonly<NodeJS.ProcessEnv>,
): Record<string, string> {
  if (name !== 'gateway' && name !== 'web') return SHOP_API_ALLOCATOR;
  const [setting, size] = CACHES[name];
  const heap = HEAP_MB + (Number(env[setting]?.trim() || size) || 0);
  return { NODE_OPTIONS: `--max-old-space-size=${String(heap)}` };
}

/** How long a service may take to stop, in ms: the drain times, and two seconds to close the rest. */
export function stopTimeout(env: Readonly<NodeJS.ProcessEnv>): number {
  const delay = Number(env['DRAIN_DELAY_MS']?.trim() || 0);
  const timeout = Number(env['DRAIN_TIMEOUT_MS']?.trim() || DRAIN_TIMEOUT);
  // The shop API has none of the two settings.
  return Math.max(10_000, delay + timeout + 2_000);
}

interface RunOptions extends Pick<SupervisorOptions, 'hungAfter'> {
  /** Why one of the services cannot start with its settings; null when all can. */
  readonly findProblem?: (services: readonly ServiceSpec[]) => string | null;
}

/**
 * Starts shop API, gateway and web side by side and prints their addresses. Starts them again when they die,
 * and stops web, gateway and shop API in that order on Ctrl-C and on SIGTERM. The exit code is 1 when one cannot
 * start or dies too often.
 */
export async function runShop(
  root: string,
  commandOf: (name: string) => string[],
  { findProblem = () => null, ...supervision }: RunOptions = {},
): Promise<void> {
  loadDotEnv(root);
  const addresses = readAddresses(process.env);
  const exit = (code: number) => process.exit(code);
  const supervisor = new Supervisor({
    print: console.error,
    exit,
    stopTimeout: stopTimeout(process.env),
    ...supervision,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void supervisor.stop(0));
  }

  const names = addresses.embedded ? ['shop-api', 'gateway', 'web'] : ['gateway', 'web'];
  const specs = names.map((name) => ({
    name,
    command: commandOf(name),
    env: { ...runtimeSettings(name, process.env), ...process.env, ...addresses.derived },
  }));
  const problem = findProblem(specs);
  if (problem !== null) {
    console.error(problem);
    exit(1);
  }
  if (!(await supervisor.start(specs))) return;

  const { demo } = addresses;
  const lines = [
    '',
    `  Shop      ${addresses.web}`,
    `  GraphQL   ${addresses.graphql}${demo.hasExplorer ? '   (Apollo Sandbox in a browser)' : ''}`,
    `  Shop API  ${addresses.shopApi}${addresses.embedded ? '' : '   (your own)'}`,
  ];
  if (demo.hasSignIn) {
    lines.push(`  Sign in   ${DEMO_SIGN_IN.phone}  /  ${DEMO_SIGN_IN.password}   (demo customer)`);
  }
  lines.push(`  Demo      ${demoLine(demo.parts)}`);
  lines.push('', '  Ctrl-C stops everything.', '');
  console.log(lines.join('\n'));
}
