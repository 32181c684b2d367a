import { join } from 'node:path';
import type { Settings } from './config.ts';
import { markAt } from './drawing/marks/mark-files.ts';
import { createPictureService } from './drawing/picture-service.ts';
import type { PictureService } from './drawing/picture-service.ts';
import { pictureFacts } from './seed/picture-facts.ts';
import type { Shop } from './shop.ts';

// The demo catalogue and its renderer are large, and most starts need neither: both are loaded when
// they are first used.

/** Fills the empty database of a shop with the demo shop. */
export async function seedDemo(shop: Omit<Shop, 'secrets'>): Promise<void> {
  const { seedShop } = await import('./seed/seed-shop.ts');
  await seedShop(shop);
}

/** Where the drawn pictures are kept. */
export function picturesFolder(settings: Settings): string {
  return join(settings.dataDir, 'pictures');
}

/**
 * The pictures of the demo shop: wordmarks as they are, and the catalogue's, each drawn once and kept in
 * the data folder. `onNotKept` receives the error of pictures that could not be written there.
 */
export function demoPictures(
  settings: Settings,
  onNotKept: (error: unknown) => void,
): PictureService {
  const drawn = createPictureService({
    directory: picturesFolder(settings),
    factsOf: pictureFacts,
    draw: async (plain, width, format) => {
      const { drawCatalogueFile } = await import('./seed/draw-catalogue-file.ts');
      return drawCatalogueFile(plain, width, format);
    },
    onNotKept,
  });
  return {
    pictureFor: async (path, width, format) =>
      markAt(path) ?? (await drawn.pictureFor(path, width, format)),
    colourOf: (path) => drawn.colourOf(path),
  };
}
