import { type ChildProcess } from 'node:child_process';
import { demoLine } from '../shop-api/src/demo-settings.ts';
import { DEMO_SIGN_IN } from '../shop-api/src/demo-sign-in.ts';
import { startService, stopService } from './processes.ts';
import { loadDotEnv, readAddresses } from './settings.ts';

/** Time limit for a service to finish its requests, in ms. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Makes glibc return the memory of decoded images at once. Without it the threads retain hundreds of
 * megabytes (shop-api/README.md, Memory). Other C libraries ignore the variable.
 */
const SHOP_API_ALLOCATOR = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Heap of the web server beside its page cache, in MB. V8 would let the heap grow to gigabytes under load. */
const WEB_HEAP_MB = 128;

/** Variables of the runtime that a service is started with, for those that the environment does not set. */
function runtimeSettings(name: string): Record<string, string> {
  if (name === 'shop-api') return SHOP_API_ALLOCATOR;
  if (name !== 'web') return {};
  const heap = WEB_HEAP_MB + (Number(process.env['PAGE_CACHE_MB'] ?? 64) || 0);
  return { NODE_OPTIONS: `--max-old-space-size=${String(heap)}` };
}

/**
 * Starts shop API, gateway and web in that order, prints their addresses, and stops all of them
 * on Ctrl-C, on SIGTERM, and when one of them exits. The exit code is 1 in the last case.
 */
export async function runShop(root: string, commandOf: (name: string) => string[]): Promise<void> {
  loadDotEnv(root);
  const addresses = readAddresses(process.env);
  const children: ChildProcess[] = [];
  let stopping: Promise<void> | undefined;

  const stop = (exitCode: number) => {
    stopping ??= (async () => {
      // In reverse order of the start, so that no service loses one that its open requests need.
      for (const child of [...children].reverse()) await stopService(child, STOP_TIMEOUT_MS);
      process.exit(exitCode);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void stop(0));
  }

  const names = addresses.embedded ? ['shop-api', 'gateway', 'web'] : ['gateway', 'web'];
  for (const name of names) {
    const env = { ...runtimeSettings(name), ...process.env, ...addresses.derived };
    const spec = { name, command: commandOf(name), env };
    try {
      const service = await startService(spec, (child) => children.push(child));
      service.process.once('exit', (code) => {
        if (stopping) return;
        console.error(`${name} has ended (${String(code)}); stopping the rest.`);
        void stop(1);
      });
    } catch (error) {
      if (!stopping) console.error(error instanceof Error ? error.message : String(error));
      return stop(1);
    }
  }

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
