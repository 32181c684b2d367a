import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

/** During a turn of the event loop that takes longer, in ms, a connection may have arrived. */
const QUIET_MS = 0.05;

/** How long a quiet turn is waited for, in ms. */
const TIMEOUT_MS = 1_000;

/**
 * Accepts no new connections; open ones stay. The system cuts connections that it has established but that the server has
 * not accepted yet, with the requests that they have brought; a proxy must not send those twice. So the server stops
 * right after a turn of the event loop that had none to accept, and requests wait until then: work at them would
 * leave no turn quiet.
 */
export async function stopListening(server: Server): Promise<void> {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  const handlers = server.listeners('request') as Parameters<Server['on']>[1][];
  server.removeAllListeners('request');
  server.on('request', (...request) => waiting.push(request));
  await warmUp();
  await closeWhenQuiet(server);
  server.removeAllListeners('request');
  for (const handler of handlers) server.on('request', handler);
  for (const request of waiting) server.emit('request', ...request);
}

/** Closes another listener first: code that runs for the first time is compiled, which takes longer than the turn. */
async function warmUp(): Promise<void> {
  const listener = new NetServer().listen(0, '127.0.0.1');
  try {
    await once(listener, 'listening');
  } catch {
    // A process without a free file descriptor stops all the same.
    return;
  }
  await closeWhenQuiet(listener);
}

async function closeWhenQuiet(server: NetServer): Promise<void> {
  let accepted = 0;
  const onConnection = () => {
    accepted += 1;
  };
  server.on('connection', onConnection);
  const end = performance.now() + TIMEOUT_MS;
  for (let isQuiet = false; !isQuiet;) {
    // Who has just slept is not the one whose turn the system interrupts.
    await delay(1);
    const [before, started] = [accepted, performance.now()];
    await nextTurn();
    const now = performance.now();
    isQuiet = (accepted === before && now - started < QUIET_MS) || now > end;
    // Not the close of http: it cuts idle connections, also those whose next request is on its way.
    if (isQuiet) NetServer.prototype.close.call(server);
  }
  server.off('connection', onConnection);
}
