import { fork, type ChildProcess } from 'node:child_process';
import type { PictureStore } from './drawing/picture-store.ts';
import { missingFiles } from './drawing/render-missing.ts';
import { giveLowestPriority, NEEDS_OWN_SESSION } from './lowest-priority.ts';
import { listedPictures } from './seed/picture-facts.ts';

const PROGRAM = import.meta.url.endsWith('.ts')
  ? new URL('./pre-render-process.ts', import.meta.url)
  : new URL('./pre-render-process.js', import.meta.url);
/** How long the process may take to stop before it is killed, in ms. */
const STOP_TIMEOUT_MS = 2_000;

/** Pictures that are being rendered while the shop is open. */
export interface PreRendering {
  /** Resolves when all are rendered, or rendering has ended for another reason. */
  readonly ended: Promise<void>;
  /** Ends rendering at once; the next start continues where it stopped. */
  readonly stop: () => Promise<void>;
}

/**
 * Renders the pictures of the demo shop that are not stored yet, in a process of its own with the lowest
 * priority: requests never wait for it, and a picture requested meanwhile is rendered by the shop at
 * once. Starts nothing when all are stored. `print` receives one line at the start and one at the end.
 */
export function preRender(
  { directory }: PictureStore,
  print: (line: string) => void,
): PreRendering {
  let child: ChildProcess | undefined;
  let isStopped = false;

  async function render(): Promise<void> {
    const missing = await missingFiles(directory, listedPictures());
    const files = missing.reduce((sum, one) => sum + one.files.length, 0);
    if (files === 0 || isStopped) return;
    print(`Rendering ${String(files)} pictures in the background; the shop is open meanwhile.`);
    const started = performance.now();
    child = fork(PROGRAM, [directory], { detached: NEEDS_OWN_SESSION });
    const outcome = outcomeOf(child);
    if (child.pid !== undefined) await giveLowestPriority(child.pid);
    const message = await outcome;
    if (message === null) return;
    const seconds = Math.round((performance.now() - started) / 1000);
    print(
      message === 'rendered'
        ? `All pictures are rendered, in ${String(seconds)} s.`
        : `Rendering in the background has ended: ${message}. Each picture is rendered with its first request.`,
    );
  }

  const ended = render().catch((error: unknown) => {
    print(
      `Pictures are not rendered in the background: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
  return {
    ended,
    stop: async () => {
      isStopped = true;
      child?.kill('SIGTERM');
      const killer = setTimeout(() => child?.kill('SIGKILL'), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(killer);
    },
  };
}

/** How the process ended: `rendered`, the reason of a failure, or null when it was stopped. */
function outcomeOf(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let result: string | null = null;
    child.on('message', (message) => {
      result = isFailure(message) ? message.failed : 'rendered';
    });
    child.once('exit', (code) => {
      resolve(result ?? (code === 0 ? null : 'its process was ended'));
    });
    // The process could not be started.
    child.once('error', (error) => {
      resolve(error.message);
    });
  });
}

function isFailure(message: unknown): message is { readonly failed: string } {
  return typeof message === 'object' && message !== null && 'failed' in message;
}
