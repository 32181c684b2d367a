import type { Readable } from 'node:stream';

/** A body that was read whole, or why it was not: larger than allowed, or the sender broke off. */
export type BodyBytes = Buffer | 'too-large' | 'cut';

/**
 * Reads a body into memory. What lies past `most` bytes is thrown away as it comes, so that the
 * sender can still be answered and nothing of it is kept.
 */
export function readAtMost(body: Readable, most: number): Promise<BodyBytes> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (result: BodyBytes) => {
      body.off('data', take).off('end', finish).off('close', breakOff);
      body.resume();
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) settle('too-large');
      else chunks.push(chunk);
    };
    const finish = () => settle(Buffer.concat(chunks));
    const breakOff = () => settle('cut');
    // A sender that breaks off is an error of the stream first and its end right after.
    body.on('error', () => undefined);
    body.on('data', take).on('end', finish).on('close', breakOff);
  });
}
