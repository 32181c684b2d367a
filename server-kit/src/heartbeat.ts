import type { EventEmitter } from 'node:events';

/** Interval of the heartbeats of a process, in ms. */
const EVERY_MS = 5_000;

/** A process without a heartbeat for this time hangs, in ms; on a busy machine heartbeats are late. */
export const HUNG_AFTER_MS = 30_000;

/** The message of a program that has started to listen. */
interface ReadyMessage {
  readonly ready: true;
  readonly url: string;
}

/** Whether a message of a process that was started is that of `announceReady`. */
export const isReady = (message: unknown): message is ReadyMessage =>
  typeof message === 'object' &&
  message !== null &&
  'ready' in message &&
  message.ready === true &&
  'url' in message &&
  typeof message.url === 'string';

/** Sends a message to the process that started this one. It may have exited, which is no error of this process. */
function send(message: object): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Reports to the process that started this one that it listens at `url`, then sends heartbeats. */
export function announceReady(url: string, everyMs = EVERY_MS): void {
  send({ ready: true, url } satisfies ReadyMessage);
  sendHeartbeats(everyMs);
}

/** Sends heartbeats to the process that started this one: its event loop runs. */
export function sendHeartbeats(everyMs = EVERY_MS): void {
  const beat = () => {
    send({ heartbeat: true });
  };
  beat();
  setInterval(beat, everyMs).unref();
}

/**
 * Calls `onGone` once when the process that started this one is gone and can no longer stop it, also when that
 * happened before the call.
 */
export function watchParent(onGone: () => void): void {
  process.once('disconnect', onGone);
  // Only a process that was started with a channel can send.
  if (process.send !== undefined && !process.connected) onGone();
}

/** Calls `onHung` once when a process that has sent heartbeats sends none any more, until it exits. */
export function watchHeartbeats(
  child: EventEmitter,
  onHung: () => void,
  hungAfterMs = HUNG_AFTER_MS,
): void {
  const every = hungAfterMs / 4;
  let last = Infinity;
  let checked = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // This process was stopped itself, perhaps with its children, as in a paused container: the time starts again.
    if (now - checked > 2 * every && last < now) last = now;
    checked = now;
    if (now - last < hungAfterMs) return;
    clearInterval(timer);
    onHung();
  }, every);
  timer.unref();
  child.on('message', (message: unknown) => {
    if (isHeartbeat(message)) last = performance.now();
  });
  child.once('exit', () => {
    clearInterval(timer);
  });
}

const isHeartbeat = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'heartbeat' in message;
