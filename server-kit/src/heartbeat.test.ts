import { fork, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchHeartbeats } from './heartbeat.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

const BEAT = { heartbeat: true };

function watched() {
  const child = new EventEmitter();
  const onHung = vi.fn();
  watchHeartbeats(child, onHung, 1_000);
  return { child, onHung };
}

describe('watchHeartbeats', () => {
  it('reports a process once whose heartbeats stop', () => {
    const { child, onHung } = watched();
    child.emit('message', BEAT);
    vi.advanceTimersByTime(900);
    child.emit('message', BEAT);
    vi.advanceTimersByTime(900);
    expect(onHung).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onHung).toHaveBeenCalledOnce();
  });

  it('does not report a process that has sent no heartbeat or has exited', () => {
    const [silent, exited] = [watched(), watched()];
    silent.child.emit('message', { ready: true });
    exited.child.emit('message', BEAT);
    exited.child.emit('exit');
    vi.advanceTimersByTime(60_000);
    expect(silent.onHung).not.toHaveBeenCalled();
    expect(exited.onHung).not.toHaveBeenCalled();
  });

  it('restarts the time limit after this process was stopped itself', () => {
    const { child, onHung } = watched();
    child.emit('message', BEAT);
    const stopped = 60_000;
    const { now } = performance;
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + stopped);
    vi.advanceTimersByTime(900);
    expect(onHung).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(onHung).toHaveBeenCalledOnce();
  });
});

describe('announceReady', () => {
  it('sends the ready message, then heartbeats, and does not prevent the exit', async () => {
    const program = new URL('./heartbeat.ts', import.meta.url).href;
    const code = `import('${program}').then(({ announceReady }) => {
      announceReady('http://shop', 10);
      setTimeout(() => {}, 50);
    })`;
    const argv = ['--import', import.meta.resolve('tsx')];
    const child = fork('-e', [code], { execArgv: argv });
    const messages: unknown[] = [];
    child.on('message', (message) => messages.push(message));
    const [exitCode]: unknown[] = await once(child, 'exit');
    expect(exitCode).toBe(0);
    expect(messages.slice(0, 3)).toEqual([{ ready: true, url: 'http://shop' }, BEAT, BEAT]);
  });

  it('does not end a process that sends a message while its parent exits', async () => {
    const program = new URL('./heartbeat.ts', import.meta.url).href;
    // Blocked meanwhile, it detects the closed channel only by writing to it.
    const code = `import('${program}').then(({ announceReady }) => {
      announceReady('http://shop');
      const end = Date.now() + 200;
      while (Date.now() < end);
      announceReady('http://shop');
    })`;
    const argv = ['--import', import.meta.resolve('tsx')];
    const child = fork('-e', [code], { execArgv: argv });
    await once(child, 'message');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

describe('watchParent', () => {
  const program = new URL('./heartbeat.ts', import.meta.url).href;
  const watch = `import('${program}').then(({ watchParent }) => {
    setTimeout(() => process.exit(3), 5_000);
    watchParent(() => process.exit(7));
    process.send?.('watches', () => undefined);
  })`;
  const execArgv = ['--import', import.meta.resolve('tsx')];

  it('calls the callback when the parent process exits', async () => {
    const child = fork('-e', [watch], { execArgv });
    await once(child, 'message');
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('calls the callback when the parent process has exited before', async () => {
    const late = `if (process.connected) process.once('disconnect', () => setImmediate(start)); else start();
      function start() { ${watch} }`;
    const child = fork('-e', [late], { execArgv });
    child.disconnect();
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('does not call the callback in a program that was started without a channel', async () => {
    const code = `${watch}.then(() => process.exit(0))`;
    const child = spawn(process.execPath, [...execArgv, '-e', code], { stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});
