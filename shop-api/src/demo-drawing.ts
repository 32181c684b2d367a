import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Settings } from './config.ts';
import { picturesFolder } from './demo-shop.ts';
import { missingFiles } from './drawing/draw-ahead.ts';
import { giveLowestPriority, NEEDS_OWN_SESSION } from './lowest-priority.ts';
import { listedPictures } from './seed/picture-facts.ts';

const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('./draw-ahead-process.ts', import.meta.url)
  : new URL('./draw-ahead-process.js', import.meta.url);
/** How long the program may take to end before it is killed, in ms. */
const PATIENCE_MS = 2_000;

/** Pictures that are being drawn while the shop is open. */
export interface DrawingAhead {
  /** Resolves when all are drawn, or drawing has ended for another reason. */
  readonly ended: Promise<void>;
  /** Ends drawing at once; the next start goes on where it was. */
  readonly stop: () => Promise<void>;
}

/**
 * Draws the pictures of the demo shop that are not kept yet, in a process of its own with the lowest
 * priority: requests never wait for it, and a picture asked for meanwhile is drawn by the shop at
 * once. Starts nothing when all are there. `say` hears one line at the beginning and one at the end.
 */
export function drawDemoAhead(settings: Settings, say: (line: string) => void): DrawingAhead {
  let child: ChildProcess | undefined;
  let isStopped = false;

  async function draw(): Promise<void> {
    const directory = picturesFolder(settings);
    const missing = await missingFiles(directory, listedPictures());
    const files = missing.reduce((sum, one) => sum + one.files.length, 0);
    if (files === 0 || isStopped) return;
    say(`Drawing ${String(files)} pictures in the background; the shop is open meanwhile.`);
    const started = performance.now();
    child = fork(PROGRAM, [directory], { detached: NEEDS_OWN_SESSION });
    const outcome = outcomeOf(child);
    if (child.pid !== undefined) await giveLowestPriority(child.pid);
    const message = await outcome;
    if (message === null) return;
    const seconds = Math.round((performance.now() - started) / 1000);
    say(
      message === 'drawn'
        ? `All pictures are drawn, in ${String(seconds)} s.`
        : `Drawing pictures ahead has ended: ${message}. Each is drawn when it is first asked for.`,
    );
  }

  const ended = draw().catch((error: unknown) => {
    say(`Pictures are not drawn ahead: ${error instanceof Error ? error.message : String(error)}`);
  });
  return {
    ended,
    stop: async () => {
      isStopped = true;
      child?.kill('SIGTERM');
      const killer = setTimeout(() => child?.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(killer);
    },
  };
}

/** What became of the program: `drawn`, why not all is, or null when it was asked to end. */
function outcomeOf(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let told: string | null = null;
    child.on('message', (message) => {
      told = isFailure(message) ? message.failed : 'drawn';
    });
    child.once('exit', (code) => {
      resolve(told ?? (code === 0 ? null : 'its process was ended'));
    });
    // The program could not even be started.
    child.once('error', (error) => {
      resolve(error.message);
    });
  });
}

function isFailure(message: unknown): message is { readonly failed: string } {
  return typeof message === 'object' && message !== null && 'failed' in message;
}
