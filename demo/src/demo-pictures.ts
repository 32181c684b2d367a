import { join } from 'node:path';
import type { Settings } from '@gawai/shop-api/config';
import type { PictureService } from '@gawai/shop-api/resources/picture/picture-service';
import type { Warn } from '@gawai/shop-api/start';
import { markAt } from './drawing/marks/mark-files.ts';
import { createPictureService } from './drawing/picture-service.ts';
import { pictureFacts } from './seed/picture-facts.ts';

/** The folder in which rendered pictures are stored. */
export function picturesFolder(settings: Settings): string {
  return join(settings.dataDir, 'pictures');
}

/**
 * The pictures of the demo shop: wordmarks as they are, and the catalogue's, each rendered once and stored
 * in the data folder. The renderer is large, so it is loaded with the first picture that is not stored yet.
 */
export function demoPictures(settings: Settings, warn: Warn): PictureService {
  const drawn = createPictureService({
    directory: picturesFolder(settings),
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
