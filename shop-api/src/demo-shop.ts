import { join } from 'node:path';
import type { Settings } from './config.ts';
import type { Database } from './db/database.ts';
import type { PictureService } from './drawing/picture-service.ts';

// The demo catalogue and its renderer are large, and most starts need neither: both are loaded when
// they are first used.

/** Fills an empty database with the demo shop. */
export async function seedDemo(db: Database, settings: Settings): Promise<void> {
  const { seedShop } = await import('./seed/seed-shop.ts');
  await seedShop(db, settings.storeUrl);
}

/** The pictures of the demo shop, drawn once and kept in the folder `pictures` of the data folder. */
export function demoPictures(settings: Settings): PictureService {
  let loading: Promise<PictureService> | undefined;
  const load = async () => {
    const { createPictureService } = await import('./drawing/picture-service.ts');
    const { drawCataloguePicture } = await import('./seed/catalogue-pictures.ts');
    const directory = join(settings.dataDir, 'pictures');
    return createPictureService({ directory, drawingOf: drawCataloguePicture });
  };
  const service = () => (loading ??= load());
  return {
    pictureFor: async (path, width, format) => (await service()).pictureFor(path, width, format),
    placeholderFor: async (path) => (await service()).placeholderFor(path),
  };
}
