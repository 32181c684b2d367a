import { drawMissing, missingFiles } from './drawing/draw-ahead.ts';
import { removeOutdated } from './drawing/picture-files.ts';
import { drawOnOneThread } from './drawing/rasterise.ts';
import { drawCataloguePicture } from './seed/catalogue-pictures.ts';
import { picturesInOrder } from './seed/picture-order.ts';

// The program that `demo-drawing.ts` starts: it draws what is missing in the folder it is given, tells
// how many files that were, and ends. It may be ended at any time: the next one goes on where it was.

const end = () => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
process.once('disconnect', end);
// The shop may have gone while this program was still being loaded.
if (!process.connected) end();

const [, , directory = ''] = process.argv;
drawOnOneThread();
try {
  const pictures = picturesInOrder();
  const missing = await missingFiles(directory, pictures);
  const drawn = await drawMissing(directory, missing, drawCataloguePicture);
  await removeOutdated(directory, pictures);
  process.send?.({ drawn }, end);
} catch (error) {
  process.send?.({ failed: error instanceof Error ? error.message : String(error) }, end);
}
