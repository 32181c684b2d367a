import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photo } from '../../../test-kit/receipts.ts';
import { receiptPicture } from './receipt-picture.ts';

/**
 * The maximum number of pictures that sharp processes or has queued. Not their sum: a picture moves from one counter
 * to the other while both are read.
 */
function watchSharp() {
  let most = 0;
  const count = () => {
    const { queue, process } = sharp.counters();
    most = Math.max(most, queue, process);
  };
  sharp.queue.on('change', count);
  return { most: () => most, stop: () => sharp.queue.off('change', count) };
}

describe('receiptPicture', () => {
  it('decodes one picture at a time', async () => {
    const bytes = await photo('jpeg', { width: 600, height: 400 });
    const watch = watchSharp();
    const pictures = await Promise.all(Array.from({ length: 8 }, () => receiptPicture(bytes)));
    watch.stop();
    expect(watch.most()).toBe(1);
    expect(pictures.map((picture) => picture?.contentType)).toEqual(Array(8).fill('image/jpeg'));
  });

  it('disables the picture cache of sharp', () => {
    expect(sharp.cache().memory.max).toBe(0);
  });
});
