import { join } from 'node:path';
import type { Settings } from '@gawai/shop-api/config';
import { openFileStorage } from '@gawai/shop-api/storage/open-file-storage';
import type { PictureService } from '@gawai/shop-api/resources/picture/picture-service';
import type { Warn } from '@gawai/shop-api/start';
import { markAt } from './drawing/marks/mark-files.ts';
import { createPictureService } from './drawing/picture-service.ts';
import { PictureStore, type OnStorageError } from './drawing/picture-store.ts';
import { pictureFacts } from './seed/picture-facts.ts';

/** The store of rendered pictures: the data folder, and the object storage of the settings. */
export async function openPictureStore(
  settings: Settings,
  onError?: OnStorageError,
): Promise<PictureStore> {
  const shared = settings.objectStorage === null ? null : await openFileStorage(settings);
  return new PictureStore(join(settings.dataDir, 'pictures'), shared, onError);
}

/**
 * The pictures of the demo shop: wordmarks as they are, and the catalogue's, each rendered once and stored
 * in the store. The renderer is large, so it is loaded with the first picture that is not stored yet.
 */
export function demoPictures(store: PictureStore, warn: Warn): PictureService {
  const drawn = createPictureService({
    store,
    factsOf: pictureFacts,
    draw: async (plain, width, format) => {
      const { drawCatalogueFile } = await import('./seed/draw-catalogue-file.ts');
      return drawCatalogueFile(plain, width, format);
    },
    onNotStored: (error) => warn(error, 'a rendered picture could not be stored'),
  });
  return {
    pictureFor: async (path, width, format) =>
      markAt(path) ?? (await drawn.pictureFor(path, width, format)),
    sizeOf: (path) => drawn.sizeOf(path),
    colourOf: (path) => drawn.colourOf(path),
  };
}
