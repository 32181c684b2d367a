import type { IncomingMessage } from 'node:http';
import { DISCARDED_BYTES_MAX } from '../limits/limits.ts';

/**
 * Reads the rest of a rejected body without storing it: many clients read the response only after they have
 * sent everything, and lose it when the connection is closed before. Returns early when the rest is longer
 * than the limit; the request timeout of the server ends a slow one.
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  const declared = Number(request.headers['content-length'] ?? 0);
  if (request.complete || request.destroyed || declared > DISCARDED_BYTES_MAX) return;
  await new Promise<void>((resolve) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= DISCARDED_BYTES_MAX) return;
      request.pause();
      resolve();
    });
    request.once('close', resolve);
    request.once('end', resolve);
    request.resume();
  });
}
