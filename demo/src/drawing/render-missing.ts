import { storedNames, usualFiles, type DrawnPicture, type PictureFile } from './picture-files.ts';
import type { PictureStore } from './picture-store.ts';
import { encode, render } from './rasterise.ts';
import type { Scene } from './scenes/studio.ts';

/** The files that are still to be drawn, with their pictures. */
export interface MissingFiles {
  readonly picture: DrawnPicture;
  readonly files: readonly PictureFile[];
}

/** The files in usual widths and formats of these pictures that this machine does not have yet, in their order. */
export async function missingFiles(
  directory: string,
  pictures: readonly DrawnPicture[],
): Promise<readonly MissingFiles[]> {
  const stored = await storedNames(directory);
  return pictures
    .map((picture) => ({
      picture,
      files: usualFiles(picture).filter(({ name }) => !stored.has(name)),
    }))
    .filter(({ files }) => files.length > 0);
}

/**
 * Draws what is missing, one picture after the other, and stores it; files that another machine or a request has drawn
 * meanwhile are left out. Returns the number of files drawn. Throws when the disk is full.
 */
export async function drawMissing(
  store: PictureStore,
  missing: readonly MissingFiles[],
  sceneOf: (plain: string) => Scene | undefined,
): Promise<number> {
  let drawn = 0;
  for (const { picture, files } of missing) {
    const wanted = await stillMissing(store, files);
    const scene = wanted.length === 0 ? undefined : sceneOf(picture.plain);
    if (scene === undefined) continue;
    const pixels = await render(scene, Math.max(...wanted.map(({ width }) => width)));
    for (const file of wanted) {
      await store.put(file, await encode(pixels, file.width, file.format));
      drawn += 1;
    }
  }
  return drawn;
}

async function stillMissing(
  store: PictureStore,
  files: readonly PictureFile[],
): Promise<readonly PictureFile[]> {
  const stored = await Promise.all(files.map((file) => store.get(file)));
  return files.filter((_, index) => stored[index] === undefined);
}
