import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Turns of the event loop in which a quiet one is waited for. */
const TURNS = { min: 2, max: 200 } as const;

/** A turn that takes longer, in ms, has done so much that a connection may have come meanwhile. */
const QUIET_MS = 0.5;

/**
 * Takes no new connections; open ones go on. The system cuts connections that it has made but that the server has
 * not accepted yet, with the requests that they have brought. So the server stops right after a turn of the event
 * loop that had none to accept; each turn accepts one.
 */
export async function stopListening(server: Server): Promise<void> {
  let isQuiet = false;
  const onConnection = () => {
    isQuiet = false;
  };
  server.on('connection', onConnection);
  for (let turn = 1; turn <= TURNS.max && !isQuiet; turn += 1) {
    const started = performance.now();
    isQuiet = turn >= TURNS.min;
    await nextTurn();
    if (performance.now() - started > QUIET_MS) isQuiet = false;
  }
  server.off('connection', onConnection);
  // Not the close of http: it cuts idle connections, also those whose next request is on its way.
  Server.prototype.close.call(server);
}
