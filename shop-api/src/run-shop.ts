import { announceReady, watchParent } from '@gawai/server-kit/heartbeat';
import { SettingsError } from '@gawai/server-kit/read-settings';
import { requireNone, settingsOfProcess, type Settings } from './config.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { demoLine, demoParts } from './demo-settings.ts';
import { CannotListenError } from './http/listener.ts';
import { loggedError } from './http/log.ts';
import { StartProblem } from './start-problem.ts';
import { startShop, type StartOptions } from './start.ts';

/** Errors that the user can fix: they are printed as one message without a stack. */
const USER_ERRORS = [SettingsError, CannotListenError, FolderInUseError, StartProblem];

/** What a program adds to the shop API. */
export interface Composition extends Pick<StartOptions, 'seed' | 'pictures' | 'extensions'> {
  /** Starts background work; `print` writes a line to the terminal. */
  readonly background?: (print: (line: string) => void) => { readonly stop: () => Promise<void> };
}

/**
 * Runs the shop API as a program: reads settings from the environment, prints addresses to standard output, and stops
 * on SIGINT, SIGTERM and when the parent process exits. Exits with 1 when it cannot start.
 */
export async function runShop(
  compose: (settings: Settings) => Promise<Composition> | Composition = () => ({}),
): Promise<void> {
  try {
    const settings = settingsOfProcess();
    const { background, ...composition } = await compose(settings);
    checkComposition(settings, composition);
    const running = await startShop({ settings, ...composition });
    const stops = [running.stop];
    const stop = () => {
      Promise.all(stops.map((stopOne) => stopOne())).then(
        () => process.exit(0),
        (error: unknown) => {
          print(process.stderr, `The shop API could not stop cleanly: ${textOf(error)}`);
          process.exit(1);
        },
      );
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    announceReady(running.url);
    print(process.stdout, `Shop API ready at ${running.url}`);
    print(process.stdout, `Parts of the demo ${demoLine(demoParts(settings.demo))}`);
    if (background) stops.push(background((line) => print(process.stdout, line)).stop);
    // After everything that `stop` stops has started.
    watchParent(stop);
  } catch (error) {
    const isUserError = USER_ERRORS.some((kind) => error instanceof kind);
    print(process.stderr, isUserError && error instanceof Error ? error.message : textOf(error));
    process.exit(1);
  }
}

/** Throws SettingsError for a setting that requires a part which this program does not have. */
function checkComposition(settings: Settings, { seed, extensions }: Composition): void {
  const demo = 'start the demo shop (demo/dist/main.js) instead';
  const problems: string[] = [];
  if (settings.demo.seed && seed === undefined)
    problems.push(
      `SHOP_SEED is on, but this program has no demo catalogue: set it to off, or ${demo}.`,
    );
  if (settings.faults && extensions === undefined)
    problems.push(
      `SHOP_FAULTS is on, but this program has no fault injection: set it to off, or ${demo}.`,
    );
  requireNone(problems);
}

function print(stream: NodeJS.WriteStream, line: string): void {
  stream.write(`${line}\n`);
}

function textOf(error: unknown): string {
  return error instanceof Error ? loggedError(error).stack : String(error);
}
