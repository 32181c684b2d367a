import { settingsOfProcess } from '@gawai/shop-api/config';
import { openPictureStore } from './demo-pictures.ts';
import { drawMissing, missingFiles } from './drawing/render-missing.ts';
import { removeOutdated } from './drawing/picture-files.ts';
import { drawOnOneThread } from './drawing/rasterise.ts';
import { drawCataloguePicture } from './seed/catalogue-pictures.ts';
import { picturesInOrder } from './seed/picture-order.ts';

// The process that `pre-render.ts` starts: it renders what is missing in the folder of the settings, sends the
// number of files, and exits. It may be killed at any time: the next one continues where it stopped.

const end = () => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end);
process.once('disconnect', end);
// The parent may have exited while this module was being loaded.
if (!process.connected) end();

drawOnOneThread();
try {
  // Pictures of other machines cannot be read while the storage is away; they are drawn again.
  const store = await openPictureStore(settingsOfProcess());
  const pictures = picturesInOrder();
  const missing = await missingFiles(store.directory, pictures);
  const drawn = await drawMissing(store, missing, drawCataloguePicture);
  await removeOutdated(store.directory, pictures);
  process.send?.({ drawn }, end);
} catch (error) {
  process.send?.({ failed: error instanceof Error ? error.message : String(error) }, end);
}
